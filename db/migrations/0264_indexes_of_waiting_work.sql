-- What waits for the staff is found without going through what does not, and counted without reading it.
create index transactions_register_day on transactions (cash_register, booked_on);
create index agent_offer_events_talk on agent_offer_events (offer_id, id desc) where kind in ('question', 'answer');
create index call_requests_waiting on call_requests (asked_at, public_id, assignee_id) where state = 'new';
create index call_requests_again on call_requests (call_again_at) where state = 'in_progress';
create index contact_messages_waiting on contact_messages (sent_at, public_id, assignee_id) where state = 'new';
create index information_requests_waiting on information_requests (asked_at, public_id, assignee_id) where state = 'new';
create index reservation_requests_waiting on reservation_requests (asked_at, public_id, assignee_id) where state = 'new';
