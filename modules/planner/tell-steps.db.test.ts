import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, dayInIstanbul, plainDate, startInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import { remindOfParts } from '#modules/booking/remind-of-parts.server.ts'
import { aBookedOrder, capture } from '#modules/booking/testing/parts.ts'
import { customerMailsOf } from '#modules/booking/testing/customer-mails.ts'
import type { Db } from '#platform/db/client.server.ts'
import { agreeTo } from '#platform/messages/testing/a-message.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { tellSteps } from './tell-steps.server.ts'

const at = (day: PlainDate | string, hour = 10) =>
  new Date(startInIstanbul(plainDate(day)).getTime() + hour * 3_600_000)

const vaccine = (daysBefore: number) => ({
  key: 'asi',
  daysBefore,
  doer: 'traveller',
  tickedBy: 'traveller',
  text: { tr: 'Menenjit aşısı olun', en: 'Get vaccinated', ar: 'خذ لقاح الحمى الشوكية' },
})

/** A booked order for 12 February 2027 that asks for a vaccination; its rest is due on 13 January. */
async function setUp(steps = [vaccine(14)]) {
  const db = await testDb()
  const order = await aBookedOrder(db)
  await sql`update tours set steps = ${JSON.stringify(steps)}::jsonb`.execute(db)
  return { db, order }
}

/** The days from one to another on which mails went, looked at before, in and after office hours, twice in them. */
async function mailDays(
  db: Db,
  from: string,
  until: string,
): Promise<{ day: PlainDate; told: number; paid: number }[]> {
  const days: { day: PlainDate; told: number; paid: number }[] = []
  for (let day = plainDate(from); day <= plainDate(until); day = addDays(day, 1)) {
    let [told, paid] = [0, 0]
    for (const hour of [8.5, 9, 13, 13, 20]) {
      paid += await remindOfParts(db, at(day, hour))
      told += await tellSteps(customerMailsOf(db), at(day, hour))
    }
    if (told + paid > 0) days.push({ day, told, paid })
  }
  return days
}

/** The mails about steps, with their white space as one. */
async function digests(db: Db): Promise<{ key: string; text: string; html: string }[]> {
  const { rows } = await sql<{ key: string; text: string; html: string }>`
    select message_key as key, plain_text as text, html from mail_messages
    where message_key like 'steps:%' order by message_key`.execute(db)
  return rows.map(({ text, ...mail }) => ({ ...mail, text: text.replaceAll(/\s+/g, ' ') }))
}

test('an order gets one mail a day at most, at the days that matter, and none twice', async () => {
  const { db } = await setUp()

  const days = await mailDays(db, '2027-01-05', '2027-02-04')

  expect(days.map(({ day, told, paid }) => [day, told, paid])).toEqual([
    ['2027-01-06', 0, 1],
    ['2027-01-12', 0, 1],
    ['2027-01-13', 0, 1],
    ['2027-01-14', 1, 0],
    ['2027-01-16', 1, 0],
    ['2027-01-20', 1, 0],
    ['2027-01-24', 1, 0],
    ['2027-01-27', 1, 0],
    ['2027-01-28', 1, 0],
    ['2027-01-30', 1, 0],
    ['2027-02-03', 1, 0],
  ])
})

test('everything of a day stands in one mail, in the language of the order, with a way to the steps', async () => {
  const { db, order } = await setUp()
  await mailDays(db, '2027-01-13', '2027-01-14')

  const [mail] = await digests(db)

  expect(mail?.key).toBe(`steps:${order.orderId}:2027-01-14`)
  expect(mail?.text).toContain('Menenjit aşısı olun, son gün: 27 Ocak 2027')
  expect(mail?.text).toMatch(/Ödenecek tutar: .*son günü 13 Ocak 2027 idi/)
  expect(mail?.html).toContain(`/tr/order/${order.publicId}?t=${order.accessToken}#steps`)
})

test('who agreed to WhatsApp is told there, late steps by words of their own, and the mail waits', async () => {
  const { db } = await setUp()
  const { rows } = await sql<{ phone: string }>`select phone from orders`.execute(db)
  await agreeTo(db, ['whatsapp'], rows[0]?.phone ?? '')

  await mailDays(db, '2027-01-13', '2027-01-14')

  const { rows: messages } = await sql<{ template: string; body: string }>`
    select template, body from messages where message_key like 'steps:%'`.execute(db)
  expect(messages).toEqual([{ template: 'journey_steps_late', body: expect.stringContaining('#steps adresinden') }])
  expect(await digests(db)).toEqual([])
})

test('who gave a telephone alone is told by the way that they agreed to, and by none before', async () => {
  const { db } = await setUp()
  const { rows } = await sql<{ phone: string }>`update orders set email = '' returning phone`.execute(db)
  const written = async () =>
    (await sql`select message_key from messages where message_key like 'steps:%'`.execute(db)).rows.length

  expect([(await mailDays(db, '2027-01-14', '2027-01-15')).length, await written()]).toEqual([0, 0])
  await agreeTo(db, ['whatsapp'], rows[0]?.phone ?? '')

  expect(await mailDays(db, '2027-01-16', '2027-01-16')).toMatchObject([{ told: 1 }])
  expect(await written()).toBe(1)
})

test('what is past its day is told in other words after one, three and seven days', async () => {
  const { db } = await setUp()
  await mailDays(db, '2027-01-26', '2027-02-04')

  const texts = (await digests(db)).map(({ text }) => text)

  const words = [/bugün son günü/, /Bugün tamamlarsanız/, /Sizi arayacağız/, /tehlikeye girebilir/]
  expect(words.map((each) => texts.filter((text) => each.test(text)).length)).toEqual([1, 1, 1, 1])
})

test('what is done is told no more', async () => {
  const { db, order } = await setUp()
  await capture(db, order.orderId, order.rest)
  await sql`insert into traveller_steps (passenger_id, step, ticked_by, ticked_at)
    select id, 'asi', 'traveller', now() from passengers`.execute(db)

  const days = ['2027-01-14', '2027-01-27', '2027-01-28', '2027-02-03']
  const told = await Promise.all(days.map((day) => tellSteps(customerMailsOf(db), at(day))))

  expect(told).toEqual([0, 0, 0, 0])
})

test('two programs at once write one mail', async () => {
  const { db } = await setUp()
  const now = at('2027-01-27')

  const written = await Promise.all([tellSteps(customerMailsOf(db), now), tellSteps(customerMailsOf(db), now)])

  expect(written.toSorted()).toEqual([0, 1])
})

test('whoever has just booked is told of nothing that the day of booking says already', async () => {
  const { db } = await setUp([vaccine(60)])
  const bookedOn = dayInIstanbul(new Date('2026-12-01T09:00:00Z'))

  expect(await tellSteps(customerMailsOf(db), at(bookedOn, 15))).toBe(0)
})
