-- Lists of a cash register name the refunds that its entries gave.
create index refunds_of_entry on refunds (provider_ref) where method = 'cash';
