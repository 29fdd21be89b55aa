-- What people did to money, users, roles, settings and personal data. Entries are added and never changed, the database
-- refuses it. Each is chained to the one before it when its transaction commits, so that one taken away or rewritten by
-- somebody who went round the triggers is found.

create table audit_entries (
  id uuid primary key default gen_random_uuid(),
  -- Place in the chain, without gaps. Given with the hashes at the end of the transaction.
  sequence bigint unique,
  happened_at timestamptz not null,
  actor_kind text not null check (actor_kind in ('user', 'api-key', 'system')),
  actor_id text not null check (actor_id !~ '[\n\r]' and (actor_kind = 'system') = (actor_id = '')),
  action text not null check (action ~ '^[a-z0-9-]+(\.[a-z0-9-]+)+$'),
  subject_kind text not null check (subject_kind ~ '^[a-z0-9-]+$'),
  subject_id text not null check (subject_id !~ '[\n\r]'),
  trace_id text not null default '' check (trace_id !~ '[\n\r]'),
  before jsonb not null default 'null',
  after jsonb not null default 'null',
  -- The hash below is over this one, so that the content of old entries can be removed without breaking the chain.
  content_hash text,
  previous_hash text,
  hash text,
  check ((sequence is null) = (hash is null)),
  check ((sequence is null) = (previous_hash is null)),
  check ((sequence is null) = (content_hash is null))
);
create index audit_entries_newest on audit_entries (happened_at desc, sequence desc);
create index audit_entries_subject on audit_entries (subject_kind, subject_id, sequence desc);
create index audit_entries_actor on audit_entries (actor_id, sequence desc) where actor_id <> '';

-- Runs as the last thing before the commit. The lock is held only from here to the commit and nothing else is locked
-- after it, so two transactions can wait for each other in one order only.
create function chain_audit_entry() returns trigger language plpgsql as $$
declare
  last_sequence bigint;
  last_hash text;
  new_content_hash text;
begin
  perform pg_advisory_xact_lock(hashtextextended('audit chain', 0));
  select sequence, hash into last_sequence, last_hash from audit_entries
  where sequence is not null order by sequence desc limit 1;
  last_sequence := coalesce(last_sequence, 0);
  last_hash := coalesce(last_hash, repeat('0', 64));
  new_content_hash := encode(sha256(convert_to(new.before::text || E'\n' || new.after::text, 'UTF8')), 'hex');
  update audit_entries set
    sequence = last_sequence + 1,
    content_hash = new_content_hash,
    previous_hash = last_hash,
    hash = encode(sha256(convert_to(concat_ws(E'\n',
      last_sequence + 1, (extract(epoch from new.happened_at) * 1000000)::bigint, new.actor_kind, new.actor_id,
      new.action, new.subject_kind, new.subject_id, new.trace_id, new_content_hash, last_hash), 'UTF8')), 'hex')
  where id = new.id and sequence is null;
  return null;
end
$$;

create constraint trigger joins_chain after insert on audit_entries deferrable initially deferred
  for each row when (new.sequence is null) execute function chain_audit_entry();

-- Two changes are let through: an entry joins the chain once, and content older than ten years is removed.
create function refuse_change_of_audit() returns trigger language plpgsql as $$
declare
  joined constant text[] := array['sequence', 'content_hash', 'previous_hash', 'hash'];
  content constant text[] := array['before', 'after'];
begin
  if tg_op = 'UPDATE' then
    if old.sequence is null and to_jsonb(new) - joined = to_jsonb(old) - joined then
      return new;
    end if;
    if old.happened_at < now() - interval '10 years' and new.before = 'null' and new.after = 'null'
      and to_jsonb(new) - content = to_jsonb(old) - content then
      return new;
    end if;
  end if;
  raise exception '% is written once and never changed', tg_table_name using errcode = 'restrict_violation';
end
$$;

create trigger never_changes before update or delete on audit_entries for each row execute function refuse_change_of_audit();
create trigger never_emptied before truncate on audit_entries for each statement execute function refuse_change_of_audit();
