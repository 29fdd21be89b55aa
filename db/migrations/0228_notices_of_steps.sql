-- On which days the customer of an order was written to about what is to be done or paid: one mail a day at most.
create table order_mail_days (
  order_id uuid not null references orders (id) on delete cascade,
  day date not null,
  primary key (order_id, day)
);

-- Of which step was told, so many days after its last safe day, or before it where that is negative. A last day that moves
-- is told anew.
create table step_notices (
  order_id uuid not null references orders (id) on delete cascade,
  -- The traveller; empty for who pays.
  person text not null,
  step text not null,
  last_day date not null,
  days_after int not null,
  told_at timestamptz not null,
  primary key (order_id, person, step, last_day, days_after)
);
