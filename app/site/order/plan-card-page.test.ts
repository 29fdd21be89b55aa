import { load } from 'cheerio'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findOrder } from '#modules/booking/data/read-orders.server.ts'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import { aPaidOrder } from '#modules/booking/testing/a-paid-order.ts'
import { anOrder } from '#modules/booking/testing/builders.ts'
import { pocketTokenOf } from '#modules/booking/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

/** An order of two for an Umrah that asks for a vaccination, which they tick, and a photo, which staff tick. */
async function setUp(place = (db: Db) => anOrder(db, { departsOn: '2030-03-01' })) {
  const db = await testDb()
  const placed = await place(db)
  const step = (key: string, tickedBy: string, word: string) =>
    ({ key, daysBefore: 14, doer: 'traveller', tickedBy, text: { tr: word, en: word, ar: word } }) as const
  const steps = [step('asi', 'traveller', 'Menenjit aşısı olun'), step('foto', 'staff', 'İki fotoğraf getirin')]
  await sql`update tours set steps = ${JSON.stringify(steps)}::jsonb`.execute(db)
  const order = await findOrder(db, { id: placed.orderId })
  const [traveller] = order?.tours.flatMap(({ passengers }) => passengers) ?? []
  const address = `/tr/order/${placed.publicId}?t=${placed.accessToken}`
  const app = await testApp({ db })
  const read = async () => load(await (await getPage(app, address)).text())
  const tick = (key: string, done: string) =>
    postForm(app, address, { intent: 'tick-step', traveller: traveller?.id ?? '', step: key, done })
  const pocket = async () =>
    load(
      await (await getPage(app, `/tr/order/${placed.publicId}/pocket?p=${pocketTokenOf(placed.accessToken)}`)).text(),
    )
  return { db, read, tick, pocket, travellerId: traveller?.id ?? '' }
}

/** Whose next step is which, and until when. */
function nextSteps(page: ReturnType<typeof load>): string[] {
  return page('#steps > ul > li')
    .get()
    .map((person) => page(person).children('p').text())
}

test('the order says of each person the one next step with its last safe day, without a password', async () => {
  const { read } = await setUp()

  const shown = nextSteps(await read())

  expect(shown.slice(0, 2)).toEqual(
    Array.from({ length: 2 }, () => expect.stringMatching(/Menenjit aşısı olun.*Son gün: 13 Şubat 2030/)),
  )
  expect(shown[2]).toMatch(/Ödeme.*ödeyin/)
})

test('a step is ticked and taken back, and the next one comes', async () => {
  const { read, tick } = await setUp()

  const ticked = await tick('own:asi', 'yes')
  const after = nextSteps(await read())
  await tick('own:asi', '')

  expect([ticked.status, ticked.headers.get('location')?.endsWith('#steps')]).toEqual([303, true])
  expect(after[0]).toContain('İki fotoğraf getirin')
  expect(nextSteps(await read())[0]).toContain('Menenjit aşısı olun')
})

test('what staff tick, and what no tour asks for, nobody else ticks', async () => {
  const { tick } = await setUp()

  expect((await tick('own:foto', 'yes')).status).toBe(409)
  expect((await tick('visa', 'yes')).status).toBe(409)
})

test('who travels instead of somebody has done none of their steps', async () => {
  const { db, read, tick, travellerId } = await setUp()
  await tick('own:asi', 'yes')

  await sql`update passengers set replaced_at = now() where id = ${travellerId}`.execute(db)

  expect(nextSteps(await read())[0]).toContain('Menenjit aşısı olun')
})

test('the pocket page says the next step too, and of what is to be paid nothing to whoever it is shared with', async () => {
  const { pocket, tick } = await setUp()
  await tick('own:asi', 'yes')

  const steps = (await pocket())('#steps').text()

  expect(steps).toMatch(/Şimdi sıra sizde.*İki fotoğraf getirin.*Menenjit aşısı olun/s)
  expect(steps).not.toContain('ödeyin')
})

test('a visa says on which day it was applied for and how long that usually takes, and promises no day', async () => {
  const { db, read } = await setUp()
  const lineOf = async (step: string, since: string | null) => {
    await sql`delete from operation_travellers`.execute(db)
    await sql`insert into operation_travellers (passenger_id, visa_step, visa_on)
      select id, ${step}, ${since}::date from passengers`.execute(db)
    return (await read())('#steps > ul > li').first().text()
  }

  expect(await lineOf('applied', '2029-03-03')).toMatch(/3 Mart 2029 tarihinde başvuruldu.*2 ile 5 gün arasında/)
  expect(await lineOf('applied', '2020-03-03')).toMatch(/3 Mart 2020 tarihinde başvuruldu.*her zamankinden geç kaldı/)
  expect(await lineOf('applied', null)).toMatch(/Vize: başvuruldu\..*2 ile 5 gün arasında/)
  expect(await lineOf('granted', '2029-03-03')).toContain('Vize: 3 Mart 2029 tarihinde onaylandı.')
  expect(await lineOf('refused', '2029-03-03')).toMatch(/reddedildi\..*numarasını arayın/)
  expect(await lineOf('ready', '2029-03-03')).not.toContain('Vize:')
})

test('what is late says what of the money would come back today, once something was paid', async () => {
  const { db, read } = await setUp((on) => aPaidOrder(on, { departsOn: addDays(dayInIstanbul(new Date()), 10) }))
  await sql`update passengers set gender = null`.execute(db)
  await sql`update orders set placed_at = now() - interval '90 days'`.execute(db)

  const [first] = nextSteps(await read())

  expect(first).toMatch(/Kimlik ve pasaport.*Gecikti.*arayın/)
  expect(first).toMatch(/ödediğiniz .*\$.* tutarın .*\$.* kadarı geri verilir/)
})
