-- Offers, requests and reviews are searched as orders are: by a folded text beside the row, so that no search folds
-- thousands of messages. Telephone numbers stand in it as digits. See docs/decisions/0043.
alter table agent_offers add column search_text text not null default '';
create function fold_agent_offer() returns trigger language plpgsql as $$
begin
  new.search_text := fold_for_search(concat_ws(' ', new.offer_no, new.first_name, new.last_name, new.email,
    regexp_replace(new.phone, '\D', '', 'g'), new.city));
  return new;
end
$$;
create trigger folds_agent_offer before insert or update of offer_no, first_name, last_name, email, phone, city
  on agent_offers for each row execute function fold_agent_offer();
update agent_offers set email = email;

alter table call_requests add column search_text text not null default '';
create function fold_call_request() returns trigger language plpgsql as $$
begin
  new.search_text := fold_for_search(concat_ws(' ', new.public_id, new.name, new.email, regexp_replace(new.phone,
    '\D', '', 'g'), new.tour_name));
  return new;
end
$$;
create trigger folds_call_request before insert or update of name, email, phone, tour_name
  on call_requests for each row execute function fold_call_request();
update call_requests set name = name;

alter table contact_messages add column search_text text not null default '';
create function fold_contact_message() returns trigger language plpgsql as $$
begin
  new.search_text := fold_for_search(concat_ws(' ', new.public_id, new.name, new.email, regexp_replace(new.phone,
    '\D', '', 'g'), new.subject, new.message));
  return new;
end
$$;
create trigger folds_contact_message before insert or update of name, email, phone, subject, message
  on contact_messages for each row execute function fold_contact_message();
update contact_messages set name = name;

alter table information_requests add column search_text text not null default '';
create function fold_information_request() returns trigger language plpgsql as $$
begin
  new.search_text := fold_for_search(concat_ws(' ', new.public_id, new.name, new.email, regexp_replace(new.phone,
    '\D', '', 'g'), new.topic_name, new.message));
  return new;
end
$$;
create trigger folds_information_request before insert or update of name, email, phone, topic_name, message
  on information_requests for each row execute function fold_information_request();
update information_requests set name = name;

alter table reservation_requests add column search_text text not null default '';
create function fold_reservation_request() returns trigger language plpgsql as $$
begin
  new.search_text := fold_for_search(concat_ws(' ', new.public_id, new.name, new.email, regexp_replace(new.phone,
    '\D', '', 'g'), new.tour_name, new.note));
  return new;
end
$$;
create trigger folds_reservation_request before insert or update of name, email, phone, tour_name, note
  on reservation_requests for each row execute function fold_reservation_request();
update reservation_requests set name = name;

alter table reviews add column search_text text not null default '';
create function fold_review() returns trigger language plpgsql as $$
begin
  new.search_text := fold_for_search(concat_ws(' ', new.author, new.email, new.city, new.tour_code, new.body,
    new.reply));
  return new;
end
$$;
create trigger folds_review before insert or update of author, email, city, tour_code, body, reply
  on reviews for each row execute function fold_review();
update reviews set author = author;

-- The orders in which offers are listed, either way.
create index agent_offers_by_customer on agent_offers ((last_name || ' ' || first_name) collate app_tr desc, id);
create index agent_offers_by_state on agent_offers (state desc, id);
create index agent_offers_by_total on agent_offers (total_minor desc, id);

-- What goes with a row that is deleted, to come back with it: the seats of a ride, the history of an offer.
alter table removed_rows add column parts jsonb not null default '[]';
