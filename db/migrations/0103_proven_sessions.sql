-- When whoever has a session last showed the password or a second factor; null where that is not known any more: the
-- session lay idle since, or a program of before began it. Calls that sign in as a program keep their token themselves.
alter table sessions
  add column proven_at timestamptz,
  add column is_program boolean not null default false;
