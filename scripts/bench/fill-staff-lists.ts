/** Fills the lists of the staff that orders do not fill, as many rows in each as a large agency has after some years. */
const statements = [
  `insert into notes (title, body, created_by) select 'Not ' || n, 'Yolcu ' || n || ' aradı', (select min(id::text)::uuid from users)
    from generate_series(1, 3000) n`,
  `insert into contact_messages (public_id, language, name, email, subject, message, consent_version, address_hash, sent_at)
    select 'bm' || n, 'tr', 'Ayşe Yılmaz ' || n, 'a' || n || '@example.com', 'Konu', 'Soru ' || n, '1', 'h', now() - n * interval '1 hour'
    from generate_series(1, 5000) n`,
  `insert into call_requests (public_id, language, name, phone, phone_key, consent_version, address_hash, asked_at)
    select 'bc' || n, 'tr', 'Mehmet Ak ' || n, '+90532' || lpad(n::text, 7, '0'), lpad(n::text, 7, '0'), '1', 'h',
    now() - n * interval '1 hour' from generate_series(1, 5000) n`,
  `insert into newsletter_subscriptions (email, email_key, language, confirm_token, confirm_until, leave_token,
      consent_version, address_hash, asked_at, confirmed_at)
    select 'b' || n || '@example.com', 'b' || n || '@example.com', 'tr', 'c' || n, now(), 'l' || n, '1', 'h',
    now() - n * interval '1 hour', now() from generate_series(1, 10000) n`,
  `insert into payment_links (public_id, token, title, amount_minor, currency, customer_name, customer_email, locale, created_by)
    select 'pl_bench' || n, token, 'Kalan tutar ' || n, 1000 + n, 'USD', 'Yolcu ' || n, 'y' || n || '@example.com', 'tr',
    (select min(id::text)::uuid from users) from (select token, row_number() over () as n from payments limit 3000) paid`,
  `with statement as (insert into bank_statements (format, file_name, sha256, uploaded_by, state, booked_at)
      values ('camt053', 'hesap.xml', repeat('a', 64), (select min(id::text)::uuid from users), 'booked', now()) returning id)
    insert into bank_lines (statement_id, line_key, file_line, account_iban, booked_on, amount_minor, currency, text,
      payer_name, is_reversal, certainty, state)
    select statement.id, 'bk' || n, n, 'TR330006100519786457841326', current_date - n / 50, 1000 + n % 700, 'USD',
    'Havale ' || n, 'Yolcu ' || n % 4000, false, 'unknown', 'to_decide' from statement, generate_series(1, 20000) n`,
  `insert into cash_registers (code, name) values ('bench', 'Kasa') on conflict do nothing`,
  `with entries as (insert into ledger_entries (key, kind, posted_on, line_count)
      select 'bench:' || n, 'income', current_date - n / 40, 2 from generate_series(1, 20000) n returning id, posted_on),
    lines as (insert into ledger_lines (entry_id, position, account_kind, currency, amount_minor)
      select id, side, case side when 1 then 'suspense' else 'other-income' end, 'TRY', case side when 1 then 1000 else -1000 end
      from entries, generate_series(1, 2) side)
    insert into transactions (entry_id, type, cash_register, amount_minor, currency, payment_type, customer_type, booked_on)
    select id, case when random() < 0.3 then 'expense' else 'income' end, 'bench', 1 + (random() * 900000)::int, 'TRY',
    'cash', 'individual', posted_on from entries`,
  `insert into agencies (name, city) select 'Acente ' || n, 'Şehir ' || n % 81 from generate_series(1, 400) n`,
  `insert into reviews (public_id, language, rating, scores, written_on, author, city, journey, body, status, is_verified, is_sample)
    select 'br' || n, 'tr', 1 + n % 5, null, current_date - n / 4, 'Yolcu ' || n, 'Konya', 'umrah',
    repeat('Rehber ' || n % 400 || ' bizi her yerde karşıladı, otel Harem’e yakındı. ', 6),
    case when n % 9 = 0 then 'pending' else 'approved' end, false, false from generate_series(1, 3000) n`,
  `insert into agent_offers (offer_no, token, locale, first_name, last_name, email, phone, currency, lines, base_minor,
      total_minor, valid_until, state, created_at)
    select 'T-2030-' || n, 'bo' || n, 'tr', 'Ayşe', 'Yolcu ' || n, 'o' || n || '@example.com',
    '+90532' || lpad((n * 1007)::text, 7, '0'), 'USD', '[]', 100000 + n, 100000 + n, current_date + n % 60,
    (array['draft', 'sent', 'accepted', 'rejected', 'expired'])[1 + n % 5], now() - n * interval '1 hour'
    from generate_series(1, 5000) n`,
  `insert into waiting_places (departure_id, seats, token, joined_at)
    select id, 1 + n % 4, 'bw' || id || n, now() from departures, generate_series(1, 3) n where departs_on >= current_date`,
] as const

export async function fillStaffLists(run: (statement: string) => Promise<unknown>): Promise<void> {
  for (const statement of statements) await run(statement)
}
