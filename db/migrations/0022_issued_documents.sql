-- The last number of each kind and year; numbers are taken under its row lock, so that a transaction that fails takes none.
create table document_series (
  kind text not null,
  year int not null,
  last_serial int not null check (last_serial > 0),
  primary key (kind, year)
);

-- Every document that was handed out, byte by byte: contracts, vouchers, receipts, refund notes. They are evidence.
create table issued_documents (
  id uuid primary key default gen_random_uuid(),
  subject_kind text not null check (subject_kind in ('order', 'link')),
  subject_ref text not null,
  kind text not null,
  -- What it is about: an attempt to pay, a refund, a version of a text, the state of an order.
  source text not null,
  locale text not null check (locale in ('tr', 'en', 'ar')),
  -- Receipts and refund notes have one; copies in other languages share it.
  number text,
  is_original boolean not null,
  version text not null,
  title text not null,
  sha256 char(64) not null,
  bytes bytea not null check (octet_length(bytes) between 5 and 4194304),
  created_at timestamptz not null default now(),
  -- Commercial law wants ten years; nothing is removed before.
  keep_until date not null,
  check (sha256 = encode(sha256(bytes), 'hex')),
  check (number is not null or kind not in ('receipt', 'refund-note')),
  unique (subject_kind, subject_ref, kind, source, locale),
  unique (kind, number, locale)
);
create unique index issued_documents_number on issued_documents (kind, number) where is_original and number is not null;

-- Which mail carried which document to whom; when it left is known by the mail.
create table document_deliveries (
  document_id uuid not null references issued_documents (id),
  mail_key text not null,
  recipient text not null,
  queued_at timestamptz not null default now(),
  primary key (document_id, mail_key)
);

create function refuse_change_of_documents() returns trigger language plpgsql as $$
begin
  raise exception 'issued documents are never changed and never removed' using errcode = 'restrict_violation';
end
$$;

create trigger never_changes before update or delete on issued_documents for each row execute function refuse_change_of_documents();
create trigger never_emptied before truncate on issued_documents for each statement execute function refuse_change_of_documents();
create trigger never_changes before update or delete on document_deliveries for each row execute function refuse_change_of_documents();
create trigger never_emptied before truncate on document_deliveries for each statement execute function refuse_change_of_documents();
