import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { workKindNames, type NewsKind, type WorkKind } from '#modules/staff-desk/index.ts'
import { testDb } from '#tests/setup/test-db.ts'

type WaitsAs = WorkKind | 'nobody'

/**
 * Every state that the database knows, and as which work of Today somebody of the staff sees it; `nobody` where customers,
 * banks or the program itself go on. A new state, or a new table with states, fails here until somebody has said where the
 * staff see it, so that no work hides where only its own list shows it.
 */
const states: Record<string, Record<string, WaitsAs>> = {
  'agent_offers.state': {
    draft: 'nobody',
    sent: 'offer-question',
    accepted: 'nobody',
    rejected: 'nobody',
    expired: 'nobody',
  },
  'agent_reservations.state': {
    requested: 'agency-reservation',
    confirmed: 'nobody',
    cancelled: 'nobody',
    completed: 'nobody',
  },
  'bank_line_shares.state': { proposed: 'bank-line', booked: 'nobody', undone: 'nobody' },
  'bank_lines.state': {
    to_decide: 'bank-line',
    second_person: 'bank-line',
    matched: 'nobody',
    explained: 'nobody',
    suspense: 'nobody',
    outgoing: 'nobody',
  },
  'bank_statements.state': { draft: 'bank-draft', booked: 'nobody' },
  'call_requests.state': { new: 'call', in_progress: 'call', done: 'nobody' },
  'contact_messages.state': { new: 'message', in_progress: 'nobody', done: 'nobody' },
  'departures.status': { draft: 'nobody', published: 'nobody', full: 'nobody', closed: 'nobody', cancelled: 'nobody' },
  'incoming_calls.state': { ringing: 'nobody', answered: 'nobody', ended: 'nobody' },
  // What the register has to hear.
  'consent_events.status': { ONAY: 'register-report', RET: 'register-report' },
  // What the register says, copied; and what goes on by itself until a mail takes its place.
  'iys_permissions.status': { ONAY: 'nobody', RET: 'nobody' },
  'information_requests.state': { new: 'information', in_progress: 'nobody', done: 'nobody' },
  // What goes out is watched on its own page; what failed there failed for good.
  'letter_recipients.state': {
    queued: 'nobody',
    written: 'nobody',
    left: 'nobody',
    bounced: 'nobody',
    failed: 'nobody',
  },
  'letters.state': { draft: 'nobody', sending: 'nobody', paused: 'nobody', stopped: 'nobody', sent: 'nobody' },
  'mail_messages.state': { queued: 'nobody', sent: 'nobody', failed: 'nobody' },
  'message_attempts.state': {
    waiting: 'nobody',
    sending: 'nobody',
    uncertain: 'nobody',
    accepted: 'nobody',
    delivered: 'nobody',
    read: 'nobody',
    failed: 'nobody',
  },
  'messages.state': { open: 'nobody', reached: 'nobody', mailed: 'nobody', lost: 'nobody' },
  'operation_permits.state': {
    'to-request': 'nobody',
    requested: 'nobody',
    granted: 'nobody',
    missed: 'nobody',
    used: 'nobody',
    'not-needed': 'nobody',
  },
  'operation_travellers.visa_step': {
    'to-collect': 'visa',
    ready: 'visa',
    applied: 'visa',
    refused: 'visa',
    granted: 'nobody',
    'not-needed': 'nobody',
  },
  'orders.state': {
    draft: 'nobody',
    awaiting_payment: 'option',
    partially_paid: 'part',
    paid: 'nobody',
    cancelled: 'nobody',
    expired: 'nobody',
    refunded: 'nobody',
  },
  'payment_attempts.state': {
    created: 'nobody',
    pending_3ds: 'nobody',
    pending_transfer: 'nobody',
    processing: 'nobody',
    authorised: 'nobody',
    unknown: 'payment',
    captured: 'payment',
    partially_refunded: 'nobody',
    refunded: 'nobody',
    failed: 'nobody',
    cancelled: 'nobody',
    expired: 'nobody',
    disputed: 'payment',
    reversed: 'nobody',
  },
  'payment_links.status': { pending: 'link', completed: 'nobody', cancelled: 'nobody' },
  'payments.status': { pending: 'nobody', completed: 'nobody', cancelled: 'nobody' },
  'refunds.state': {
    requested: 'refund',
    processing: 'refund',
    unknown: 'refund',
    failed: 'refund',
    succeeded: 'nobody',
  },
  'reservation_requests.state': { new: 'reservation', in_progress: 'nobody', done: 'nobody' },
  'reviews.status': { pending: 'review', approved: 'nobody', rejected: 'nobody' },
  'sandbox_charges.state': {
    challenge: 'nobody',
    pending: 'nobody',
    captured: 'nobody',
    declined: 'nobody',
    cancelled: 'nobody',
  },
  'sandbox_refunds.state': { pending: 'nobody', done: 'nobody' },
  'seat_holds.state': { held: 'option', sold: 'nobody', released: 'nobody' },
  'stay_contracts.state': { none: 'nobody', drafted: 'nobody', documented: 'nobody' },
  'visa_rows.state': {
    sent: 'nobody',
    granted: 'nobody',
    refused: 'nobody',
    replaced: 'nobody',
    withdrawn: 'nobody',
  },
  'waiting_places.state': {
    waiting: 'nobody',
    offered: 'nobody',
    taken: 'nobody',
    expired: 'nobody',
    left: 'nobody',
    removed: 'nobody',
  },
  'webhook_deliveries.state': { pending: 'nobody', delivered: 'nobody', failed: 'nobody' },
}

