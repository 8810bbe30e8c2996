CREATE TABLE organizations (id integer PRIMARY KEY);
CREATE TABLE users (
  id serial PRIMARY KEY,
  email varchar(255) NOT NULL,
  organization_id integer REFERENCES organizations
);
