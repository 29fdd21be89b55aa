-- How long a transfer for this is awaited at most while nobody has shown that the address of its payer can be reached;
-- null where that is known, or where nobody asks.
alter table payments add column unproven_until timestamptz;
