import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { anAgency, aReserved } from '#modules/agents/testing/builders.ts'
import { anOrder, type OrderWish } from '#modules/booking/testing/an-order.ts'
import { customerMailsOf } from '#modules/booking/testing/customer-mails.ts'
import { changeDeparture, findStaffTour } from '#modules/catalog/index.server.ts'
import { aDeparture, aFlightBack, aTimedFlight, someAirports } from '#modules/catalog/testing/builders.ts'
import type { DepartureDraft } from '#modules/catalog/drafts.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { noteChoice } from '#platform/messages/choices.server.ts'
import { writeSetting } from '#platform/settings/settings.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { keepPromises } from './keep-promises.server.ts'
import { listWaitingChanges } from './list-waiting-changes.server.ts'
import { changeAnswersSetting } from './settings.server.ts'

const desk = aStaffMember()
const bought = new Date('2027-01-10T09:00:00Z')

/** A departure on 12 February with flights, sold to some orders on 10 January. */
async function aSoldDeparture(orders: readonly OrderWish[] = [{}]) {
  const db = await testDb()
  await someAirports(db)
  const departure = await aDeparture(db, { departsOn: plainDate('2027-02-12') })
  const at = async (moment: string) => {
    await sql`update touched_departures set at = ${moment}`.execute(db)
    return keepPromises(customerMailsOf(db), new Date(moment))
  }
  const change = async (fields: Partial<DepartureDraft>) => {
    const record = (await findStaffTour(db, desk, departure.id))?.departure
    if (!record) throw new Error('no departure')
    const draft = { ...record.draft, ...fields }
    return changeDeparture(db, desk, { id: departure.id, version: record.version, draft }, bought)
  }
  await change({ flightTimes: [aTimedFlight(), aFlightBack()] })
  await at('2027-01-09T09:00:00Z')
  for (const wish of orders) await anOrder(db, { departure, state: 'paid', placedAt: bought, ...wish })
  const move = (leavesAt: string, arrivesAt: string) =>
    change({ flightTimes: [aTimedFlight(), aFlightBack({ leavesAt, arrivesAt })] })
  return { db, departure, at, change, move }
}

async function mails(db: Db) {
  const { rows } = await sql<{ to: string; subject: string; text: string }>`
    select recipient as to, subject, plain_text as text from mail_messages
    where message_key like 'change:%' order by created_at, recipient`.execute(db)
  return rows.map(({ text, ...mail }) => ({ ...mail, text: text.replaceAll(/\s+/g, ' ') }))
}

test('changes within half an hour are told together, once, in the language of the order', async () => {
  const { db, at, move } = await aSoldDeparture([{}, { locale: 'en', email: 'john@example.com' }])

  await move('14:00', '18:00')
  expect(await at('2027-01-20T09:00:00Z')).toBe(0)
  await move('15:30', '19:30')
  expect(await at('2027-01-20T09:20:00Z')).toBe(0)
  const told = await at('2027-01-20T09:30:00Z')
  const again = await at('2027-01-20T09:31:00Z')

  expect([told, again]).toEqual([2, 0])
  const texts = (await mails(db)).map(({ text }) => text)
  expect(texts.filter((text) => /15[.:]30/.test(text))).toHaveLength(2)
  expect(texts.filter((text) => /14[.:]00/.test(text))).toHaveLength(0)
  expect((await mails(db)).map(({ subject }) => subject).toSorted()[1]).toMatch(/^Yolculuğunuzda değişiklik/)
})

test('who agreed to WhatsApp is told there by a template in the language of the order, and the mail waits', async () => {
  const { db, at, move } = await aSoldDeparture([
    {},
    { locale: 'en', email: 'john@example.com', phone: '+447911123456' },
  ])
  await noteChoice(db, { phone: '+447911123456', way: 'whatsapp', isAgreed: true, source: 'checkout' }, bought)

  await move('15:30', '19:30')
  await at('2027-01-20T09:00:00Z')
  expect(await at('2027-01-20T09:30:00Z')).toBe(2)

  const { rows } = await sql<{ phone: string; template: string; body: string; mail: { subject: string } }>`
    select phone, template, body, mail from messages`.execute(db)
  expect(rows).toMatchObject([
    {
      phone: '447911123456',
      template: 'journey_changed',
      body: expect.stringMatching(/^Dear .* See what it is at https:\/\/kafile\.example\/en\/order\/.*#changes and/),
      mail: { subject: expect.stringMatching(/^Something about your journey/) },
    },
  ])
  expect((await mails(db)).map(({ to }) => to)).not.toContain('john@example.com')
  expect(await mails(db)).toHaveLength(1)
})

test('an essential change is to be answered by a day that the mail names; past it silence is what they were told', async () => {
  const { db, at, move } = await aSoldDeparture()
  const waiting = async (moment: string) =>
    (await listWaitingChanges(db, desk, new Date(moment))).map(({ orders }) => orders)

  await move('09:00', '13:00')
  await at('2027-01-20T09:00:00Z')
  await at('2027-01-20T09:30:00Z')
  const [mail] = await mails(db)
  const before = await waiting('2027-01-25T09:00:00Z')
  const after = await waiting('2027-01-26T09:00:00Z')

  expect(mail?.text).toContain('25 Ocak 2027 gününe kadar cevap verin. O güne kadar haber alamazsak sizi ararız')
  expect([before, after]).toEqual([[], [1]])
})

test('where silence counts as a yes it does so after that day, and staff need not call', async () => {
  const { db, at, move } = await aSoldDeparture()
  await writeSetting(db, changeAnswersSetting, { days: 2, silenceAccepts: true })
  const answer = async () =>
    (await sql<{ answer: string }>`select answer from promise_notices`.execute(db)).rows[0]?.answer

  await move('09:00', '13:00')
  await at('2027-01-20T09:00:00Z')
  await at('2027-01-20T09:30:00Z')
  const [mail] = await mails(db)
  await keepPromises(customerMailsOf(db), new Date('2027-01-22T20:00:00Z'))
  const onTheDay = await answer()
  await keepPromises(customerMailsOf(db), new Date('2027-01-22T21:00:00Z'))

  expect(mail?.text).toContain('cevap vermezseniz değişikliği kabul etmiş sayılırsınız')
  expect([onTheDay, await answer()]).toEqual([null, 'silence'])
  expect(await listWaitingChanges(db, desk, new Date('2027-01-26T09:00:00Z'))).toEqual([])
})

test('the agency that sold an order is told what its customer is told, once', async () => {
  const db = await testDb()
  const agency = await anAgency(db)
  await aReserved(db, agency, bought)
  await sql`update touched_departures set at = '2027-01-09T09:00:00Z'`.execute(db)
  await keepPromises(customerMailsOf(db), new Date('2027-01-09T09:00:00Z'))
  await sql`update hotels set walk_metres = 900`.execute(db)
  await sql`update touched_departures set at = '2027-01-10T10:00:00Z'`.execute(db)
  for (const at of ['2027-01-10T10:00:00Z', '2027-01-10T10:30:00Z', '2027-01-10T10:31:00Z'])
    await keepPromises(customerMailsOf(db), new Date(at))

  const { rows } = await sql<{ subject: string; text: string }>`
    select subject, plain_text as text from mail_messages where message_key like 'change-seller:%'`.execute(db)

  expect(rows).toEqual([
    {
      subject: expect.stringMatching(/^Rezervasyonunuzdaki yolculuk değişti/),
      text: expect.stringMatching(/900 metre/),
    },
  ])
})
