import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, plainDate, startInIstanbul } from '#kernel/plain-date.ts'
import { anOrder, type OrderWish } from '#modules/booking/testing/an-order.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { agreeTo } from '#platform/messages/testing/a-message.ts'
import { writeSetting } from '#platform/settings/settings.server.ts'
import { testDatabase, testDb, testEngines } from '#tests/setup/test-db.ts'
import { refuseReviewRequest } from './answer-review-request.server.ts'
import { askForReviews } from './ask-for-reviews.server.ts'
import { reviewRequestsSetting } from './settings.server.ts'
import { reviewAsksOf, tokenOf } from './testing/asked.ts'

const returnsOn = plainDate('2027-02-21')

/** So many days after the return, at ten in Istanbul unless it is said. */
const after = (days: number, hour = 10) =>
  new Date(startInIstanbul(addDays(returnsOn, days)).getTime() + hour * 3_600_000)

async function aPaidOrder(wish: OrderWish = {}) {
  const db = await testDb()
  const order = await anOrder(db, { state: 'paid', ...wish })
  return { db, order }
}

async function mailsOf(db: Db) {
  const { rows } = await sql<{ key: string; subject: string; text: string; html: string; locale: string }>`
    select message_key as key, subject, plain_text as text, html, locale from mail_messages
    where message_key like 'review:%' order by created_at, message_key`.execute(db)
  return rows
}

test('whoever came back is asked once, three days after the return, and reminded once after a week', async () => {
  const { db, order } = await aPaidOrder()
  const written: [day: number, count: number][] = []

  for (let day = 0; day <= 70; day += 1)
    for (const hour of [8.5, 10, 13, 20.5]) {
      const count = await askForReviews(reviewAsksOf(db), after(day, hour))
      if (count > 0) written.push([day + hour / 100, count])
    }

  expect(written).toEqual([
    [3.1, 1],
    [10.1, 1],
  ])
  expect((await mailsOf(db)).map(({ key }) => key)).toEqual([
    `review:ask:${order.orderId}`,
    `review:remind:${order.orderId}`,
  ])
})

test.each([
  ['tr', 'Yolculuğunuz nasıldı?', 'Ramazan umresi', 'Bana bir daha sormayın'],
  ['en', 'How was your journey?', 'Ramadan Umrah', 'Do not ask me again'],
  ['ar', 'كيف كانت رحلتك؟', 'عمرة رمضان', 'لا تسألوني مرة أخرى'],
] as const)('the mail is in the language of the order, with an address of its own (%s)', async (locale, ...words) => {
  const { db } = await aPaidOrder({ locale })

  await askForReviews(reviewAsksOf(db), after(3))

  const [mail] = await mailsOf(db)
  const { rows } = await sql<{ secret: string }>`select access_token as secret from orders`.execute(db)
  for (const each of words) expect(mail?.text).toContain(each)
  expect(mail?.html).toContain(`https://kafile.example/${locale}/review/${await tokenOf(db)}"`)
  expect(mail?.html).not.toContain(rows[0]?.secret)
})

test('who agreed to WhatsApp is asked there by a template, and the mail waits', async () => {
  const { db } = await aPaidOrder()
  await agreeTo(db, ['whatsapp'], '+905321234567')

  await askForReviews(reviewAsksOf(db), after(3))

  const { rows } = await sql`select kind, template, body from messages`.execute(db)
  expect(rows).toEqual([
    { kind: 'service', template: 'journey_review', body: expect.stringContaining(`/review/${await tokenOf(db)}`) },
  ])
  expect(await mailsOf(db)).toEqual([])
})

test.each([
  ['cancelled', `update orders set state = 'cancelled'`],
  ['not paid for', `update orders set state = 'awaiting_payment'`],
  ['of a departure that was cancelled', `update departures set status = 'cancelled'`],
  ['whose travellers all gave their seats back', `update passengers set cancelled_at = now()`],
  [
    'of which somebody asks to cancel',
    `insert into order_cancel_requests (order_id, reason) select id, '' from orders`,
  ],
  ['of people who are forgotten', `update orders set erased_at = now()`],
  [
    'of people who asked to be forgotten',
    `insert into order_history (order_id, kind, facts, happened_at) select id, 'erasure-asked', '{}', now() from orders`,
  ],
  ['without an address', `update orders set email = ''`],
])('nobody is asked about an order %s', async (_what, change) => {
  const { db } = await aPaidOrder()
  await sql.raw(change).execute(db)

  expect(await askForReviews(reviewAsksOf(db), after(3))).toBe(0)
})

