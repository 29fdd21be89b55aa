-- An order may have been paid more than it costs now: its price fell below what came. Nothing is open then, and what is above
-- the price is due to go back; only what is still asked for must fit. Until now the open parts of such an order could not be
-- withdrawn.
create or replace function check_payment_parts() returns trigger language plpgsql as $$
declare
  open_minor bigint := (
    select coalesce(sum(amount_minor), 0) from order_payment_parts
    where order_id = new.order_id and withdrawn_at is null and paid_at is null
  );
begin
  if open_minor > 0 and open_minor + (select paid_minor from orders where id = new.order_id)
    > (select total_minor from orders where id = new.order_id) then
    raise exception 'the parts of an order are more than it costs'
      using errcode = 'check_violation', constraint = 'order_payment_parts_fit';
  end if;
  return null;
end
$$;
