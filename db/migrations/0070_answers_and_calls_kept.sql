-- What staff did about a request: calls with what came of them, and every answer that was sent, one after another.

create table request_events (
  id bigint generated always as identity primary key,
  call_id uuid references call_requests (id) on delete cascade,
  message_id uuid references contact_messages (id) on delete cascade,
  information_id uuid references information_requests (id) on delete cascade,
  reservation_id uuid references reservation_requests (id) on delete cascade,
  kind text not null check (kind in ('call', 'answer')),
  -- Of a call; nobody has said so yet while it is empty.
  outcome text check (outcome in ('reached', 'no-answer', 'busy', 'wrong-number', 'call-again')),
  words text not null default '',
  by_user_id uuid references users (id),
  happened_at timestamptz not null default now(),
  check (num_nonnulls(call_id, message_id, information_id, reservation_id) = 1),
  check (outcome is null or kind = 'call')
);
create index request_events_of_request
  on request_events (coalesce(call_id, message_id, information_id, reservation_id), id);

insert into request_events (call_id, kind, words, by_user_id, happened_at)
  select id, 'answer', answer, assignee_id, answered_at from call_requests where answered_at is not null;
insert into request_events (message_id, kind, words, by_user_id, happened_at)
  select id, 'answer', answer, assignee_id, answered_at from contact_messages where answered_at is not null;
insert into request_events (information_id, kind, words, by_user_id, happened_at)
  select id, 'answer', answer, assignee_id, answered_at from information_requests where answered_at is not null;
insert into request_events (reservation_id, kind, words, by_user_id, happened_at)
  select id, 'answer', answer, assignee_id, answered_at from reservation_requests where answered_at is not null;

-- When somebody who was not reached, or asked for it, is called the next time.
alter table call_requests add column call_again_at timestamptz;
