-- Whom to call about a ride: whoever drives it, or the company. For staff and leaders, never for those who travel.
alter table operation_rides add column phone text not null default '';
