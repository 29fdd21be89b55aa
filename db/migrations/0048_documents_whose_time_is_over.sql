-- A document whose time is over goes with the notes of who got it; before, nothing is changed or removed.
create or replace function refuse_change_of_documents() returns trigger language plpgsql as $$
declare
  today date := (now() at time zone 'Europe/Istanbul')::date;
begin
  if tg_op = 'DELETE' and tg_table_name = 'issued_documents' then
    if old.keep_until < today then
      return old;
    end if;
  elsif tg_op = 'DELETE' then
    if exists (select from issued_documents where id = old.document_id and keep_until < today) then
      return old;
    end if;
  end if;
  raise exception 'issued documents are never changed, and not removed before their time' using errcode = 'restrict_violation';
end
$$;
create index issued_documents_kept on issued_documents (keep_until);
