-- Until which day an essential change is to be answered, as its customer was told, and whether silence counts as a yes;
-- without a day nobody was asked by one.
alter table promise_notices
  add column answer_by date,
  add column silence_accepts boolean not null default false,
  drop constraint promise_notices_answer_check,
  add constraint promise_notices_answer_check check (answer in ('accept', 'move', 'leave', 'silence'));
create index promise_notices_open on promise_notices (departure_id)
where replaced_at is null and (confirmed_at is null or answer = 'move');
