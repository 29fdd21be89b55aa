-- Somebody who travels has said that another passport is on its way: what is known of theirs is taken as it is meanwhile.
alter table passengers add column renews_passport boolean not null default false;
