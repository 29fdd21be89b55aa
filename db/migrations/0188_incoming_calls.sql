-- What the telephone exchange says of a call while it rings, is answered and ends; nothing is kept past the day.
-- A call that rings at several extensions is one row for each.
create table incoming_calls (
  exchange_call text not null check (exchange_call <> ''),
  extension text not null,
  -- Empty where the caller hides the number.
  phone text not null,
  state text not null check (state in ('ringing', 'answered', 'ended')),
  rang_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (exchange_call, extension)
);
create index incoming_calls_at_extension on incoming_calls (extension, rang_at) where state <> 'ended';
