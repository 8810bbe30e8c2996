set lock_timeout 60000
