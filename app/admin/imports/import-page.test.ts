import { expect, test } from 'vitest'
import { toXlsx } from '#app/acts/lists/xlsx.server.ts'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { findOrder } from '#modules/booking/index.server.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { seedStaffWork } from '#db/seed/seed-staff-work.ts'
import { listOrders } from '#modules/booking/index.server.ts'
import { plainDate } from '#kernel/plain-date.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

async function aDesk() {
  const db = await testDb()
  const app = await testApp({ db })
  const { id } = await aDeparture(db, { departsOn: '2030-02-12' })
  const { headers } = await staffSignedIn(db)
  return {
    db,
    app,
    id,
    code: id.split('-').at(-1) ?? '',
    get: (path: string) => getPage(app, path, headers),
    send: (path: string, form: Record<string, string>) => postForm(app, path, form, headers),
    upload: (path: string, content: string | Uint8Array<ArrayBuffer>) => {
      const form = new FormData()
      form.set('file', new File([content], 'season.csv'))
      const sent = { method: 'POST', body: form, headers: { origin: 'http://kafile.test', ...headers } }
      return app.respond(new Request(`http://kafile.test${path}`, sent))
    },
  }
}

const path = '/tr/admin/tour/import'

test('a file is read, its columns are guessed, and what it would do is told before anything is written', async () => {
  const { upload, get, code } = await aDesk()

  const tried = await upload(
    path,
    `Tur kodu;Kalkış;Dönüş;Kontenjan;İki kişilik\n${code};12.02.2031;19.02.2031;28;2.690,00`,
  )

  const page = await tried.text()
  expect(tried.status).toBe(200)
  expect(page).toContain('Taslak sefer eklenecek')
  expect(page).toContain('1 satırı al')
  expect(await (await get('/tr/admin/tour/allTours?from=2031-01-01')).text()).not.toContain('12-02-2031')
})

test('an Excel file is read too, and a column is matched by hand where its name says nothing', async () => {
  const { upload, send, get, code } = await aDesk()
  const file = await toXlsx([
    ['Hangi tur', 'Kalkış', 'Dönüş', 'Yer'],
    [code, '2031-02-12', '2031-02-19', 28],
  ])
  const unmatched = await upload(path, file)
  expect(unmatched.status).toBe(400)
  expect(await unmatched.text()).toContain('Şu sütunlar eksik: Kod')
  const sheet = JSON.stringify({
    head: ['Hangi tur', 'Kalkış', 'Dönüş', 'Yer'],
    rows: [{ number: 2, cells: [code, '2031-02-12', '2031-02-19', '28'] }],
  })
  const matched = {
    sheet,
    'target.0': 'code',
    'target.1': 'departsOn',
    'target.2': 'returnsOn',
    'target.3': 'capacity',
  }

  const tried = await send(path, matched)
  const taken = await send(path, { ...matched, intent: 'import' })

  expect(tried.status).toBe(200)
  expect(taken.status).toBe(302)
  expect(taken.headers.get('location')).toContain('bulk=1')
  expect(await (await get('/tr/admin/tour/allTours?from=2031-01-01')).text()).toContain('12-02-2031')
})

test('each problem is told with its row, its column and what stands there', async () => {
  const { upload, code } = await aDesk()

  const tried = await upload(path, `kod;kalkis;donus;kontenjan\n\n${code};yarın;2031-02-19;çok`)

  const page = await tried.text()
  expect(tried.status).toBe(400)
  expect(page).toContain('2 sorun var')
  expect(page).toMatch(/<td>3<\/td><td><bdi dir="ltr">B<\/bdi><\/td><td>Gidiş<\/td><td><bdi>yarın<\/bdi>/)
  expect(page).not.toContain('value="import"')
})

test('what is no spreadsheet is refused', async () => {
  const { upload, send } = await aDesk()

  const refused = await upload(path, new Uint8Array([0x50, 0x4b, 1, 2, 3]))
  const forged = await send(path, { sheet: '{"head":1}', intent: 'import' })

  expect([refused.status, forged.status]).toEqual([400, 400])
  expect(await refused.text()).toContain('Bu dosya okunamadı')
})

test('the travellers of an order come from a file', async () => {
  const { db, upload, send } = await aDesk()
  await seedStaffWork(db, { today: plainDate('2029-06-01'), orders: 3 })
  const admin = aStaffMember()
  const { orders } = await listOrders(db, admin, { page: 1, pageSize: 20 })
  const order = await findOrder(db, admin, orders.find(({ state }) => state === 'paid')?.id ?? orders[0]?.id ?? '')
  const into = `/tr/admin/orders/${order?.id}/import`

  const tried = await upload(into, 'Ad,Soyad\nNUR,YENI')
  const sheet = JSON.stringify({ head: ['Ad', 'Soyad'], rows: [{ number: 2, cells: ['NUR', 'YENI'] }] })
  const taken = await send(into, { sheet, 'target.0': 'firstName', 'target.1': 'lastName', intent: 'import' })

  expect(await tried.text()).toContain('yerine geçecek')
  expect(taken.status).toBe(302)
  const now = await findOrder(db, admin, order?.id ?? '')
  expect(now?.journeys[0]?.travellers.map(({ firstName }) => firstName)).toContain('NUR')
})

