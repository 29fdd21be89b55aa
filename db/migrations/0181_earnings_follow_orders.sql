-- What an agency earns follows its order: reckoned again whenever the order is another one than it was.
alter table agent_reservations
  -- The version of the order from which the earnings were reckoned; null where they are to be reckoned again.
  add column order_version int,
  -- What was sold at which price, where it is not what stands in the offer: after a split, or a joining.
  add column sold_lines jsonb;

alter table agent_reservation_events drop constraint agent_reservation_events_kind_check;
alter table agent_reservation_events add constraint agent_reservation_events_kind_check check (kind in (
  'requested', 'confirmed', 'cancelled', 'completed', 'changed', 'travellers', 'paid-from-credit', 'expired', 'agreed',
  'travellers-cancelled', 'earnings', 'split', 'joined'
));
