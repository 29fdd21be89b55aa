-- What staff write down about people, orders and departures, and what they have to do until when.

create table notes (
  id uuid primary key default gen_random_uuid(),
  title text not null check (title <> ''),
  body text not null default '',
  is_pinned boolean not null default false,
  -- At most one of these: what the note is about.
  user_id uuid references users (id) on delete cascade,
  order_id uuid references orders (id) on delete cascade,
  departure_id uuid references departures (id) on delete cascade,
  -- A note with a day is a task.
  due_on date,
  assignee_id uuid references users (id),
  done_at timestamptz,
  done_by uuid references users (id),
  version int not null default 1,
  created_by uuid not null references users (id),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  -- Removed notes can be taken back until they are forgotten.
  removed_at timestamptz,
  check (num_nonnulls(user_id, order_id, departure_id) <= 1),
  check ((done_at is null) = (done_by is null))
);
create index notes_latest on notes (is_pinned desc, changed_at desc, id) where removed_at is null;
create index notes_user on notes (user_id) where user_id is not null;
create index notes_order on notes (order_id) where order_id is not null;
create index notes_departure on notes (departure_id) where departure_id is not null;
create index notes_due on notes (due_on, id) where due_on is not null and done_at is null and removed_at is null;

create table note_mentions (
  note_id uuid not null references notes (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  mentioned_at timestamptz not null default now(),
  seen_at timestamptz,
  primary key (note_id, user_id)
);
create index note_mentions_unseen on note_mentions (user_id, mentioned_at desc) where seen_at is null;