test('an order nobody placed has no travellers to import', async () => {
  const { get } = await aDesk()

  expect((await get('/tr/admin/orders/none/import')).status).toBe(404)
})

async function aDay() {
  const desk = await aDesk()
  const departure = await aDeparture(desk.db, { departsOn: '2030-05-01', tour: { days: 10 } })
  const [nur, ali] = [
    await anOrder(desk.db, { orderNo: 'K-1', departure, travellers: ['Nur'] }),
    await anOrder(desk.db, { orderNo: 'K-2', departure, travellers: ['Ali'] }),
  ]
  const elsewhere = await anOrder(desk.db, { orderNo: 'K-3', travellers: ['Can'] })
  const admin = aStaffMember()
  const namesOf = async (id: string) =>
    (await findOrder(desk.db, admin, id))?.journeys
      .flatMap(({ travellers }) => travellers)
      .map((each) => each.firstName)
  const names = async () => Promise.all([nur, ali, elsewhere].map(({ id }) => namesOf(id)))
  const matched = { 'target.0': 'orderNo', 'target.1': 'firstName', 'target.2': 'lastName' }
  const sheetOf = (...rows: string[][]) =>
    JSON.stringify({
      head: ['Sipariş', 'Ad', 'Soyad'],
      rows: rows.map((cells, nth) => ({ number: nth + 2, cells })),
    })
  return { ...desk, names, matched, sheetOf, into: '/tr/admin/tour-date/2030-05-01/import' }
}

test('the travellers of all orders of a day come from one file', async () => {
  const { upload, send, names, matched, sheetOf, into } = await aDay()

  const tried = await upload(into, 'Sipariş no,Ad,Soyad\nK-1,NUR,YENI\nk-2,ALI,YENI')
  const before = await names()
  const sheet = sheetOf(['K-1', 'NUR', 'YENI'], ['k-2', 'ALI', 'YENI'])
  const taken = await send(into, { ...matched, sheet, intent: 'import' })

  expect(tried.status).toBe(200)
  expect(await tried.text()).toContain('2 satırı al')
  expect(before).toEqual([['Nur'], ['Ali'], ['Can']])
  expect(taken.headers.get('location')).toBe('/tr/admin/tour/ops-01-05-2030')
  expect(await names()).toEqual([['NUR'], ['ALI'], ['Can']])
})

test('one order that does not leave on the day keeps the whole file out', async () => {
  const { send, names, matched, sheetOf, into } = await aDay()

  const sheet = sheetOf(['K-1', 'NUR', 'YENI'], ['K-3', 'CAN', 'YENI'])
  const refused = await send(into, { ...matched, sheet, intent: 'import' })

  expect(refused.status).toBe(400)
  expect(await refused.text()).toContain('O gün yola çıkan siparişler arasında böyle bir numara yok.')
  expect(await names()).toEqual([['Nur'], ['Ali'], ['Can']])
})

test('a passport that ends too early is refused with the day until which it has to last', async () => {
  const { db, send } = await aDesk()
  const departure = await aDeparture(db, { departsOn: '2030-05-01', tour: { days: 10 } })
  const { id } = await anOrder(db, { orderNo: 'K-1', departure, travellers: ['Nur'] })
  const fields = {
    sheet: JSON.stringify({
      head: ['Sipariş', 'Ad', 'Soyad', 'Pasaport'],
      rows: [{ number: 2, cells: ['K-1', 'Nur', 'Yılmaz', '20.08.2027'] }],
    }),
    'target.1': 'firstName',
    'target.2': 'lastName',
    'target.3': 'passportExpiresOn',
    intent: 'check',
  }

  const ofDay = await send('/tr/admin/tour-date/2030-05-01/import', { ...fields, 'target.0': 'orderNo' })
  const ofOrder = await send(`/admin/orders/${id}/import`, { ...fields, 'target.0': '' })

  expect(await ofDay.text()).toContain('en az 6 ay geçerli olmalıdır (21 Ağustos 2027)')
  expect(await ofOrder.text()).toContain('for at least 6 months after the return date (21 August 2027)')
})

test('a day that is none has no travellers to import', async () => {
  const { get } = await aDesk()

  expect((await get('/tr/admin/tour-date/someday/import')).status).toBe(404)
})
