-- What is handed over to travellers before a journey, and their passports while somebody else has them. Without a row
-- nothing was handed over; an empty holder is the traveller.
create table operation_items (
  passenger_id uuid not null references passengers (id) on delete cascade,
  -- 'passport', or the key of a thing of the setting.
  item text not null check (item <> ''),
  departs_on date not null references operation_dates (departs_on),
  returns_on date not null,
  holder text not null default '',
  since timestamptz not null,
  noted_by text not null,
  primary key (passenger_id, item)
);
create index operation_items_returns_on on operation_items (returns_on);

-- Whoever is made unrecognisable in the orders leaves nothing of it.
create function forget_operation_items() returns trigger language plpgsql as $$
begin
  delete from operation_items where passenger_id = new.id;
  return null;
end
$$;

create trigger passengers_forget_operation_items
after update of identity_removed_at on passengers
for each row when (new.identity_removed_at is not null and old.identity_removed_at is null)
execute function forget_operation_items();
