-- What staff decided about reviews: when, who, and why one was refused.

alter table reviews add column version int not null default 1;

create table review_history (
  id bigint generated always as identity primary key,
  review_id uuid not null references reviews (id) on delete cascade,
  from_status text not null check (from_status in ('pending', 'approved', 'rejected')),
  to_status text not null check (to_status in ('pending', 'approved', 'rejected')),
  reason text not null default '',
  user_id uuid not null references users (id),
  -- As it was then: an account may be renamed.
  user_name text not null,
  happened_at timestamptz not null default now(),
  check ((to_status = 'rejected') = (reason <> ''))
);
create index review_history_review on review_history (review_id, id);

create index reviews_pending on reviews (created_at, public_id) where status = 'pending';
