-- For which visit to the Rawdah its customer was reminded that an unused permit makes its holder wait: its day and hour, so
-- that another hour is told anew; empty while nobody was.
alter table operation_permits add column warned_for text not null default '';
