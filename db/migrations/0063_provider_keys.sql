-- Keys of providers that staff gave, beside those of the surroundings of the program. Sealed; nobody reads them again
-- but the program itself.
create table provider_keys (
  name text primary key check (name ~ '^[A-Z][A-Z0-9_]{2,40}$'),
  value_sealed text not null,
  changed_at timestamptz not null default now()
);
