import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import { aMember, aStaffMember, aUser } from '#modules/accounts/testing/builders.ts'
import { forgetTravellers } from '#modules/booking/forget-travellers.server.ts'
import { changeOrder, placeOrder } from '#modules/booking/index.server.ts'
import { aCheckoutDraft, anOrderRequest, aTravellerDraft, noon } from '#modules/booking/testing/builders.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { sendContactMessage } from '#modules/engagement/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { queueMessage } from '#platform/messages/queue-message.server.ts'
import { agreeTo, aMessage } from '#platform/messages/testing/a-message.ts'
import { columnsHolding } from '#tests/setup/columns-holding.ts'
import { testDatabase, testDb, testEngines } from '#tests/setup/test-db.ts'
import { erasePerson, exportPerson } from './index.server.ts'

const EMAIL = 'zubeyde.karaosmanoglu@example.com'
const SURNAME = 'Karaosmanoğlu'
const afterReturn = new Date('2027-06-01T09:00:00Z')
const yearsLater = new Date('2029-06-01T09:00:00Z')
const all = { page: 1, pageSize: 10 }

describe.each(testEngines)('on the %s engine', (engine) => {
  test('after an erasure nothing in the database says who it was, and the order is still in the books', async () => {
    const { db } = await testDatabase(engine)
    const { member, orderNo } = await somebodyKnown(db)
    expect((await columnsHolding(db, traces)).length).toBeGreaterThan(8)

    const erased = await erasePerson(db, { member }, afterReturn)

    expect(erased).toMatchObject({ ok: true, value: { erasedOrders: 2, heldOrders: 0 } })
    expect(await columnsHolding(db, traces)).toEqual([])
    const { rows } = await sql`select order_no, total_minor > 0 as has_total from orders order by order_no`.execute(db)
    expect(rows).toContainEqual({ order_no: orderNo, has_total: true })
  })
})

test('an order whose journey has not ended keeps its people until it has', async () => {
  const db = await testDb()
  const { member } = await somebodyKnown(db)

  const erased = await erasePerson(db, { member }, noon)
  const before = await columnsHolding(db, [SURNAME])
  await forgetTravellers(db, noon)
  const still = await columnsHolding(db, [SURNAME])
  const done = await forgetTravellers(db, afterReturn)

  expect(erased).toMatchObject({ value: { erasedOrders: 0, heldOrders: 2 } })
  expect(before).toContain('public.orders.last_name')
  expect(still).toEqual(before)
  expect(done).toMatchObject({ customers: 2 })
  expect(await columnsHolding(db, [SURNAME])).toEqual([])
})

test('what the history told of people goes with them', async () => {
  const db = await testDb()
  const { member, orderNo } = await somebodyKnown(db)
  const { rows } = await sql<{ id: string }>`select public_id as id from orders where order_no = ${orderNo}`.execute(db)
  const contact = { ...aCheckoutDraft().contact, firstName: 'Hatice' }
  const change = { contact, note: `${SURNAME} ailesi` }
  await changeOrder(db, aStaffMember(), { id: rows[0]?.id ?? '', version: 1, change }, noon)
  expect(await columnsHolding(db, [SURNAME])).toContain('public.order_history.facts')

  await erasePerson(db, { member }, afterReturn)

  expect(await columnsHolding(db, [SURNAME])).toEqual([])
})

test('travellers are forgotten two years after their return, the customer is not', async () => {
  const db = await testDb()
  await somebodyKnown(db)

  expect(await forgetTravellers(db, afterReturn)).toEqual({ travellers: 0, customers: 0 })
  expect(await forgetTravellers(db, yearsLater)).toEqual({ travellers: 2, customers: 0 })
  expect(await forgetTravellers(db, yearsLater)).toEqual({ travellers: 0, customers: 0 })

  const { rows } = await sql`select p.first_name, p.born_on, p.tckn_sealed, p.passport_no_sealed, o.last_name
    from passengers p join order_items i on i.id = p.order_item_id join orders o on o.id = i.order_id limit 1`.execute(
    db,
  )
  expect(rows).toEqual([
    { first_name: '—', born_on: '1957-01-01', tckn_sealed: null, passport_no_sealed: null, last_name: SURNAME },
  ])
})

