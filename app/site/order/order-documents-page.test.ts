import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aPaidOrder } from '#modules/booking/testing/a-paid-order.ts'
import { anOrder } from '#modules/booking/testing/builders.ts'
import { bookingHandlers } from '#modules/booking/jobs/handlers.server.ts'
import { aBookingWork } from '#modules/booking/testing/work.ts'
import { readPdf } from '#modules/documents/testing/read-pdf.ts'
import { dutyPhoneSetting } from '#modules/road/index.server.ts'
import { writeSetting } from '#platform/settings/settings.server.ts'
import { runDueJobs } from '#tests/setup/run-jobs.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

async function setUp() {
  const db = await testDb()
  const order = await aPaidOrder(db)
  const soon = new Date(Date.now() + 120_000)
  await runDueJobs(db, bookingHandlers(aBookingWork(db)), soon)
  return { db, app: await testApp({ db }), order, secret: `?t=${order.accessToken}` }
}

function receiptLink(html: string): string {
  const links = html.split('<a ').filter((part) => part.includes('/documents/') && part.includes('Tahsilat makbuzu'))
  return /href="([^"]+)"/.exec(links[0] ?? '')?.[1]?.replaceAll('&amp;', '&') ?? ''
}

test('the order page lists what was issued; the file behind a link is the one whose hash is shown', async () => {
  const { app, order, secret } = await setUp()
  const html = await (await getPage(app, `/tr/order/${order.publicId}${secret}`)).text()

  const file = await getPage(app, receiptLink(html))
  const bytes = Buffer.from(await file.arrayBuffer())

  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(html).toContain(createHash('sha256').update(bytes).digest('hex').slice(0, 12))
  expect(html).toMatch(/M-\d{4}-000001/)
  for (const name of ['Paket tur sözleşmesi', 'Ön bilgilendirme formu', 'Sefer belgesi']) expect(html).toContain(name)
  expect([
    file.headers.get('content-type'),
    file.headers.get('cache-control'),
    file.headers.get('x-robots-tag'),
    file.headers.get('referrer-policy'),
  ]).toEqual(['application/pdf', 'private, no-store', 'noindex, nofollow', 'no-referrer'])
  expect(file.headers.get('content-disposition')).toMatch(
    /^attachment; filename="receipt-M-\d{4}-000001-tr\.pdf"; filename\*=UTF-8''Tahsilat%20makbuzu%20M-\d{4}-000001\.pdf$/,
  )
})

test('the order page says first what to do, and folds away codes and the way out', async () => {
  const { app, order, secret } = await setUp()

  const html = await (await getPage(app, `/tr/order/${order.publicId}${secret}`)).text()

  const places = ['Sefer belgesini indir', 'id="documents"', '>Tutarlar<', '>Yolcular<', '>İptal ederseniz<'].map(
    (words) => html.indexOf(words),
  )
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  const open = html.replaceAll(/<details(?![^>]* open)[\s\S]*?<\/details>/g, '')
  for (const hidden of ['SHA-256', 'İptal talebini gönder']) {
    expect(html).toContain(hidden)
    expect(open).not.toContain(hidden)
  }
})

test('a document is given to nobody without its order’s secret, and not through another order', async () => {
  const { db, app, order, secret } = await setUp()
  const link = receiptLink(await (await getPage(app, `/tr/order/${order.publicId}${secret}`)).text())
  const other = await anOrder(db)
  const [, documentId] = /documents\/([^?]+)/.exec(link) ?? []

  const statuses = [
    await getPage(app, link.replace(/\?.*$/, '')),
    await getPage(app, link.replace(/t=.*$/, 't=aaaaaaaaaaaaaaaaaaaaaa')),
    await getPage(app, `/tr/order/${other.publicId}/documents/${documentId}?t=${other.accessToken}`),
    await getPage(app, `/tr/order/${order.publicId}/documents/no-document${secret}`),
    await getPage(app, `/tr/admin/orders/${order.publicId}/documents/${documentId}`),
  ].map(({ status }) => status)

  expect(statuses).toEqual([404, 404, 404, 404, 302])
})

test('the page of a payment leads to its receipt, in the language of the page', async () => {
  const { app, order } = await setUp()
  const success = await (await getPage(app, `/ar/payment/${order.paymentToken}/success`)).text()

  const receipt = await getPage(app, `/ar/payment/${order.paymentToken}/receipt.pdf`)

  expect(success).toContain(`/ar/payment/${order.paymentToken}/receipt.pdf`)
  expect([receipt.status, receipt.headers.get('content-language')]).toEqual([200, 'ar'])
  expect((await getPage(app, '/ar/payment/aaaaaaaaaaaaaaaaaaaaaa/receipt.pdf')).status).toBe(404)
})

