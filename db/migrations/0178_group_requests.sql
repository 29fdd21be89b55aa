-- What a group came of, and how many people are expected before its list is there.
alter table agent_groups
  add column request_kind text check (request_kind in ('call', 'message', 'information', 'reservation')),
  add column request_id text,
  add column expected int check (expected > 0),
  add constraint agent_groups_request_whole check ((request_kind is null) = (request_id is null));
create unique index agent_groups_request on agent_groups (request_kind, request_id) where request_kind is not null;
