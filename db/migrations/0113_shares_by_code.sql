-- A share of a line may be for a payment link, and the money that a code put on its payment is a share like any other: so it
-- can be taken back the same way.
alter table bank_line_shares alter column order_id drop not null;
alter table bank_line_shares add column link_ref text references payment_links (public_id);
alter table bank_line_shares add column by_code boolean not null default false;
alter table bank_line_shares add constraint bank_line_shares_for_one check (num_nonnulls(order_id, link_ref) = 1);
create index bank_line_shares_link on bank_line_shares (link_ref) where link_ref is not null;
create index bank_line_shares_attempt on bank_line_shares (attempt_ref) where attempt_ref is not null;

-- A line may bring an order a share by hand and the rest by the code of an announced transfer, but neither of them twice.
drop index bank_line_shares_once;
create unique index bank_line_shares_once on bank_line_shares (line_id, order_id, by_code) where state <> 'undone';
create unique index bank_line_shares_link_once on bank_line_shares (line_id, link_ref, by_code) where state <> 'undone';

-- What codes put on payments so far: all of a line that no share by hand has taken.
insert into bank_line_shares (line_id, order_id, link_ref, amount_minor, currency, state, attempt_ref, by_code, created_at)
select line.id, orders.id, links.public_id, line.amount_minor - coalesce(taken.minor, 0), line.currency, 'booked',
  line.attempt_ref, true, coalesce(line.decided_at, now())
from bank_lines line
join payment_attempts attempt on attempt.ref = line.attempt_ref
join payments payment on payment.id = attempt.payment_id
left join orders on payment.subject_kind = 'order' and orders.id::text = payment.subject_ref
left join payment_links links on payment.subject_kind = 'link' and links.public_id = payment.subject_ref
left join lateral (
  select sum(share.amount_minor) as minor from bank_line_shares share
  where share.line_id = line.id and share.state = 'booked'
) taken on true
where line.state = 'matched' and num_nonnulls(orders.id, links.public_id) = 1
  and line.amount_minor > coalesce(taken.minor, 0);
