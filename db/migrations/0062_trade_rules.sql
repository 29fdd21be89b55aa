-- Seasons in memory know in which group of lengths a departure is.
create trigger notes_change_of_durations after insert or update on settings
  for each row when (new.key = 'durationStarts') execute function note_change('catalogue');
