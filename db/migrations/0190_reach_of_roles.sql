-- The offices of an agency, and how far the roles it made itself reach: everybody's customers, those of the branch, or one's own.
create table branches (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name <> ''),
  name_key text not null unique,
  created_at timestamptz not null
);

alter table users add column branch_id uuid references branches (id) on delete set null;
create index users_branch on users (branch_id) where branch_id is not null;

alter table staff_roles
  add column reach text not null default 'everybody' check (reach in ('own', 'branch', 'everybody'));

-- Who looks after the customer of an order; nobody while it came from the site and was handed to nobody.
alter table orders add column keeper_id uuid references users (id) on delete set null;
create index orders_keeper on orders (keeper_id) where keeper_id is not null;

update orders set keeper_id = users.id
from order_history
join users on users.id::text = order_history.facts ->> 'staff' and users.is_admin
where order_history.order_id = orders.id and order_history.kind = 'placed';

update orders set keeper_id = users.id
from agent_offers
join users on users.id = agent_offers.created_by and users.is_admin
where agent_offers.order_id = orders.id and agent_offers.agency_id is null and orders.keeper_id is null;
