-- On which day a visa came to the step it is at; unknown for steps of before, and while nothing was said of a traveller.
alter table operation_travellers add column visa_on date;