/** What the bell tells, and as which work it waits afterwards; the compiler asks for every kind of news. */
const news: Record<NewsKind, WaitsAs> = {
  'call-request': 'call',
  'contact-message': 'message',
  'information-request': 'information',
  'reservation-request': 'reservation',
  'cancel-request': 'cancellation',
  payment: 'nobody',
  review: 'review',
  mention: 'task',
  'given-up-job': 'nobody',
}

/** What waits without a state of its own: a paper, a room, a language or a count that is not there. */
const withoutState: readonly WorkKind[] = [
  'passport',
  'late-step',
  'ticket-name',
  'room',
  'hotel-option',
  'room-list',
  'held-passport',
  'incident',
  'change',
  'undelivered',
  'decision',
  'assurance',
  'unusual-hold',
  'till',
  'translation',
  'task',
]

test('every state was thought of: it waits as work of Today, or for nobody of the staff', async () => {
  const db = await testDb()
  const { rows } = await sql<{ name: string; definition: string }>`
    select tables.relname || '.' || columns.attname as name, pg_get_constraintdef(checks.oid) as definition
    from pg_constraint checks
    join pg_class tables on tables.oid = checks.conrelid
    join pg_attribute columns on columns.attrelid = tables.oid and columns.attnum = checks.conkey[1]
    where checks.contype = 'c' and array_length(checks.conkey, 1) = 1 and columns.attname ~ '^(state|status|visa_step)$'
    order by 1`.execute(db)
  const known = Object.fromEntries(
    rows.map(({ name, definition }) => [name, [...definition.matchAll(/'([\w-]+)'::text/g)].map(([, state]) => state)]),
  )

  expect(Object.keys(known)).toEqual(expect.arrayContaining(Object.keys(states)))
  const forgotten = Object.entries(known).flatMap(([name, values]) =>
    values.filter((state) => states[name]?.[state ?? ''] === undefined).map((state) => `${name}: ${state}`),
  )
  expect(forgotten).toEqual([])
})

test('every kind of work of Today comes from somewhere that is named here', () => {
  const named = new Set<string>([
    ...Object.values(states).flatMap(Object.values),
    ...Object.values(news),
    ...withoutState,
  ])

  expect(workKindNames.filter((kind) => !named.has(kind))).toEqual([])
})
