-- What staff saw when they confirmed a plan of rooms: the same confirmation again, at the same moment too, writes nothing.
-- Null for proposals of before.
alter table operation_proposals add column fingerprint text;

create unique index operation_proposals_once on operation_proposals (departs_on, stay, fingerprint);
