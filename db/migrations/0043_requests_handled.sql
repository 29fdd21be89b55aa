-- Who looks after what visitors asked for, what staff noted about it, and what it became.

alter table contact_messages
  add column version int not null default 1,
  add column assignee_id uuid references users (id),
  add column staff_note text not null default '',
  add column answer text not null default '',
  add column answered_at timestamptz;

alter table call_requests
  add column version int not null default 1,
  add column assignee_id uuid references users (id),
  add column staff_note text not null default '',
  add column answer text not null default '',
  add column answered_at timestamptz,
  -- How often somebody tried, and when last.
  add column calls int not null default 0,
  add column called_at timestamptz;

alter table information_requests
  add column version int not null default 1,
  add column assignee_id uuid references users (id),
  add column staff_note text not null default '',
  add column answer text not null default '',
  add column answered_at timestamptz,
  add column order_id uuid references orders (id) on delete set null;

alter table reservation_requests
  add column version int not null default 1,
  add column assignee_id uuid references users (id),
  add column staff_note text not null default '',
  add column answer text not null default '',
  add column answered_at timestamptz,
  add column order_id uuid references orders (id) on delete set null;

alter table newsletter_subscriptions
  add column version int not null default 1,
  add column assignee_id uuid references users (id),
  add column staff_note text not null default '';
create index newsletter_subscriptions_latest on newsletter_subscriptions (asked_at desc, id);
