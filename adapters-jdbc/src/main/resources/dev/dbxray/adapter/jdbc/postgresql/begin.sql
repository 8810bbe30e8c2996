-- Everything is read as of one moment, and nothing can be written.
set transaction isolation level repeatable read, read only
