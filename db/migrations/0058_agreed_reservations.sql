-- A reservation that an agency makes itself is final once its customer has read the papers and agreed. What was reserved
-- before, and by versions that know nothing of this, counts as agreed.
alter table agent_reservations add column agreed_at timestamptz default now();
update agent_reservations set agreed_at = created_at;

-- A reservation without an offer writes one too: the page on which its customer reads the papers.
alter table agent_offers add column is_direct boolean not null default false;

alter table agent_offer_events drop constraint agent_offer_events_kind_check;
alter table agent_offer_events add constraint agent_offer_events_kind_check check (
  kind in (
    'created', 'changed', 'sent', 'seen', 'question', 'answer', 'accepted', 'rejected', 'expired', 'reminded', 'reserved',
    'agreed'
  )
);
alter table agent_reservation_events drop constraint agent_reservation_events_kind_check;
alter table agent_reservation_events add constraint agent_reservation_events_kind_check check (
  kind in (
    'requested', 'confirmed', 'cancelled', 'completed', 'changed', 'travellers', 'paid-from-credit', 'expired', 'agreed',
    'travellers-cancelled'
  )
);

-- The mark-up as it was typed: rounding of the prices must not change it when the offer is opened again.
alter table agent_offers
  add column markup_kind text check (markup_kind in ('percent', 'fixed')),
  add column markup_value int check (markup_value >= 0),
  add check ((markup_kind is null) = (markup_value is null));
