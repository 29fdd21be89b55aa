-- In which order and under which words whoever makes visas wants what is known of travellers.
create table visa_templates (
  id uuid primary key default gen_random_uuid(),
  receiver text not null check (receiver <> ''),
  -- [{ field, heading }], in the order of the file.
  columns jsonb not null,
  date_format text not null check (date_format in ('dd.mm.yyyy', 'dd/mm/yyyy', 'dd-mm-yyyy', 'yyyy-mm-dd')),
  version int not null default 1
);

-- Applications that were handed in together. Receiver, columns and days are those of then, whatever becomes of the template.
create table visa_batches (
  id uuid primary key default gen_random_uuid(),
  number int generated always as identity unique,
  departs_on date not null references operation_dates (departs_on),
  receiver text not null,
  columns jsonb not null,
  date_format text not null,
  made_at timestamptz not null,
  made_by text not null,
  withdrawn_at timestamptz,
  forget_on date not null
);
create index visa_batches_departs_on on visa_batches (departs_on);

create table visa_rows (
  id uuid primary key,
  batch_id uuid not null references visa_batches (id) on delete cascade,
  passenger_id uuid not null references passengers (id) on delete cascade,
  position int not null check (position > 0),
  -- What the file says of the traveller, as it was sent.
  facts_sealed text not null,
  -- Where the visa stood before, and goes back to when the batch is withdrawn.
  step_before text not null,
  state text not null check (state in ('sent', 'granted', 'refused', 'replaced', 'withdrawn')),
  application_no text not null default '',
  reason text not null default '',
  answered_on date,
  unique (batch_id, position),
  unique (batch_id, passenger_id)
);
create index visa_rows_passenger on visa_rows (passenger_id);
-- Nobody is applied for twice at a time.
create unique index visa_rows_sent on visa_rows (passenger_id) where state = 'sent';

-- Whoever is made unrecognisable in the orders leaves nothing here, and who travels instead was never applied for.
create function forget_visa_rows() returns trigger language plpgsql as $$
begin
  delete from visa_rows where passenger_id = new.id;
  return null;
end
$$;

create trigger passengers_forget_visa_rows
after update of identity_removed_at on passengers
for each row when (new.identity_removed_at is not null and old.identity_removed_at is null)
execute function forget_visa_rows();

create trigger passengers_renew_visa_rows
after update of replaced_at on passengers
for each row when (new.replaced_at is distinct from old.replaced_at)
execute function forget_visa_rows();
