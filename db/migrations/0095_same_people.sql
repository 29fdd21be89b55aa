-- Whether somebody travels in two orders at once is looked up by name and birth date, beside the sealed numbers.
create index passengers_of_birthday on passengers (born_on, search_text) where born_on is not null;
