-- Money of a link that went back, or could not, is part of its history: `after` names the refund and its amount.
alter table payment_link_history drop constraint payment_link_history_kind_check;
alter table payment_link_history add constraint payment_link_history_kind_check check (
  kind in (
    'created', 'changed', 'completed', 'cancelled', 'reopened', 'sent', 'archived', 'removed', 'refunded', 'refund-failed'
  )
);
create unique index payment_link_history_refund on payment_link_history (link_id, kind, ((after -> 'refund') ->> 'ref'))
  where kind in ('refunded', 'refund-failed');
