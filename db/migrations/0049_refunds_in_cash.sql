-- Money can go back over the desk: the entry of the register is its way and its name, and needs no account of a bank.
alter table refunds drop constraint refunds_method_check;
alter table refunds add constraint refunds_method_check check (method in ('provider', 'transfer', 'cash'));
alter table refunds drop constraint refunds_check2;
alter table refunds add constraint refunds_transfer_has_payee
  check (method <> 'transfer' or state <> 'succeeded' or (payee_iban is not null and payee_name is not null));
alter table refunds add constraint refunds_cash_has_gone
  check (method <> 'cash' or (state = 'succeeded' and provider_ref is not null));

-- What an order has paid is what came for it and has not gone back; until now refunds left it as it was. Counted are those
-- whose order knows of them, everything else is counted when it hears of it.
update orders set paid_minor = greatest(0, orders.paid_minor - gone.minor)
from (
  select payments.subject_ref, sum(refunds.amount_minor - refunds.surcharge_minor) as minor
  from refunds
  join payment_attempts on payment_attempts.id = refunds.attempt_id
  join payments on payments.id = payment_attempts.payment_id
  where payments.subject_kind = 'order' and refunds.state = 'succeeded' and refunds.account = 'receivable'
    and refunds.cause <> 'excess'
    and exists (
      select from order_history
      where order_history.order_id::text = payments.subject_ref and order_history.kind = 'refunded'
        and order_history.facts ->> 'refundRef' = refunds.ref
    )
  group by payments.subject_ref
) gone
where gone.subject_ref = orders.id::text;

-- What an order owes again after money went back stands beside the part that was paid with it: what is still to be paid and
-- what is paid are together never more than it costs.
create or replace function check_payment_parts() returns trigger language plpgsql as $$
begin
  if (
      select coalesce(sum(amount_minor), 0) from order_payment_parts
      where order_id = new.order_id and withdrawn_at is null and paid_at is null
    ) + (select paid_minor from orders where id = new.order_id)
    > (select total_minor from orders where id = new.order_id) then
    raise exception 'the parts of an order are more than it costs'
      using errcode = 'check_violation', constraint = 'order_payment_parts_fit';
  end if;
  return null;
end
$$;
