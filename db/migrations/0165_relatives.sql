-- What one traveller is to another, as somebody of the staff stated it. A pair stands once; the other direction is derived.
create table operation_relatives (
  passenger_id uuid not null references passengers (id) on delete cascade,
  relative_id uuid not null references passengers (id) on delete cascade,
  -- What the relative is to the passenger.
  kinship text not null check (kinship in (
    'spouse', 'parent', 'child', 'sibling', 'grandparent', 'grandchild', 'uncle-aunt', 'nephew-niece', 'parent-in-law',
    'child-in-law', 'step-parent', 'step-child', 'milk-sibling', 'sibling-in-law', 'cousin'
  )),
  stated_at timestamptz not null,
  primary key (passenger_id, relative_id),
  check (passenger_id < relative_id)
);
create index operation_relatives_relative on operation_relatives (relative_id);

-- Whoever is made unrecognisable in the orders is nobody's relative either.
create or replace function forget_operation_traveller() returns trigger language plpgsql as $$
begin
  delete from operation_travellers where passenger_id = new.id;
  delete from operation_check_ins where passenger_id = new.id;
  delete from operation_relatives where passenger_id = new.id or relative_id = new.id;
  update operation_travellers set mahram_id = null where mahram_id = new.id;
  return null;
end
$$;