test('a customer is forgotten when the books no longer need the order', async () => {
  const db = await testDb()
  await somebodyKnown(db)

  expect(await forgetTravellers(db, new Date('2036-12-03T09:00:00Z'))).toMatchObject({ customers: 2 })
})

test('an export holds everything under the account and the proven address, and no key', async () => {
  const db = await testDb()
  const { member, orderNo } = await somebodyKnown(db)

  const data = await exportPerson(db, { member }, noon)

  const text = JSON.stringify(data)
  expect(data?.account.profile).toMatchObject({ email: EMAIL })
  expect(data?.orders.map((order) => order.orderNo)).toContain(orderNo)
  expect(data?.orders).toHaveLength(2)
  expect(data?.orders[0]?.tours[0]?.passengers[0]).toMatchObject({ tckn: '10000000146', passportNo: 'U87654321' })
  expect(data?.underAddress?.written.messages).toMatchObject([{ message: 'Vize için ne gerekiyor, yazar mısınız?' }])
  expect(text).not.toMatch(/token|password|argon2|_hash|sealed/i)
  expect((await listAuditEntries(db, all)).entries).toMatchObject([
    { action: 'personal-data.export', actor: { id: member.id }, subject: { id: member.id } },
  ])
})

test('a person takes along what was chosen for their card and agreed to for those at home', async () => {
  const db = await testDb()
  const { member } = await somebodyKnown(db)
  await sql`insert into traveller_card_choices
      (passenger_id, shows_full_name, health, health_consent_at, changed_at, forget_on)
    select id, true, '["diabetes"]', ${noon}, ${noon}, '2099-01-01' from passengers order by id limit 1`.execute(db)
  await sql`insert into family_consents (passenger_id, given_at, taken_back_at, said_by, forget_on)
    select id, ${noon}, ${noon}, 'traveller', '2099-01-01' from passengers order by id limit 1`.execute(db)

  const data = await exportPerson(db, { member }, noon)

  expect(data?.road).toMatchObject({
    cards: [{ showsFullName: true, health: ['diabetes'] }],
    familyConsents: [{ givenAt: noon, takenBackAt: noon }],
  })
})

test('a person takes along what went to their telephone, how they wanted it, and what they said of changes', async () => {
  const db = await testDb()
  const { member } = await somebodyKnown(db)
  await aToldChange(db, noon)

  const data = await exportPerson(db, { member }, noon)

  expect(data?.toldByTelephone).toMatchObject({
    messages: [{ text: expect.stringMatching(/\S/) }],
    choices: [{ phone: '905398765432', way: 'whatsapp', isAgreed: true }],
  })
  expect(data?.changes).toMatchObject([{ toldAt: noon, confirmedAt: noon, answer: 'accept' }])
})

test('a person takes along when they were asked for a review and what they wrote, and takes their name out of it', async () => {
  const db = await testDb()
  const { member } = await somebodyKnown(db)
  await aWrittenReview(db)

  const data = await exportPerson(db, { member }, afterReturn)
  await erasePerson(db, { member }, afterReturn)

  const review = { name: SURNAME, rating: 5, text: 'Otel söylendiği gibiydi.', status: 'approved' }
  expect(data?.opinions).toMatchObject([{ askedAt: afterReturn, answeredAt: afterReturn, review }])
  const { rows } = await sql`select author, email, address_hash, body,
    (select count(*)::int from review_requests) as asked from reviews`.execute(db)
  expect(rows).toEqual([{ author: '—', email: null, address_hash: null, body: 'Otel söylendiği gibiydi.', asked: 0 }])
})

test('with which program and from where a change was answered is forgotten with the people of the order', async () => {
  const db = await testDb()
  const { member } = await somebodyKnown(db)
  await aToldChange(db, noon)

  await erasePerson(db, { member }, afterReturn)

  const { rows } = await sql`select answer, answer_proof from promise_notices`.execute(db)
  expect(rows).toEqual([{ answer: 'accept', answer_proof: null }])
})

