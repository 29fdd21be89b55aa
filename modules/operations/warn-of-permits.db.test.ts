import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { findMail, listMails } from '#platform/mail/list-mails.server.ts'
import { agreeTo } from '#platform/messages/testing/a-message.ts'
import { listUndelivered } from '#platform/undelivered/list-undelivered.server.ts'
import { mortal } from '#tests/money/mortal-db.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { warnOfPermits } from './warn-of-permits.server.ts'

const date = plainDate('2027-04-01')

/** Two of one order, Ayşe by name and Elif, with visits granted for the third of April. */
async function aGroup() {
  const db = await testDb()
  const departure = await aDeparture(db, { departsOn: date })
  const { orderId } = await anOrder(db, { departure, state: 'paid', travellers: ['Ayşe', 'Elif'] })
  await sql`update order_items set snapshot = snapshot || '{"departsOn": "2027-04-01"}'`.execute(db)
  const { rows } = await sql<{ id: string }>`select id from passengers order by first_name`.execute(db)
  const [ayse = '', elif = ''] = rows.map(({ id }) => id)
  await sql`insert into operation_dates (departs_on) values (${date})`.execute(db)
  const grant = (id: string, hour: string, state = 'granted') =>
    sql`insert into operation_permits (passenger_id, kind, departs_on, state, day, hour, gate, changed_at)
      values (${id}, 'rawdah', ${date}, ${state}, '2027-04-03', ${hour}, '37', now())
      on conflict (passenger_id, kind) do update set state = excluded.state, hour = excluded.hour`.execute(db)
  const work = {
    db,
    agency: async () => ({ brand: 'Kafile', phone: '0212 000 00 00', email: '' }),
    orderUrl: (_locale: string, publicId: string, accessToken: string) => `https://x/${publicId}?t=${accessToken}`,
  }
  /** By the clocks of Saudi Arabia, which are those of Istanbul. */
  const at = (moment: string) => warnOfPermits(work, new Date(`${moment}:00+03:00`))
  const mails = async () =>
    Promise.all(
      (await listMails(db)).map(async ({ id, subject }) => {
        const html = (await findMail(db, id))?.html ?? ''
        return { subject, text: html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ') }
      }),
    )
  return { db, orderId, ayse, elif, grant, at, mails, work }
}

test('a day before the visit the customer is told once, in one mail for the family, what an unused permit costs', async () => {
  const { ayse, elif, grant, at, mails } = await aGroup()
  await grant(ayse, '21:40')
  await grant(elif, '02:20')

  expect(await at('2027-04-02T02:19')).toBe(0)
  expect(await at('2027-04-02T02:20')).toBe(1)
  expect(await at('2027-04-02T22:00')).toBe(0)
  await grant(elif, '02:20', 'used')
  expect(await at('2027-04-03T03:00')).toBe(0)

  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ subject: 'Ravza izni: 3 Nisan Cumartesi 02.20' })
  expect(mail?.text).toMatch(/Nusuk.*365 gün boyunca yeni izin verilmez.*Elif.*02\.20.*kapı 37.*Ayşe.*21\.40/)
  expect(mail?.text).not.toContain('Artık bizimle yolculuk etmeyenlerin')
})

test('who agreed to WhatsApp is warned there once, with the hour and the gate, and the mail waits', async () => {
  const { db, ayse, elif, grant, at, mails } = await aGroup()
  await agreeTo(db, ['whatsapp'])
  await grant(ayse, '02:20')
  await grant(elif, '21:40')
  await sql`update passengers set cancelled_at = now() where id = ${elif}`.execute(db)

  expect([await at('2027-04-02T12:00'), await at('2027-04-02T12:15')]).toEqual([1, 0])

  const { rows } = await sql<{ template: string; body: string; about: string }>`
    select template, body, about from messages`.execute(db)
  expect(rows).toHaveLength(1)
  expect(rows[0]?.template).toBe('rawdah_permit_both')
  expect(rows[0]?.body).toMatch(/3 Nisan Cumartesi 02\.20.*kapı 37.*Elif.*365 gün boyunca/)
  expect(await mails()).toEqual([])
})

test('of whom neither an address nor a way leads to, staff are told', async () => {
  const { db, orderId, ayse, grant, at } = await aGroup()
  await grant(ayse, '02:20')
  await sql`update orders set email = ''`.execute(db)

  expect(await at('2027-04-02T12:00')).toBe(0)

  expect(await listUndelivered(db, `order:${orderId}`)).toMatchObject([
    { words: 'Ravza izni: 3 Nisan Cumartesi 02.20', reason: 'no-address' },
  ])
})

test.each([1, 2, 3, 4])(
  'killed before step %i of writing, the customer is warned in the end, once',
  async (lastStep) => {
    const { db, ayse, grant, at, work, mails } = await aGroup()
    await grant(ayse, '02:20')
    const dying = mortal(db, lastStep, () => {})

    await warnOfPermits({ ...work, db: dying.db }, new Date('2027-04-02T12:00:00+03:00')).catch(() => {})
    await at('2027-04-02T12:15')
    await at('2027-04-02T12:30')

    expect(await mails()).toHaveLength(1)
  },
)

test('two processes write one mail, and a new hour is told anew', async () => {
  const { ayse, grant, at, mails } = await aGroup()
  await grant(ayse, '02:20')

  const both = await Promise.all([at('2027-04-02T12:00'), at('2027-04-02T12:00')])
  expect(both.toSorted()).toEqual([0, 1])
  await grant(ayse, '05:00')
  expect(await at('2027-04-02T12:15')).toBe(1)
  expect(await mails()).toHaveLength(2)
})

test('nobody is told of a visit that was made or missed, was only asked for, or is over', async () => {
  const { ayse, elif, grant, at, mails } = await aGroup()
  await grant(ayse, '02:20')
  expect(await at('2027-04-03T02:21')).toBe(0)
  for (const state of ['used', 'missed', 'requested']) {
    await grant(elif, '05:00', state)
    expect(await at('2027-04-03T02:21')).toBe(0)
  }
  expect(await mails()).toEqual([])
})

test('whoever does not travel any more is told by name that the permit still stands', async () => {
  const { db, ayse, elif, grant, at, mails } = await aGroup()
  await grant(ayse, '02:20')
  await grant(elif, '02:20')
  await sql`update passengers set cancelled_at = now() where id = ${elif}`.execute(db)

  expect(await at('2027-04-02T12:00')).toBe(1)

  const [mail] = await mails()
  expect(mail?.text).toMatch(/Artık bizimle yolculuk etmeyenlerin Ravza izni hâlâ duruyor: Elif/)
  expect(mail?.text).toContain('Gidemeyecek olan varsa')
})

test('of a booking that was cancelled the customer is told the same, and of one that was erased nobody', async () => {
  const { db, orderId, ayse, grant, at, mails } = await aGroup()
  await grant(ayse, '02:20')
  await sql`update orders set state = 'cancelled', erased_at = now() where id = ${orderId}`.execute(db)
  expect(await at('2027-04-02T12:00')).toBe(0)
  await sql`update orders set erased_at = null where id = ${orderId}`.execute(db)

  expect(await at('2027-04-02T12:00')).toBe(1)

  const [mail] = await mails()
  expect(mail?.text).toContain('hâlâ duruyor: Ayşe')
  expect(mail?.text).not.toContain('Gidemeyecek olan varsa')
})
