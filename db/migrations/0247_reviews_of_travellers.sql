-- Reviews of people who came back: whom we asked, and what they said of what they had been promised.

-- That the customer of an order was asked for a review. The row and what is sent of it are written together.
create table review_requests (
  order_id uuid primary key references orders (id) on delete cascade,
  -- The journey that it is about: the one of the order that ended last.
  departure_id uuid not null references departures (id) on delete cascade,
  -- Opens the page of this review and nothing else.
  token text not null unique,
  -- What is asked about that journey, and in which hotels its people stayed, as both were when it was over.
  facts text[] not null,
  hotel_keys text[] not null,
  asked_at timestamptz not null,
  -- The last day on which the address opens the form.
  ends_on date not null,
  reminded_at timestamptz,
  answered_at timestamptz,
  refused_at timestamptz,
  -- Who does not want to be asked, not after their next journey either.
  refused_by text,
  check ((refused_at is null) = (refused_by is null))
);
create index review_requests_asked on review_requests (asked_at desc, order_id);
create index review_requests_waiting on review_requests (asked_at)
where reminded_at is null and answered_at is null and refused_at is null;
create index review_requests_refused on review_requests (refused_by) where refused_by is not null;

alter table reviews
  add column order_id uuid unique references orders (id) on delete set null,
  -- The day on which the journey began; everybody sees the month.
  add column travelled_on date,
  add column hotel_keys text[],
  -- Yes, partly, no, or that it does not apply, by what was asked.
  add column answers jsonb;

-- Nobody could prove until now that they had travelled.
update reviews set is_verified = false where is_verified;
alter table reviews add constraint reviews_verified_check check (
  is_verified = (travelled_on is not null) and is_verified = (answers is not null) and is_verified = (hotel_keys is not null)
);
create index reviews_verified on reviews (tour_code) where status = 'approved' and is_verified;
create index reviews_by_hotel on reviews using gin (hotel_keys) where status = 'approved';

-- Who wrote a review is forgotten with the people of the order, whoever forgets them: what was published stays without a
-- name, what nobody saw goes, and so does whom we asked.
create function forget_traveller_review() returns trigger language plpgsql as $$
begin
  delete from review_requests where order_id = new.id;
  delete from reviews where order_id = new.id and status <> 'approved';
  update reviews set author = '—', city = null, email = null, address_hash = null where order_id = new.id;
  if found then
    perform pg_notify('page_cache', 'content/reviews');
  end if;
  return null;
end $$;

create trigger forgets_traveller_review after update of erased_at on orders
for each row when (old.erased_at is null and new.erased_at is not null) execute function forget_traveller_review();
