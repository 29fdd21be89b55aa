-- Cards live until two days after the return and choices for them ninety, also when the return moves.
create or replace function move_traveller_cards() returns trigger language plpgsql as $$
begin
  update traveller_cards set until = new.returns_on + 2
  where passenger_id in (
    select passengers.id from passengers
    join order_items on order_items.id = passengers.order_item_id
    where order_items.departure_id = new.id
  );
  update traveller_card_choices set forget_on = new.returns_on + 90
  where passenger_id in (
    select passengers.id from passengers
    join order_items on order_items.id = passengers.order_item_id
    where order_items.departure_id = new.id
  );
  return null;
end
$$;
