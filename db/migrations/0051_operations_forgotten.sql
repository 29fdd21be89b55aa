-- What staff wrote about a traveller may be about health: it goes ninety days after the return, whatever else is kept.
alter table operation_travellers add column forget_note_on date;

update operation_travellers
set forget_note_on = (
  select departures.returns_on + 90
  from passengers
  join order_items on order_items.id = passengers.order_item_id
  join departures on departures.id = order_items.departure_id
  where passengers.id = operation_travellers.passenger_id
);

create index operation_travellers_forget_note on operation_travellers (forget_note_on) where note <> '';

-- Whoever is made unrecognisable in the orders leaves nothing in the workspace either.
create function forget_operation_traveller() returns trigger language plpgsql as $$
begin
  delete from operation_travellers where passenger_id = new.id;
  delete from operation_check_ins where passenger_id = new.id;
  update operation_travellers set mahram_id = null where mahram_id = new.id;
  return null;
end
$$;

create trigger passengers_forget_operation_traveller
after update of identity_removed_at on passengers
for each row when (new.identity_removed_at is not null and old.identity_removed_at is null)
execute function forget_operation_traveller();
