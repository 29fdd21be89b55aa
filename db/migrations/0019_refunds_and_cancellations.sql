-- How much of what an attempt brought is promised to go back, and how much has gone. The first one counts refunds that
-- are asked for, under way, without an answer or done; together they never exceed what was taken.
alter table payment_attempts
  add column reserved_minor bigint not null default 0,
  add column refunded_minor bigint not null default 0,
  add constraint payment_attempts_refunds_fit check (refunded_minor >= 0 and refunded_minor <= reserved_minor
    and reserved_minor <= coalesce(captured_minor, 0));

create table refunds (
  id uuid primary key default gen_random_uuid(),
  ref text not null unique,
  attempt_id uuid not null references payment_attempts (id),
  -- Names the wish: asking twice is one refund.
  idempotency_key text not null unique,
  state text not null default 'requested' check (state in ('requested', 'processing', 'unknown', 'failed', 'succeeded')),
  method text not null check (method in ('provider', 'transfer')),
  amount_minor bigint not null check (amount_minor > 0),
  -- The part of it that goes back of a card's surcharge.
  surcharge_minor bigint not null default 0 check (surcharge_minor >= 0 and surcharge_minor <= amount_minor),
  currency char(3) not null,
  cause text not null check (cause in ('cancellation', 'manual', 'excess', 'seats-missing')),
  -- Where the money stood in the books.
  account text not null check (account in ('receivable', 'suspense')),
  reason text not null default '',
  payee_iban text,
  payee_name text,
  requested_by uuid references users (id),
  provider_ref text,
  failure text,
  needs_person boolean not null default false,
  query_count int not null default 0,
  next_query_at timestamptz,
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  succeeded_at timestamptz,
  check ((state = 'succeeded') = (succeeded_at is not null)),
  -- A transfer leaves only towards an account that somebody named.
  check (method = 'provider' or state <> 'succeeded' or (payee_iban is not null and payee_name is not null))
);
create index refunds_attempt on refunds (attempt_id);
create index refunds_due on refunds (next_query_at) where next_query_at is not null;
create index refunds_open on refunds (created_at) where state <> 'succeeded';

create table refund_history (
  id bigint generated always as identity primary key,
  refund_id uuid not null references refunds (id),
  from_state text,
  to_state text not null,
  reason text not null,
  happened_at timestamptz not null default now()
);
create index refund_history_refund on refund_history (refund_id, id);

-- The sums on the attempt follow the refunds themselves, so that no program can forget them. A refund is never removed,
-- and its amount never changes.
create function count_refunds() returns trigger language plpgsql as $$
declare
  held_before bigint := 0;
  gone_before bigint := 0;
begin
  if tg_op = 'DELETE' then
    raise exception 'a refund is never removed' using errcode = 'restrict_violation';
  end if;
  if tg_op = 'UPDATE' then
    if new.amount_minor <> old.amount_minor or new.attempt_id <> old.attempt_id or new.currency <> old.currency then
      raise exception 'what a refund gives back never changes' using errcode = 'restrict_violation';
    end if;
    if old.state <> 'failed' then held_before := old.amount_minor; end if;
    if old.state = 'succeeded' then gone_before := old.amount_minor; end if;
  end if;
  update payment_attempts set
    reserved_minor = reserved_minor - held_before + case when new.state <> 'failed' then new.amount_minor else 0 end,
    refunded_minor = refunded_minor - gone_before + case when new.state = 'succeeded' then new.amount_minor else 0 end
  where id = new.attempt_id
    and (held_before, gone_before) is distinct from (case when new.state <> 'failed' then new.amount_minor else 0 end,
      case when new.state = 'succeeded' then new.amount_minor else 0 end);
  return null;
end
$$;

create trigger counted after insert or update or delete on refunds for each row execute function count_refunds();

-- The sandbox bank's own books of what it gave back.
create table sandbox_refunds (
  refund_ref text primary key,
  attempt_ref text not null,
  amount_minor bigint not null check (amount_minor > 0),
  state text not null check (state in ('pending', 'done')),
  settles_at timestamptz,
  created_at timestamptz not null default now()
);
create index sandbox_refunds_attempt on sandbox_refunds (attempt_ref);

-- Who no longer travels. Everything else about a traveller stays as it was sold.
alter table passengers add column cancelled_at timestamptz;

-- What cancellations took off what the order costs.
alter table orders add column reduction_minor bigint not null default 0
  check (reduction_minor >= 0 and reduction_minor <= total_minor);

create table order_cancellations (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id) on delete cascade,
  idempotency_key text not null unique,
  cancelled_by text not null check (cancelled_by in ('customer', 'organiser', 'force-majeure')),
  reason text not null,
  is_whole boolean not null,
  notice_at timestamptz not null,
  -- What the order costs less from now on, and what goes back, in the order's currency.
  reduction_minor bigint not null check (reduction_minor >= 0),
  back_minor bigint not null check (back_minor >= 0),
  kept_minor bigint not null check (kept_minor >= 0),
  -- The whole calculation, as it was confirmed.
  calculation jsonb not null,
  staff_id uuid references users (id),
  created_at timestamptz not null default now()
);
create index order_cancellations_order on order_cancellations (order_id, created_at);
create unique index order_cancellations_once_whole on order_cancellations (order_id) where is_whole;

-- What customers ask for; the notice of the law counts from here.
create table order_cancel_requests (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id) on delete cascade,
  reason text not null,
  requested_at timestamptz not null default now(),
  answered_at timestamptz,
  answer text check (answer in ('cancelled', 'declined')),
  check ((answered_at is null) = (answer is null))
);
create unique index order_cancel_requests_one_open on order_cancel_requests (order_id) where answered_at is null;
