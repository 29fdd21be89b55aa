-- What staff deleted, whole, for the quarter of an hour in which they may bring it back.
create table removed_rows (
  id uuid primary key default gen_random_uuid(),
  table_name text not null,
  record jsonb not null,
  removed_at timestamptz not null
);
create index removed_rows_oldest on removed_rows (removed_at);
