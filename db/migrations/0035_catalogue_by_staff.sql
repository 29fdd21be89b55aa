-- Staff write the catalogue. A version says whether somebody else saved meanwhile; what was removed can be brought back.

alter table tours add column version int not null default 1;
alter table departures add column version int not null default 1;
alter table hotels add column version int not null default 1;
alter table categories add column version int not null default 1;
alter table services add column version int not null default 1;
alter table airlines add column version int not null default 1;

-- What staff removed, as it was. Only what nothing refers to can be removed at all.
create table removed_records (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('departure', 'tour', 'hotel', 'category', 'service', 'airline')),
  record jsonb not null,
  removed_at timestamptz not null
);

create trigger notes_change after insert or update or delete on services
  for each statement execute function note_change('catalogue');

-- Reviews are about a tour by its code; they follow when the code changes.
create function rename_reviewed_tour() returns trigger language plpgsql as $$
begin
  update reviews set tour_code = new.code where tour_code = old.code;
  return null;
end
$$;

create trigger renames_reviewed_tour after update of code on tours
  for each row when (old.code is distinct from new.code) execute function rename_reviewed_tour();