test('a person takes along permits, wheelchairs, what was handed over, and incidents about them, and nobody else’s', async () => {
  const db = await testDb()
  const { member } = await somebodyKnown(db)
  const { departureId } = await aDeparture(db, { departsOn: '2027-04-01' })
  const stranger = await anOrder(db, { travellers: ['Başkası'], email: 'baskasi@example.com' })
  const { rows } = await sql<{
    id: string
    isOwn: boolean
  }>`select passengers.id, order_id <> ${stranger.orderId} as "isOwn"
    from passengers join order_items on order_items.id = order_item_id order by passengers.id`.execute(db)
  await sql`insert into operation_dates (departs_on) values ('2027-04-01')`.execute(db)
  await sql`insert into operation_chair_contracts (departs_on, place, day, from_hour, until_hour, chairs, pushers)
    values ('2027-04-01', 'Kapı 79', '2027-04-03', '09:00', '12:00', 4, 2)`.execute(db)
  for (const id of [rows.find(({ isOwn }) => isOwn)?.id, rows.find(({ isOwn }) => !isOwn)?.id]) {
    await sql`insert into operation_rawdah_visits (passenger_id, visited_on, said_by, said_at)
      values (${id}, '2025-01-02', 'customer', ${noon})`.execute(db)
    await sql`insert into operation_permits (passenger_id, kind, departs_on, state, day, hour, gate, changed_at)
      values (${id}, 'rawdah', '2027-04-01', 'granted', '2027-04-03', '02:40', '37', ${noon})`.execute(db)
    await sql`insert into operation_chairs (contract_id, passenger_id, day, from_hour, until_hour, with_pusher)
      select id, ${id}, '2027-04-03', '09:00', '10:00', true from operation_chair_contracts`.execute(db)
    await sql`insert into operation_items (passenger_id, item, departs_on, returns_on, holder, since, noted_by)
      values (${id}, 'passport', '2027-04-01', '2027-04-10', 'Hasan Usta', ${noon}, 'Fatma Demir')`.execute(db)
    await sql`insert into road_incidents (id, departure_id, passenger_id, kind, place, note, next_step, happened_at, said_at,
      clock_error_ms, received_at, forget_on) values (gen_random_uuid(), ${departureId}, ${id}, 'lost', 'Kapı 79', 'Yolunu kaybetti',
      '', ${noon}, ${noon}, 0, ${noon}, '2099-01-01')`.execute(db)
  }

  const data = await exportPerson(db, { member }, noon)

  expect(data?.arranged).toMatchObject({
    permits: [{ lastVisit: '2025-01-02', permits: [{ kind: 'rawdah', day: '2027-04-03', hour: '02:40', gate: '37' }] }],
    chairs: [{ day: '2027-04-03', from: '09:00', place: 'Kapı 79', withPusher: true }],
    items: [{ item: 'passport', holder: 'Hasan Usta', since: noon }],
  })
  expect(data?.incidents).toMatchObject([{ kind: 'lost', place: 'Kapı 79', note: 'Yolunu kaybetti', settledAt: null }])
  expect([data?.arranged.chairs, data?.arranged.items, data?.incidents].map((each) => each?.length)).toEqual([1, 1, 1])
  expect(JSON.stringify(data).includes('Fatma Demir')).toBe(false)
})

test('an address that nobody has proven opens nothing but the account', async () => {
  const db = await testDb()
  await somebodyKnown(db)
  await sql`update users set email_confirmed_at = null`.execute(db)
  const { rows } = await sql<{ id: string }>`select id from users`.execute(db)
  const asker = { admin: aStaffMember(), userId: rows[0]?.id ?? '' }

  const data = await exportPerson(db, asker, noon)
  const erased = await erasePerson(db, asker, afterReturn)

  expect([data?.orders.length, data?.underAddress]).toEqual([1, undefined])
  expect(erased).toMatchObject({ value: { erasedOrders: 1 } })
  expect(await columnsHolding(db, [EMAIL])).toContain('public.contact_messages.email')
})

test('staff start both for somebody, and the log says who did', async () => {
  const db = await testDb()
  const owner = aStaffMember()
  const { userId } = await aUser(db)

  await exportPerson(db, { admin: owner, userId }, noon)
  await erasePerson(db, { admin: owner, userId }, noon)

  const { entries } = await listAuditEntries(db, all)
  expect(entries).toMatchObject([
    { action: 'personal-data.erase', actor: { id: owner.id }, subject: { id: userId }, after: { erasedOrders: 0 } },
    { action: 'personal-data.export', actor: { id: owner.id }, subject: { id: userId } },
  ])
  expect(await exportPerson(db, { admin: owner, userId }, noon)).toBeUndefined()
  expect(await erasePerson(db, { admin: owner, userId }, noon)).toMatchObject({ error: { code: 'user-not-found' } })
})