test('nobody is asked where it is switched off, reminded where that is, or long after the return', async () => {
  const { db } = await aPaidOrder()
  const settle = (change: object) =>
    writeSetting(db, reviewRequestsSetting, { asks: true, days: 5, reminds: false, ...change })

  await settle({ asks: false })
  const off = await askForReviews(reviewAsksOf(db), after(6))
  await settle({})
  const late = await askForReviews(reviewAsksOf(db), after(36))
  const early = await askForReviews(reviewAsksOf(db), after(4))
  const asked = await askForReviews(reviewAsksOf(db), after(5))
  const reminded = await askForReviews(reviewAsksOf(db), after(20))

  expect({ off, late, early, asked, reminded }).toEqual({ off: 0, late: 0, early: 0, asked: 1, reminded: 0 })
})

test('an order of two journeys is asked about the last one, when it is over', async () => {
  const { db, order } = await aPaidOrder()
  const later = await aDeparture(db, { departsOn: '2027-03-01', tour: { days: 5, nights: 4 } })
  await sql`insert into order_items (order_id, position, departure_id, seats, line_total_minor, snapshot)
    select order_id, 9, ${later.departureId}, seats, line_total_minor,
      snapshot || '{"departsOn":"2027-03-01","returnsOn":"2027-03-05"}' from order_items`.execute(db)
  await sql`insert into passengers
      (order_item_id, position, fare, first_name, last_name, gender, born_on, nationality, amount_minor)
    select items.id, 0, fare, first_name, last_name, gender, born_on, nationality, amount_minor from passengers,
      (select id from order_items where position = 9) items`.execute(db)

  const first = await askForReviews(reviewAsksOf(db), after(3))
  const second = await askForReviews(reviewAsksOf(db), new Date('2027-03-08T09:00:00Z'))

  expect([first, second]).toEqual([0, 1])
  const { rows } = await sql`select order_id, departure_id from review_requests`.execute(db)
  expect(rows).toEqual([{ order_id: order.orderId, departure_id: later.departureId }])
})

test('who does not want to be asked is not reminded, and not asked after the next journey', async () => {
  const { db } = await aPaidOrder()
  await askForReviews(reviewAsksOf(db), after(3))
  await refuseReviewRequest(db, await tokenOf(db), after(4))
  await anOrder(db, { state: 'paid', email: 'AYSE@example.com' })

  expect(await askForReviews(reviewAsksOf(db), after(12))).toBe(0)
})

test.each(testEngines)('two programs at once ask once (%s)', async (engine) => {
  const { db } = await testDatabase(engine)
  await anOrder(db, { state: 'paid' })

  const counts = await Promise.all([1, 2, 3].map(() => askForReviews(reviewAsksOf(db), after(3))))

  expect(counts.toSorted()).toEqual([0, 0, 1])
  expect(await mailsOf(db)).toHaveLength(1)
})

test('in six deaths of the program between the note and the mail nobody is asked twice and nobody is left out', async () => {
  const db = await testDb()
  const departure = await aDeparture(db)
  for (let nth = 0; nth < 8; nth += 1) await anOrder(db, { state: 'paid', departure, email: `guest${nth}@example.com` })
  let deaths = 0

  for (let left = 0; left < 6; left += 1) {
    let alive = left === 0 ? 0 : 1
    const dying = {
      ...reviewAsksOf(db),
      agency: async () => {
        if (alive === 0) throw new Error('it dies here')
        alive -= 1
        return { brand: 'Kafile', phone: '', email: '' }
      },
    }
    await askForReviews(dying, after(3)).catch(() => (deaths += 1))
  }
  await Promise.all([askForReviews(reviewAsksOf(db), after(3)), askForReviews(reviewAsksOf(db), after(3))])

  const { rows } = await sql`select count(*)::int as requests,
    (select count(distinct message_key)::int from mail_messages) as mails,
    (select count(*)::int from mail_messages) as all_mails from review_requests`.execute(db)
  expect(deaths).toBe(6)
  expect(rows).toEqual([{ requests: 8, mails: 8, all_mails: 8 }])
})
