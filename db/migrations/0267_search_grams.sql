-- What staff look for is found in an index of runs of three letters, which both engines have without an extension: a word
-- of three letters stands in no text that lacks one of its runs. A text goes in as it is, at its second and at its third
-- letter, each cut into threes; the mark between them is no letter that anybody types. See docs/decisions/0142.
create function search_grams(plain text) returns text[] language plpgsql immutable strict parallel safe as $$
begin
  return string_to_array(regexp_replace(plain, '(...)', E'\\1\x01', 'g') || E'\x01' ||
    regexp_replace(substr(plain, 2), '(...)', E'\\1\x01', 'g') || E'\x01' ||
    regexp_replace(substr(plain, 3), '(...)', E'\\1\x01', 'g'), E'\x01');
end
$$;

-- What is new waits in a list that every search reads to its end: 64 KB of it take no time, and to write each order into
-- the index itself would take those who sell more than twice as long.
create index orders_grams on orders using gin (search_grams(search_text || ' ' || phone_key)) with (gin_pending_list_limit = 64);
create index passengers_grams on passengers using gin (search_grams(search_text)) with (gin_pending_list_limit = 64);
create index payment_attempts_grams on payment_attempts using gin (search_grams(search_text)) with (gin_pending_list_limit = 64);
create index payment_links_grams on payment_links using gin (search_grams(search_text)) with (gin_pending_list_limit = 64);
create index users_grams on users using gin (search_grams(search_text)) with (gin_pending_list_limit = 64);
create index agent_offers_grams on agent_offers using gin (search_grams(search_text)) with (gin_pending_list_limit = 64);
create index call_requests_grams on call_requests using gin (search_grams(search_text)) with (gin_pending_list_limit = 64);
create index contact_messages_grams on contact_messages using gin (search_grams(search_text)) with (gin_pending_list_limit = 64);
create index information_requests_grams on information_requests using gin (search_grams(search_text)) with (gin_pending_list_limit = 64);
create index reservation_requests_grams on reservation_requests using gin (search_grams(search_text)) with (gin_pending_list_limit = 64);

-- Without statistics, few rows are expected to have the letters: the index is asked, and no text that is read is taken apart.
alter index orders_grams alter column 1 set statistics 0;
alter index passengers_grams alter column 1 set statistics 0;
alter index payment_attempts_grams alter column 1 set statistics 0;
alter index payment_links_grams alter column 1 set statistics 0;
alter index users_grams alter column 1 set statistics 0;
alter index agent_offers_grams alter column 1 set statistics 0;
alter index call_requests_grams alter column 1 set statistics 0;
alter index contact_messages_grams alter column 1 set statistics 0;
alter index information_requests_grams alter column 1 set statistics 0;
alter index reservation_requests_grams alter column 1 set statistics 0;
