import { load } from 'cheerio'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { customerMailsOf } from '#modules/booking/testing/customer-mails.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { keepPromises } from '#modules/promises/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const today = dayInIstanbul(new Date())

/** A paid order for a journey in two days, and what makes its hotel lie farther away. */
async function setUp() {
  const db = await testDb()
  const departure = await aDeparture(db, { departsOn: addDays(today, 2), seatsSold: 1 })
  await tell(db)
  const { orderId, id } = await anOrder(db, { departure, state: 'paid', travellers: ['Ayşe'], placedAt: new Date() })
  const { rows } = await sql<{ access_token: string }>`select access_token from orders where id = ${orderId}`.execute(
    db,
  )
  const app = await testApp({ db })
  const address = `/tr/order/${id}?t=${rows[0]?.access_token}`
  const open = async () => load(await (await getPage(app, address)).text())
  const walk = async (metres: number) => {
    await sql`update hotels set walk_metres = ${metres}`.execute(db)
    return tell(db)
  }
  return { db, app, departure, address, open, walk }
}

const tell = (db: Db) => keepPromises(customerMailsOf(db), new Date())

const answersOf = (page: ReturnType<typeof load>) =>
  page('#changes button')
    .get()
    .map((button) => page(button).attr('value'))

test('a customer reads what it was and what it is, says so once, and staff see it', async () => {
  const { db, app, departure, address, open, walk } = await setUp()
  const { headers } = await staffSignedIn(db, { staffRole: 'operations' })
  const board = async () =>
    load(await (await getPage(app, `/tr/admin/changes?departure=${departure.id}`, headers)).text())('tbody tr').text()

  expect(await walk(500)).toBe(1)
  expect(await board()).toContain('Gönderildi')
  const page = await open()
  expect(page('#changes').text()).toMatch(/400 metre[\s\S]*500 metre/)
  expect(answersOf(page)).toEqual(['read'])
  expect(await board()).toContain('Sayfa açıldı')

  const fields = { intent: 'answer-change', notice: page('#changes [name=notice]').attr('value') ?? '', answer: 'read' }
  const saved = await postForm(app, address, fields)
  const again = await postForm(app, address, fields)

  expect([saved.status, again.status]).toEqual([303, 409])
  expect(answersOf(await open())).toEqual([])
  expect(await board()).toContain('Cevap verdi')
})

test('an essential change offers to accept, to move and to leave, and whoever leaves has asked to cancel', async () => {
  const { db, app, address, open, walk } = await setUp()
  await walk(900)
  const page = await open()

  expect(answersOf(page)).toEqual(['accept', 'move', 'leave'])
  const notice = page('#changes [name=notice]').attr('value') ?? ''
  const read = await postForm(app, address, { intent: 'answer-change', notice, answer: 'read' })
  const left = await postForm(app, address, { intent: 'answer-change', notice, answer: 'leave' })

  expect([read.status, left.status]).toEqual([409, 303])
  const { rows } = await sql<{ reason: string }>`select reason from order_cancel_requests`.execute(db)
  expect(rows).toEqual([{ reason: 'Yolculukta önemli bir değişiklik oldu; ücretsiz vazgeçiyorum.' }])
})

test('staff note that they spoke with somebody, who leaves the list to call', async () => {
  const { db, app, departure, walk } = await setUp()
  const { headers } = await staffSignedIn(db, { staffRole: 'operations' })
  await walk(500)
  const address = `/tr/admin/changes?departure=${departure.id}`
  const page = load(await (await getPage(app, address, headers)).text())
  const notice = page('tbody [name=notice]').attr('value') ?? ''

  const noted = await postForm(app, address, { intent: 'reach', notice, departure: departure.id }, headers)

  const after = load(await (await getPage(app, address, headers)).text())
  const { rows } = await sql`select 1 from audit_entries where action = 'order.reach'`.execute(db)
  expect([noted.status, rows.length, after('tbody form').length]).toEqual([303, 1, 0])
  expect(after('tbody tr').text()).toContain('Konuşuldu')
})
