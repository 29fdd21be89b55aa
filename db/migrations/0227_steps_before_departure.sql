-- What a tour asks of those who travel besides papers, visa and money: a photo, a vaccination, a seminar. A list of
-- { key, daysBefore, doer, tickedBy, text }.
alter table tours add column steps jsonb not null default '[]';

-- That somebody has done a step of their tour.
create table traveller_steps (
  passenger_id uuid not null references passengers (id) on delete cascade,
  step text not null check (step ~ '^[a-z0-9-]{2,30}$'),
  ticked_by text not null check (ticked_by in ('traveller', 'staff')),
  ticked_at timestamptz not null,
  primary key (passenger_id, step)
);

-- Who travels instead of somebody has done none of their steps.
create function forget_traveller_steps() returns trigger language plpgsql as $$
begin
  delete from traveller_steps where passenger_id = new.id;
  return new;
end $$;

create trigger passengers_renew_steps
after update of replaced_at on passengers
for each row when (new.replaced_at is distinct from old.replaced_at)
execute function forget_traveller_steps();