test('a call answers with the documents of its order', async () => {
  const { app, order, secret } = await setUp()

  const answer = await getPage(app, `/api/v1/orders/${order.publicId}${secret}`)
  const { documents } = (await answer.json()) as { documents: { kind: string; path: string }[] }

  expect(documents.map(({ kind }) => kind)).toContain('receipt')
  expect((await getPage(app, documents[0]?.path ?? '')).status).toBe(200)
})

test('staff see who got what, and issue a copy in another language under the same number', async () => {
  const { db, app, order } = await setUp()
  const { headers } = await staffSignedIn(db)
  const address = `/tr/admin/orders/${order.publicId}`
  const html = await (await getPage(app, address, headers)).text()
  const [, documentId = ''] = /documents\/([^"?]+)/.exec(receiptLink(html)) ?? []

  const copy = await postForm(app, `${address}/documents`, { document: documentId, language: 'ar' }, headers)
  const after = await (await getPage(app, address, headers)).text()

  expect([copy.status, copy.headers.get('location')]).toEqual([303, `${address}#documents`])
  expect(html).toContain('ayse.yilmaz@example.com')
  expect(html.match(/<bdi dir="ltr">M-\d{4}-000001/g)).toHaveLength(1)
  expect(after.match(/<bdi dir="ltr">M-\d{4}-000001/g)).toHaveLength(2)
  expect(new Set(after.match(/M-\d{4}-\d{6}/g)).size).toBe(1)
})

test('the voucher has the bus on which they have a place, their settled room, and whom to call; another hour makes another', async () => {
  const { db, app, order, secret } = await setUp()
  const { rows } = await sql<{
    id: string
    day: string
    stay: string
  }>`select passengers.id, departs_on as day, hotels.key as stay
    from passengers join order_items on order_items.id = order_item_id join departures on departures.id = departure_id
    join tour_hotels using (tour_id) join hotels on hotels.id = hotel_id
    where order_items.order_id = ${order.orderId} order by passengers.position`.execute(db)
  const [first] = rows
  await sql`insert into operation_dates (departs_on) values (${first?.day})`.execute(db)
  await sql`insert into operation_rides (departs_on, kind, name, leaves_on, leaves_at, meeting, capacity)
    values (${first?.day}, 'bus', 'Araç 1', ${first?.day}, '14:30', 'Lobi', 40)`.execute(db)
  await sql`insert into operation_seats (ride_id, passenger_id) select id, ${first?.id} from operation_rides`.execute(
    db,
  )
  await sql`insert into operation_guides (departs_on, role, name, phone, phone_e164)
    values (${first?.day}, 'leader', 'Hasan Usta', '0532 999 88 77', '+905329998877'),
      (${first?.day}, 'leader', 'Salih Bey', 'lobide', null)`.execute(db)
  await sql`insert into operation_rooms (departs_on, stay, number, beds)
    values (${first?.day}, ${first?.stay}, '1805', 2)`.execute(db)
  await sql`insert into operation_places (passenger_id, stay, room_id)
    select ${first?.id}, ${first?.stay}, id from operation_rooms`.execute(db)
  await writeSetting(db, dutyPhoneSetting, '+905321112233')
  const download = async () => {
    const file = await getPage(app, `/tr/order/${order.publicId}/voucher.pdf${secret}`)
    return readPdf(new Uint8Array(await file.arrayBuffer()))
  }

  const planned = await download()
  await sql`insert into operation_room_lists (departs_on, stay, version, rooms, made_at, made_by, forget_on)
    values (${first?.day}, ${first?.stay}, 1, '[]', now(), 'Fatma Demir', '2031-01-01')`.execute(db)
  await sql`update operation_rides set leaves_at = '15:10'`.execute(db)
  const settled = await download()

  const facts = ['Araç 1', '14.30', 'Lobi', 'Hasan Usta', '532 999 88 77', '532 111 22 33']
  expect(facts.filter((fact) => !planned.includes(fact))).toEqual([])
  expect(['1805', '15.10', 'Salih Bey'].map((fact) => planned.includes(fact))).toEqual([false, false, false])
  expect(['1805', '15.10', '14.30'].map((fact) => settled.includes(fact))).toEqual([true, true, false])
})
