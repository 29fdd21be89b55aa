-- What was sent to somebody is shown beside their orders.
create index mail_messages_recipient on mail_messages (lower(recipient), created_at desc);