test('the last owner cannot be erased', async () => {
  const db = await testDb()
  const { userId } = await aUser(db, { staffRole: 'owner' })

  expect(await erasePerson(db, { admin: aStaffMember(), userId }, noon)).toEqual({
    ok: false,
    error: { code: 'last-owner' },
  })
})

const traces = [EMAIL, SURNAME, '5398765432', 'U87654321', '10000000146', 'Zübeyde']

/** A member with a proven address, an order of the account, one placed as a guest, a message and the mails of it. */
async function somebodyKnown(db: Db) {
  const fullName = `Zübeyde ${SURNAME}`
  const { userId } = await aUser(db, { fullName, email: EMAIL, mobile: '+905398765432' })
  await sql`update users set email_confirmed_at = ${noon}`.execute(db)
  const { member } = await aMember(db, { userId })
  const contact = { ...aCheckoutDraft().contact, firstName: 'Zübeyde', lastName: SURNAME, email: EMAIL }
  const { id: tourId } = await aDeparture(db)
  await agreeTo(db, ['whatsapp'], '+905398765432')
  await queueMessage(db, aMessage({ phone: '+905398765432', email: EMAIL }))
  const order = async (mode: 'member' | 'guest') => {
    const travellers = [aTravellerDraft({ tourId, firstName: 'Zübeyde', lastName: SURNAME })]
    const draft = aCheckoutDraft({ mode, contact: { ...contact, phone: '05398765432' }, travellers })
    const wish = { draft, userId: mode === 'member' ? userId : undefined }
    const placed = await placeOrder(db, anOrderRequest(tourId, 1, wish), noon)
    if (!placed.ok) throw new Error(placed.error.code)
    return placed.value.orderNo
  }
  const orderNo = await order('member')
  await order('guest')
  const message = 'Vize için ne gerekiyor, yazar mısınız?'
  const sent = await sendContactMessage(
    db,
    {
      draft: { name: fullName, email: EMAIL, mobile: '05398765432', subject: 'Vize işlemleri', message },
      locale: 'tr',
      address: '192.0.2.1',
      consentVersion: '1',
    },
    noon,
  )
  if (!sent.ok) throw new Error('the message was refused')
  await sql`insert into mail_messages (message_key, recipient, subject, html, plain_text, locale)
    values ('m', ${EMAIL}, 'Merhaba', ${`Sayın ${fullName}`}, '', 'tr')`.execute(db)
  return { member, orderNo }
}

/** One of the orders was told of a change, and its customer accepted it. */
async function aToldChange(db: Db, at: Date): Promise<void> {
  await sql`insert into promised_facts (departure_id, since, facts, told_at)
    select departure_id, ${at}, '{}', ${at} from order_items order by order_id limit 1`.execute(db)
  await sql`insert into promise_notices (order_id, departure_id, facts_before, facts_after, weight, is_urgent, is_mailed,
      told_at, confirmed_at, answer, answered_at, answer_proof)
    select order_id, order_items.departure_id, promised_facts.id, promised_facts.id, 'essential', false, true,
      ${at}, ${at}, 'accept', ${at}, '{"userAgent": "Firefox", "addressHash": "abc"}'
    from order_items join promised_facts on promised_facts.departure_id = order_items.departure_id
    order by order_id limit 1`.execute(db)
}

/** A review of one of the orders that was asked for, written and published. */
async function aWrittenReview(db: Db): Promise<void> {
  await sql`insert into review_requests (order_id, departure_id, token, facts, hotel_keys, asked_at, ends_on, answered_at)
    select order_id, departure_id, 'AAAAAAAAAAAAAAAAAAAAAA', '{hotel}', '{near}', ${afterReturn}, '2099-01-01', ${afterReturn}
    from order_items order by order_id limit 1`.execute(db)
  await sql`insert into reviews (public_id, language, rating, written_on, author, body, status, is_verified, is_sample,
      email, address_hash, order_id, travelled_on, hotel_keys, answers)
    select 'r1', 'tr', 5, '2027-05-01', ${SURNAME}, 'Otel söylendiği gibiydi.', 'approved', true, false,
      'another@example.com', 'hash', order_id, '2027-02-12', '{near}', '{"hotel":"yes"}' from review_requests`.execute(
    db,
  )
}
