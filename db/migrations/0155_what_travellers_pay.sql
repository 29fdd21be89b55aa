-- What staff agree with one traveller of an order, beside the fare. What somebody pays, amount_minor, contains it: the place
-- with the extras, less the discount.
alter table passengers
  add column discount_minor bigint not null default 0 check (discount_minor >= 0),
  -- Since when somebody else travels in this place.
  add column replaced_at timestamptz;

create table passenger_extras (
  passenger_id uuid not null references passengers (id) on delete cascade,
  position int not null,
  name text not null check (name <> ''),
  amount_minor bigint not null check (amount_minor > 0),
  primary key (passenger_id, position)
);

-- How often staff changed what an order is about; each time its contract is another one.
alter table orders add column terms_version int not null default 0;

-- A visa, a mahram, a note and a tick at the airport are somebody's own: who travels instead begins anew, as whoever is
-- forgotten leaves nothing. The bed and the seat go with the place.
create trigger passengers_renew_operation_traveller
after update of replaced_at on passengers
for each row when (new.replaced_at is distinct from old.replaced_at)
execute function forget_operation_traveller();
