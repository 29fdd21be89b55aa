-- A bearer opens their own page with the card and the day of their birth; wrong days are counted, a few a day are taken.
alter table traveller_cards
  add column tried_on date,
  add column tries int not null default 0;
