-- An order taken over the telephone knows its travellers by name; the rest of their papers comes later.
alter table passengers
  alter column gender drop not null,
  alter column born_on drop not null;
