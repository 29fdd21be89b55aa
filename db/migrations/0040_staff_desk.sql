-- Search at the size of a large agency: what staff search for stands folded beside the row, so that no search folds
-- thousands of texts. Folded as `foldForSearch` folds; see docs/decisions/0043.
create function fold_for_search(plain text) returns text language sql immutable parallel safe as $$
  select lower(regexp_replace(normalize(translate(plain, 'İIıٱىیکةءـ', 'iiiاييكه'), NFD),
    '[\u0300-\u036f\u064b-\u065f\u0670]', '', 'g'))
$$;

alter table orders add column search_text text not null default '';
create function fold_order() returns trigger language plpgsql as $$
begin
  new.search_text := fold_for_search(new.order_no || ' ' || new.first_name || ' ' || new.last_name || ' ' || new.email);
  return new;
end
$$;
create trigger folds_order before insert or update of order_no, first_name, last_name, email on orders
  for each row execute function fold_order();
update orders set email = email;

alter table passengers add column search_text text not null default '';
create function fold_passenger() returns trigger language plpgsql as $$
begin
  new.search_text := fold_for_search(new.first_name || ' ' || new.last_name);
  return new;
end
$$;
create trigger folds_passenger before insert or update of first_name, last_name on passengers
  for each row execute function fold_passenger();
update passengers set last_name = last_name;

alter table payment_attempts add column search_text text not null default '';
create function fold_payment_attempt() returns trigger language plpgsql as $$
begin
  new.search_text := fold_for_search(new.payer_name || ' ' || new.payer_email || ' ' || new.ref || ' ' ||
    coalesce(new.transfer_reference, '') || ' ' || coalesce(new.provider_ref, '') || ' ' ||
    coalesce(new.payment_ref, '') || ' ' ||
    coalesce((select reference from payments where payments.id = new.payment_id), ''));
  return new;
end
$$;
create trigger folds_payment_attempt
  before insert or update of payer_name, payer_email, transfer_reference, provider_ref, payment_ref on payment_attempts
  for each row execute function fold_payment_attempt();
update payment_attempts set payer_email = payer_email;

alter table payment_links add column search_text text not null default '';
create function fold_payment_link() returns trigger language plpgsql as $$
begin
  new.search_text := fold_for_search(new.title || ' ' || new.customer_name || ' ' || new.customer_email || ' ' ||
    new.customer_phone || ' ' || new.public_id || ' ' || new.token);
  return new;
end
$$;
create trigger folds_payment_link
  before insert or update of title, customer_name, customer_email, customer_phone on payment_links
  for each row execute function fold_payment_link();
update payment_links set title = title;

alter table users add column search_text text not null default '';
create function fold_user() returns trigger language plpgsql as $$
begin
  new.search_text := fold_for_search(new.full_name || ' ' || new.email || ' ' || coalesce(new.phone_key, ''));
  return new;
end
$$;
create trigger folds_user before insert or update of full_name, email, phone_key on users
  for each row execute function fold_user();
update users set email = email;

-- The orders in which lists are read.
create index payment_attempts_captured on payment_attempts (captured_at desc) where captured_at is not null;
create index payment_attempts_payment on payment_attempts (payment_id);
create index orders_unpaid on orders (placed_at desc) where state in ('awaiting_payment', 'partially_paid');
create index users_by_name on users (full_name, id) where erased_at is null;
create index order_items_tour on order_items ((snapshot ->> 'tourId'));

-- What somebody of the staff leaves out of a list, and the views of lists they keep for themselves or for all.
create table staff_lists (
  user_id uuid not null references users (id) on delete cascade,
  list text not null,
  hidden_columns jsonb not null default '[]',
  primary key (user_id, list)
);
create table staff_views (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references users (id) on delete cascade,
  list text not null,
  name text not null check (name <> ''),
  -- The query of the list's address: filters and sorting, no page.
  query text not null,
  is_shared boolean not null default false,
  created_at timestamptz not null default now(),
  -- A removed view can be taken back for some minutes.
  removed_at timestamptz,
  unique (owner_id, list, name)
);
create index staff_views_list on staff_views (list) where removed_at is null;

-- Work of the program that was tried again and again and given up.
create table given_up_jobs (
  id uuid primary key default gen_random_uuid(),
  queue text not null,
  given_up_at timestamptz not null default now()
);
create index given_up_jobs_latest on given_up_jobs (given_up_at desc);

-- Until when somebody has read all news, and what they have read of the later ones.
create table staff_news_reads (
  user_id uuid primary key references users (id) on delete cascade,
  read_until timestamptz not null,
  read_later jsonb not null default '[]'
);

-- What staff want to hear of, as it stands where it happened; nothing is written twice. Names nobody.
create view staff_news as
  select 'call-request' as kind, public_id as subject_id, '' as label, 'orders' as area, null::uuid as user_id, asked_at as happened_at
    from call_requests
  union all
  select 'contact-message', public_id, '', 'orders', null, sent_at from contact_messages
  union all
  select 'information-request', public_id, topic_name, 'orders', null, asked_at from information_requests
  union all
  select 'reservation-request', public_id, tour_name, 'orders', null, asked_at from reservation_requests
  union all
  select 'cancel-request', orders.public_id, orders.order_no, 'orders', null, requested_at
    from order_cancel_requests join orders on orders.id = order_cancel_requests.order_id
  union all
  select 'payment', payment_attempts.ref, payments.reference, 'payments', null, payment_attempts.captured_at
    from payment_attempts join payments on payments.id = payment_attempts.payment_id
    where payment_attempts.captured_at is not null
  union all
  select 'review', public_id, journey, 'content', null, created_at from reviews where not is_sample
  union all
  select 'mention', note_id::text, '', 'dashboard', note_mentions.user_id, mentioned_at
    from note_mentions join notes on notes.id = note_mentions.note_id where notes.removed_at is null and seen_at is null
  union all
  select 'given-up-job', id::text, queue, 'settings', null, given_up_at from given_up_jobs;

-- A removed link can be taken back.
alter table payment_link_history drop constraint payment_link_history_kind_check;
alter table payment_link_history add constraint payment_link_history_kind_check check (
  kind in ('created', 'changed', 'completed', 'cancelled', 'reopened', 'sent', 'archived', 'removed', 'refunded', 'refund-failed', 'restored')
);
