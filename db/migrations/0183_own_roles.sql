-- Roles that an agency makes itself: rights by area, and in which of the areas their people only look.
create table staff_roles (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name <> ''),
  name_key text not null,
  rights text[] not null,
  looks_only text[] not null default '{}',
  version int not null default 1,
  created_at timestamptz not null,
  retired_at timestamptz
);
create unique index staff_roles_name on staff_roles (name_key) where retired_at is null;

-- Whoever has such a role has none of those that come with the product; programs of before let nobody in with it.
alter table users
  add column own_role_id uuid references staff_roles (id),
  drop constraint users_check,
  add constraint users_staff_have_a_role check (is_admin = (staff_role is not null or own_role_id is not null)),
  add constraint users_one_role check (staff_role is null or own_role_id is null);
create index users_own_role on users (own_role_id) where own_role_id is not null;
