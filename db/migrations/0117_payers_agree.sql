-- What whoever pays a link agreed to with a try: the ticks, the texts with version and fingerprint, when and from where.
-- Null for orders, which were agreed to where they were placed, and for tries of before.
alter table payment_attempts add column agreement jsonb;
