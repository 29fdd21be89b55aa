-- Who leads groups on the road: an account may have a page of its own for the departures that it is named for as a guide.
alter table users add column is_leader boolean not null default false;

alter table operation_guides
  -- Who signs in as that guide; an account that is erased has lost the right already.
  add column user_id uuid references users (id) on delete set null;
create index operation_guides_user on operation_guides (user_id) where user_id is not null;
