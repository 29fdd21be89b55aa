-- The deposit that was offered with the order, and when the rest is due then. Both or none.
alter table orders
  add column deposit_minor bigint check (deposit_minor > 0),
  add column rest_due_on date,
  add constraint orders_deposit_is_dated check ((deposit_minor is null) = (rest_due_on is null));

-- What an order is paid in: one part for those who pay at once, deposit and rest, or a plan of staff. A part is one
-- payment with an amount that never changes; whoever changes the plan withdraws parts and adds others.
create table order_payment_parts (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id) on delete cascade,
  position int not null check (position >= 0),
  amount_minor bigint not null check (amount_minor > 0),
  -- Empty: at once, while the seats are held.
  due_on date,
  payment_token text not null unique references payments (token),
  -- Somebody who takes over this share; empty for the customer.
  payer_name text,
  payer_email text,
  created_at timestamptz not null default now(),
  paid_at timestamptz,
  withdrawn_at timestamptz,
  -- Where the old address of a withdrawn part leads.
  replaced_by uuid references order_payment_parts (id),
  unique (order_id, position),
  check (paid_at is null or withdrawn_at is null),
  check ((payer_name is null) = (payer_email is null)),
  check (replaced_by is null or withdrawn_at is not null)
);
create index order_payment_parts_due on order_payment_parts (due_on) where paid_at is null and withdrawn_at is null;

-- Never more to be paid than the order costs, whatever a program believes; looked at when the transaction ends, because
-- a change of plan withdraws and adds.
create function check_payment_parts() returns trigger language plpgsql as $$
begin
  if (select sum(amount_minor) from order_payment_parts where order_id = new.order_id and withdrawn_at is null)
    > (select total_minor from orders where id = new.order_id) then
    raise exception 'the parts of an order are more than it costs'
      using errcode = 'check_violation', constraint = 'order_payment_parts_fit';
  end if;
  return null;
end
$$;

create constraint trigger order_payment_parts_fit after insert or update on order_payment_parts
  deferrable initially deferred for each row execute function check_payment_parts();

-- Which reminders of a part were written: one for each number of days before it is due.
create table order_payment_reminders (
  part_id uuid not null references order_payment_parts (id) on delete cascade,
  days_before int not null check (days_before >= 0),
  sent_at timestamptz not null default now(),
  primary key (part_id, days_before)
);

-- Orders that were placed before there were parts are paid in one.
insert into order_payment_parts (order_id, position, amount_minor, payment_token, created_at, paid_at)
select orders.id, 0, least(payments.amount_minor, orders.total_minor), payments.token, payments.created_at,
  case when orders.confirmed_at is not null then coalesce(payments.paid_at, orders.confirmed_at) end
from orders
join (select distinct on (subject_ref) * from payments where subject_kind = 'order' order by subject_ref, created_at) payments
  on payments.subject_ref = orders.id::text
where orders.total_minor > 0;
