-- An offer without an agency is our own: staff write it for somebody who asked, and whoever accepts it has an order.
alter table agent_offers alter column agency_id drop not null;
alter table agent_offers
  add column request_kind text check (request_kind in ('call', 'message', 'information', 'reservation')),
  -- The public number of the request; requests are forgotten after a year, so nothing refers to their rows.
  add column request_id text,
  add column order_id uuid unique references orders (id),
  add check ((request_kind is null) = (request_id is null)),
  add check (agency_id is null or (order_id is null and request_id is null));
create index agent_offers_request on agent_offers (request_id, request_kind) where request_id is not null;
create index agent_offers_house on agent_offers (created_at desc, id) where agency_id is null;

-- Calls and messages become orders as questions do.
alter table call_requests add column order_id uuid references orders (id) on delete set null;
alter table contact_messages add column order_id uuid references orders (id) on delete set null;
