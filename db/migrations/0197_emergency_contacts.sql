-- Whom to call at home when something happens on the journey; all of it or nothing.
alter table orders
  add column emergency_name text,
  add column emergency_relation text,
  add column emergency_phone text,
  add constraint orders_emergency_contact check (
    (emergency_name is null and emergency_relation is null and emergency_phone is null)
    or (emergency_name <> '' and emergency_relation <> '' and emergency_phone like '+%')
  );
