-- What is kept for ninety days after the return of a journey, or is due on the day of it, follows when the return moves.
create function move_road_marks() returns trigger language plpgsql as $$
begin
  update road_counts set forget_on = new.returns_on + 90 where departure_id = new.id;
  update road_luggage set forget_on = new.returns_on + 90 where departure_id = new.id;
  update road_incidents set forget_on = new.returns_on + 90 where departure_id = new.id;
  return null;
end
$$;

create trigger departures_move_road_marks
after update of returns_on on departures
for each row when (new.returns_on is distinct from old.returns_on)
execute function move_road_marks();

-- Notes about travellers, and what was handed over to them: passports that are still held are asked for on the last day.
create function move_operation_travellers() returns trigger language plpgsql as $$
begin
  update operation_travellers set forget_note_on = new.returns_on + 90
  where passenger_id in (
    select passengers.id from passengers
    join order_items on order_items.id = passengers.order_item_id
    where order_items.departure_id = new.id
  );
  update operation_items set returns_on = new.returns_on
  where passenger_id in (
    select passengers.id from passengers
    join order_items on order_items.id = passengers.order_item_id
    where order_items.departure_id = new.id
  );
  update operation_room_lists set forget_on = greatest(forget_on, new.returns_on + 90)
  where departs_on = new.departs_on;
  return null;
end
$$;

create trigger departures_move_operation_travellers
after update of returns_on on departures
for each row when (new.returns_on is distinct from old.returns_on)
execute function move_operation_travellers();
