import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { openDaysBefore } from '#kernel/closed-days.ts'
import { formatDate } from '#kernel/format-date.ts'
import { addDays, dayInIstanbul, startInIstanbul } from '#kernel/plain-date.ts'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import { sealNumbers } from '#modules/booking/data/identity-numbers.server.ts'
import { findOrder } from '#modules/booking/data/read-orders.server.ts'
import { listHistory } from '#modules/booking/data/history.server.ts'
import { loadClosedDays } from '#modules/catalog/index.server.ts'
import { own } from '#modules/booking/data/tables.server.ts'
import { anOrder } from '#modules/booking/testing/builders.ts'
import { columnsHolding } from '#tests/setup/columns-holding.ts'
import { signedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

/** An order taken over the telephone: of both travellers only the names are known. */
async function setUp(departsOn = '2030-03-01') {
  const db = await testDb()
  const placed = await anOrder(db, { departsOn })
  const order = await findOrder(db, { id: placed.orderId })
  const travellers = order?.tours.flatMap(({ passengers }) => passengers) ?? []
  for (const { id } of travellers) {
    const none = { gender: null, born_on: null, passport_expires_on: null }
    const numbers = sealNumbers(db, id, { tckn: null, passportNo: null })
    await own(db)
      .updateTable('passengers')
      .set({ ...none, ...numbers })
      .where('id', '=', id)
      .execute()
  }
  const [id = ''] = travellers.map((traveller) => traveller.id)
  const papers = {
    traveller: id,
    [`${id}.gender`]: 'male',
    [`${id}.bornOn.day`]: '2',
    [`${id}.bornOn.month`]: '9',
    [`${id}.bornOn.year`]: '1957',
    [`${id}.tckn`]: '10000000146',
    [`${id}.passportNo`]: 'u87654321',
    [`${id}.passportExpiresOn`]: '2031-12-31',
  }
  const page = `/tr/order/${placed.publicId}/papers`
  return { db, app: await testApp({ db }), placed, papers, id, page, address: `${page}?t=${placed.accessToken}` }
}

test('the order says whose papers are missing, and the form takes them', async () => {
  const { db, app, placed, papers, id, address } = await setUp()
  const order = await (await getPage(app, `/tr/order/${placed.publicId}?t=${placed.accessToken}`)).text()

  const saved = await postForm(app, address, papers)
  const after = await (await getPage(app, saved.headers.get('location') ?? '')).text()

  expect(order).toContain('2 yolcunun bilgileri eksik')
  expect([saved.status, saved.headers.get('location')]).toEqual([303, `${address}&saved=1`])
  expect(after).toContain('Bilgiler kaydedildi.')
  expect(after).not.toMatch(/10000000146|U87654321/i)
  const stored = (await findOrder(db, { id: placed.orderId }))?.tours[0]?.passengers.find((each) => each.id === id)
  expect(stored).toMatchObject({
    gender: 'male',
    bornOn: '1957-09-02',
    tckn: '10000000146',
    passportNo: 'U87654321',
    passportExpiresOn: '2031-12-31',
  })
})

test('numbers stand nowhere in clear; the history and the audit log tell only which papers came', async () => {
  const { db, app, placed, papers, id, address } = await setUp()

  await postForm(app, address, papers)

  expect(await columnsHolding(db, ['10000000146', 'U87654321'])).toEqual([])
  const fields = ['gender', 'bornOn', 'tckn', 'passportNo', 'passportExpiresOn']
  const { entries } = await listAuditEntries(db, { page: 1, pageSize: 5 })
  expect(entries).toMatchObject([
    { action: 'order.complete-papers', actor: { kind: 'system' }, after: { travellerId: id, fields } },
  ])
  expect((await listHistory(db, placed.orderId)).at(-1)).toMatchObject({
    kind: 'papers-completed',
    facts: { travellerId: id, fields, notice: { id: 'privacy-notice' } },
  })
})

test('what is wrong comes back as it was typed, in the language of the page; nothing is stored', async () => {
  const { db, app, placed, papers, id, address } = await setUp()

  const answer = await postForm(app, address.replace('/tr/', '/'), { ...papers, [`${id}.tckn`]: '10000000147' })

  const html = await answer.text()
  expect(answer.status).toBe(422)
  expect(html).toContain('value="10000000147"')
  expect(html).toContain('aria-invalid="true"')
  expect(html).toContain('lang="en"')
  const stored = (await findOrder(db, { id: placed.orderId }))?.tours[0]?.passengers.find((each) => each.id === id)
  expect(stored).toMatchObject({ bornOn: null, tckn: null })
})

test('what is there is never written over, also when the form is sent again', async () => {
  const { db, app, placed, papers, id, address } = await setUp()
  await postForm(app, address, papers)

  const again = await postForm(app, address, { ...papers, [`${id}.passportNo`]: 'X9999999' })

  const stored = (await findOrder(db, { id: placed.orderId }))?.tours[0]?.passengers.find((each) => each.id === id)
  expect([again.status, stored?.passportNo]).toEqual([409, 'U87654321'])
})

test('nobody else opens the form, or adds papers through another order', async () => {
  const { db, app, papers, page } = await setUp()
  const other = await anOrder(db)
  const { headers } = await signedIn(db)

  const statuses = [
    await getPage(app, page),
    await getPage(app, page, headers),
    await getPage(app, `${page}?t=aaaaaaaaaaaaaaaaaaaaaa`),
    await postForm(app, page, papers),
    await postForm(app, `/tr/order/${other.publicId}/papers?t=${other.accessToken}`, papers),
  ].map(({ status }) => status)

  expect(statuses).toEqual([404, 404, 404, 404, 409])
})

test('an order that was given up takes no papers', async () => {
  const { db, app, placed, papers, address } = await setUp()
  await own(db).updateTable('orders').set({ state: 'cancelled' }).where('id', '=', placed.orderId).execute()

  expect((await postForm(app, address, papers)).status).toBe(409)
})

test('who renews a passport says so and is asked again; staff read it in the history', async () => {
  const { db, app, placed, papers, id, address } = await setUp()
  const only = { traveller: papers.traveller, [`${id}.renewsPassport`]: 'on' }

  const saved = await postForm(app, address, only)
  const page = load(await (await getPage(app, saved.headers.get('location') ?? '')).text())

  expect(saved.status).toBe(303)
  expect(page(`[name="${id}.renewsPassport"]`).attr('checked')).toBeDefined()
  expect(page(`[name="${id}.passportNo"]`)).toHaveLength(1)
  expect((await listHistory(db, placed.orderId)).at(-1)).toMatchObject({
    kind: 'passport-renewing',
    facts: { travellerId: id },
  })
})

test('papers say by when they are needed', async () => {
  const { app, address } = await setUp()

  const page = load(await (await getPage(app, address)).text())

  expect(page('form h2 + p').first().text()).toBe('25 Ocak 2030 tarihine kadar yazın.')
})

test('whoever comes after the last day is asked to hurry, on the order too', async () => {
  const today = dayInIstanbul(new Date())
  const { db, app, placed, page } = await setUp(addDays(today, 20))
  const placedAt = startInIstanbul(addDays(today, -60))
  await own(db).updateTable('orders').set({ placed_at: placedAt }).where('id', '=', placed.orderId).execute()

  const pages = [page, page.replace('/papers', '')].map((path) => `${path}?t=${placed.accessToken}`)
  const told = await Promise.all(pages.map(async (path) => (await getPage(app, path)).text()))

  const lastDay = openDaysBefore(addDays(today, 20), 30, await loadClosedDays(db))
  const words = `son günü? ${formatDate(lastDay, 'tr')} idi`
  expect(told.map((html) => new RegExp(words, 'iu').test(html))).toEqual([true, true])
})
