-- Which departure of the day somebody leads or guides, whom they can be asked by, and the number that can be called.
alter table operation_guides
  -- Without one they are there for everybody of the day. A departure with people named for it is not removed.
  add column departure_id uuid references departures (id),
  add column gender text check (gender in ('female', 'male')),
  -- In E.164; null where what was typed as the number is none that can be called.
  add column phone_e164 text check (phone_e164 ~ '^\+[1-9][0-9]{6,14}$');
create index operation_guides_departure on operation_guides (departure_id) where departure_id is not null;

update operation_guides set phone_e164 = regexp_replace(phone, '[ ()-]', '', 'g')
  where regexp_replace(phone, '[ ()-]', '', 'g') ~ '^\+[1-9][0-9]{6,14}$';
