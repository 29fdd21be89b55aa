import { expect, test } from 'vitest'
import { plainDate, toDayFirst } from '#kernel/plain-date.ts'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { aDeparture, aDepartureOfTwoHotels } from '#modules/catalog/testing/builders.ts'
import { listDeparturesBetween } from '#modules/catalog/index.server.ts'
import { findWorkspace } from '#modules/operations/index.server.ts'
import { arrangeRooms } from '#modules/operations/testing/arrange-rooms.ts'
import { readPdf } from '#modules/documents/testing/read-pdf.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

async function aDay() {
  const db = await testDb()
  const departure = await aDeparture(db)
  const app = await testApp({ db })
  const staff = await staffSignedIn(db)
  const admin = aStaffMember({ id: staff.userId })
  const span = { from: plainDate('2020-01-01'), to: plainDate('2040-01-01') }
  const date = (await listDeparturesBetween(db, span)).find(({ id }) => id === departure.id)?.departsOn
  if (!date) throw new Error('no departure')
  await anOrder(db, { departure, state: 'paid', travellers: ['Ayşe', 'Fatma'] })
  await anOrder(db, { departure, state: 'cancelled', travellers: ['Zeliha'] })
  return {
    db,
    date,
    day: toDayFirst(date),
    get: (path: string) => getPage(app, path, staff.headers),
    send: (path: string, fields: Record<string, string>) => postForm(app, path, fields, staff.headers),
    seen: () => findWorkspace(db, admin, date, new Date()),
    arrange: async () => {
      const [stay] = (await findWorkspace(db, admin, date, new Date())).stays
      await arrangeRooms(db, admin, { date, stay: stay?.key ?? '' }, new Date())
    },
    entries: async () => (await listAuditEntries(db, { page: 1, pageSize: 20 })).entries,
  }
}

test.each([
  ['', 'Papers missing', 'F'],
  ['/tr', 'Eksiği olan', 'K'],
  ['/ar', 'ناقصو الأوراق', 'أنثى'],
])('%s/admin/tour/ops-{date} shows who leaves, and nobody who was cancelled', async (prefix, ...texts) => {
  const { day, get, entries } = await aDay()

  const page = await get(`${prefix}/admin/tour/ops-${day}`)

  const html = await page.text()
  expect(page.status).toBe(200)
  for (const text of ['Yılmaz Ayşe', 'U12345678', ...texts]) expect(html).toContain(text)
  expect(html).not.toContain('Zeliha')
  expect(page.headers.get('cache-control')).toBe('private, no-store')
  expect((await entries()).map(({ action }) => action)).toContain('personal-data.read')
})

test.each(['ops', 'print', 'airport'])('/admin/tour/%s-{date} knows days only', async (list) => {
  const { date, get } = await aDay()

  expect((await get(`/admin/tour/${list}-${date}`)).status).toBe(200)
  for (const [path, words] of [
    [`/admin/tour/${list}-31-02-2027`, 'Page Not Found: '],
    [`/tr/admin/tour/${list}-99-99-2026`, 'Sayfa Bulunamadı: '],
    [`/ar/admin/tour/${list}-tomorrow`, 'لم يتم العثور على الصفحة: '],
  ] as const) {
    const answer = await get(path)
    expect(answer.status).toBe(404)
    expect((await answer.text()).replace(/<[^>]*>|<!-- -->/g, '')).toContain(words + path)
  }
})

test('the lists on paper have no navigation, and cancelled travellers are on neither', async () => {
  const { day, get } = await aDay()

  for (const list of ['print', 'airport']) {
    const html = await (await get(`/tr/admin/tour/${list}-${day}`)).text()
    expect(html).toContain('Fatma')
    expect(html).not.toContain('Zeliha')
    expect(html).not.toContain('/tr/admin/dashboard')
  }
})

test('columns are chosen, on paper and in the file', async () => {
  const { day, date, get } = await aDay()

  const html = await (await get(`/admin/tour/print-${day}?column=order`)).text()
  const file = await (await get(`/admin/tour-date/${date}/print/csv?column=order`)).text()

  expect(html).not.toContain('U12345678')
  expect(file).toContain('"Surname","First name","Order"')
  expect((await get(`/admin/tour-date/${date}/airport/xlsx`)).headers.get('content-type')).toContain('spreadsheetml')
})

test('a proposal is looked at, confirmed by a form and taken back by another; a stale one is refused and says so', async () => {
  const { day, get, send, seen } = await aDay()
  const stay = (await seen()).stays[0]?.key ?? ''
  const path = `/tr/admin/tour/ops-${day}`

  const shown = await (await get(`${path}?tab=rooms&plan=propose`)).text()
  for (const words of ['Henüz hiçbir şey kaydedilmedi.', 'Aile birlikte', 'yeni oda']) expect(shown).toContain(words)
  expect((await seen()).rooms).toEqual([])

  const fields = planForm(shown)
  const taken = await send(`${path}?tab=rooms&plan=propose`, fields)
  expect([taken.status, taken.headers.get('location')]).toEqual([303, `${path}?tab=rooms&stay=${stay}#rooms`])
  expect((await send(`${path}?tab=rooms&plan=propose`, fields)).status).toBe(303)
  expect((await seen()).travellers.map(({ rooms }) => rooms[stay]?.number)).toEqual(['Y1', 'Y1'])
  expect((await seen()).version).toBe(2)

  const stale = await send(path, { intent: 'undo', version: '1', stay })
  expect(stale.status).toBe(412)
  expect(await stale.text()).toContain('Bu günü az önce başkası değiştirdi.')

  expect((await send(path, { intent: 'undo', version: '2', stay })).status).toBe(303)
  expect((await seen()).rooms).toEqual([])
})

test('a proposal whose travellers changed since it was shown is refused, and the new one is shown', async () => {
  const { db, day, get, send, seen } = await aDay()
  const path = `/tr/admin/tour/ops-${day}?tab=rooms&plan=propose`
  const fields = planForm(await (await get(path)).text())
  await anOrder(db, { departure: await theDeparture(db), state: 'paid', travellers: ['Hatice'] })

  const refused = await send(path, fields)

  const html = await refused.text()
  expect(refused.status).toBe(409)
  for (const words of ['Siz bakarken yolcular değişti', 'Hatice', 'Onayla ve yerleştir']) expect(html).toContain(words)
  expect((await seen()).rooms).toEqual([])
})

test.each([
  ['', 'The sex is not known', 'could not be placed, and the family stays together'],
  ['/tr', 'Cinsiyeti bilinmiyor', 'yerleştirilemedi; aile bölünmez'],
  ['/ar', 'الجنس غير معروف', 'والعائلة لا تُفرَّق'],
])('%s: whoever stays without a room is told why in words', async (prefix, ...words) => {
  const { db, day, get } = await aDay()
  await db
    .withTables<{ passengers: { first_name: string; last_name: string; gender: null } }>()
    .updateTable('passengers')
    .set({ last_name: 'Demir', gender: null })
    .where('first_name', '=', 'Ayşe')
    .execute()

  const html = await (await get(`${prefix}/admin/tour/ops-${day}?tab=rooms&plan=propose`)).text()

  const text = html.replaceAll(/<[^>]*>|<!-- -->/g, '')
  for (const each of words) expect(text).toContain(each)
  expect(html).not.toContain('value="take-plan"')
})

/** What the form below a plan sends. */
function planForm(html: string): Record<string, string> {
  const form = /<form[^>]*>(?:(?!<\/form>).)*name="fingerprint"(?:(?!<\/form>).)*<\/form>/s.exec(html)?.[0] ?? ''
  const fields = [...form.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value])
  return { ...Object.fromEntries(fields), intent: 'take-plan' }
}

test('a refused place says who and where, and keeps the traveller chosen', async () => {
  const { day, send, seen } = await aDay()
  const stay = (await seen()).stays[0]?.key ?? ''
  const path = `/tr/admin/tour/ops-${day}`
  await send(path, { intent: 'open-room', version: '1', stay, number: '1805', beds: '1' })
  const { travellers, rooms } = await seen()
  const place = (at: number, version: string) =>
    send(path, { intent: 'place', version, stay, passengerId: travellers[at]?.id ?? '', roomId: rooms[0]?.id ?? '' })
  await place(0, '2')

  const refused = await place(1, '3')

  expect(refused.status).toBe(409)
  const html = await refused.text()
  expect(html).toContain('Oda dolu.')
  expect(html).toContain('1805')
})

test('visas of several travellers move by one form', async () => {
  const { day, send, seen } = await aDay()
  const [one] = (await seen()).travellers

  await send(`/admin/tour/ops-${day}`, { intent: 'visa', version: '1', visa: 'granted', id: one?.id ?? '' })

  expect((await seen()).travellers.map(({ visa }) => visa)).toEqual(['granted', 'to-collect'])
})

test.each([
  ['/tr', ['Yolcu listesi', 'Soyadı', 'Yılmaz', 'Ayşe']],
  ['/ar', ['قائمة المسافرين', 'اسم العائلة', 'Yılmaz', 'U12345678']],
])(
  '%s: the passenger list is a PDF file with the columns chosen, and nobody who was cancelled',
  async (prefix, facts) => {
    const { date, get } = await aDay()

    const file = await get(`${prefix}/admin/tour-date/${date}/passengers/pdf?column=passport`)
    const text = await pdfText(file)

    expect(file.headers.get('content-type')).toBe('application/pdf')
    expect(file.headers.get('cache-control')).toBe('private, no-store')
    for (const fact of facts) expect(text).toContain(fact)
    expect(text).not.toContain('Zeliha')
    expect(text).not.toContain('TUR')
  },
)

test('the room list is a PDF and an Excel file with everybody beside their room', async () => {
  const { date, get, arrange } = await aDay()
  await arrange()

  const text = await pdfText(await get(`/tr/admin/tour-date/${date}/rooms/pdf`))
  const rows = await (await get(`/tr/admin/tour-date/${date}/rooms/csv`)).text()

  for (const fact of ['Oda listesi', 'Y1', '2 yatak', 'Ayşe', 'Fatma']) expect(text).toContain(fact)
  expect(rows).toContain('"Y1","2 yatak')
})

test('the airport list is a PDF by flight; tags name no papers', async () => {
  const { date, get } = await aDay()
  const textOf = async (list: string) => pdfText(await get(`/tr/admin/tour-date/${date}/${list}/pdf`))

  expect(await textOf('airport')).toContain('Havalimanı listesi')
  const text = await textOf('tags')
  expect(text).toContain('Yılmaz Ayşe')
  expect(text).not.toContain('U12345678')
})

test.each(['passengers/doc', 'nobody/pdf', 'cards/csv', 'badges/pdf', 'print/pdf'])(
  'there is no file %s',
  async (file) => {
    const { date, get } = await aDay()

    expect((await get(`/admin/tour-date/${date}/${file}`)).status).toBe(404)
  },
)

test('ticks of the airport list are taken without script, and leave alone what others ticked meanwhile', async () => {
  const { day, send, seen } = await aDay()
  const [ayse, fatma] = (await seen()).travellers
  const path = `/tr/admin/tour/airport-${day}`
  await send(path, { seen: '', tick: `${ayse?.id}:here` })

  const sent = await send(path, { seen: '', tick: `${fatma?.id}:baggage` })

  expect([sent.status, sent.headers.get('location')]).toEqual([303, path])
  expect((await seen()).travellers.map(({ checkedIn }) => checkedIn)).toEqual([['here'], ['baggage']])
})

async function pdfText(file: Response): Promise<string> {
  return readPdf(new Uint8Array(await file.arrayBuffer())).normalize('NFKC')
}

test('one traveller is seated, and taken off again', async () => {
  const { day, date, send, seen } = await aDay()
  const path = `/tr/admin/tour/ops-${day}`
  const ride = { kind: 'flight', name: 'SV 262', route: 'IST', leavesOn: date, leavesAt: '', arrivesAt: '' }
  await send(path, { intent: 'add-ride', version: '1', ...ride, reference: '', capacity: '5' })
  const { rides, travellers } = await seen()
  const seat = { id: travellers[0]?.id ?? '', rideId: rides[0]?.id ?? '' }

  await send(path, { intent: 'seat', version: '2', ...seat, seat: '12A' })
  const seated = (await seen()).travellers.map(({ seats }) => Object.values(seats))
  await send(path, { intent: 'unseat', version: '3', ...seat })

  expect(seated).toEqual([['12A'], []])
  expect((await seen()).travellers.map(({ seats }) => Object.values(seats))).toEqual([[], []])
})

test('a room is removed, and who slept there has none', async () => {
  const { day, send, seen, arrange } = await aDay()
  const stay = (await seen()).stays[0]?.key ?? ''
  const path = `/tr/admin/tour/ops-${day}`
  await arrange()

  await send(path, { intent: 'close-room', version: '2', stay, roomId: (await seen()).rooms[0]?.id ?? '' })

  const after = await seen()
  expect(after.rooms).toEqual([])
  expect(after.travellers.every(({ rooms }) => Object.keys(rooms).length === 0)).toBe(true)
})

test('notes, documents and guides of the day are parts of their own', async () => {
  const { day, date, get, send } = await aDay()
  const path = `/tr/admin/tour/ops-${day}`
  await send(path, { intent: 'add-guide', version: '1', role: 'leader', name: 'Emine Aksoy', phone: '' })

  const part = async (tab: string) => (await get(`${path}?tab=${tab}`)).text()
  const html = await (await get(path)).text()

  expect(await part('notes')).toContain('id="notes"')
  expect(await part('papers')).toContain('id="papers"')
  for (const text of ['Emine Aksoy: listeden çıkar', 'Görevli ekle']) expect(await part('guides')).toContain(text)
  expect(html).toContain(`data-keep="${new Date(Date.parse(date) + 2 * 86_400_000 - 3 * 3_600_000).toISOString()}"`)
})

test.each([
  ['passengers', 'Vize', 'data-room-board'],
  ['family', 'id="family"', 'data-room-board'],
  ['rooms', 'data-room-board', 'id="rides"'],
  ['rides', 'id="rides"', 'data-room-board'],
  ['guides', 'id="guides"', 'id="rides"'],
  ['payments', 'id="payments"', 'id="guides"'],
])('the part %s has an address of its own and is marked in the row of parts', async (tab, shown, hidden) => {
  const { day, get } = await aDay()

  const html = await (await get(`/tr/admin/tour/ops-${day}?tab=${tab}`)).text()

  const address = `/tr/admin/tour/ops-${day}${tab === 'passengers' ? '' : `?tab=${tab}`}#work`
  expect(html).toContain(`href="${address}" aria-current="page"`)
  expect(html).toContain(shown)
  expect(html).not.toContain(hidden)
})

test('payments of the day stand by order, with what is paid, what is open and what is overdue', async () => {
  const { db, day, get } = await aDay()
  const order = await anOrder(db, { departure: await theDeparture(db), state: 'partially_paid', paidMinor: 100_000 })
  await db
    .withTables<{ orders: { id: string; deposit_minor: number; rest_due_on: string } }>()
    .updateTable('orders')
    .set({ deposit_minor: 100_000, rest_due_on: '2020-01-01' })
    .where('id', '=', order.orderId)
    .execute()

  const html = await (await get(`/tr/admin/tour/ops-${day}?tab=payments`)).text()

  for (const text of [order.orderNo, '1.190', '1.000', 'Vadesi geçti']) expect(html).toContain(text)
})

test('the card of a passenger stands beside the list and says what is wrong with the passport', async () => {
  const { db, day, get, seen } = await aDay()
  const [ayse] = (await seen()).travellers
  await db
    .withTables<{ passengers: { id: string; passport_expires_on: string } }>()
    .updateTable('passengers')
    .set({ passport_expires_on: '2020-01-01' })
    .where('id', '=', ayse?.id ?? '')
    .execute()

  const html = await (await get(`/admin/tour/ops-${day}?person=${ayse?.id}`)).text()

  expect(html).toContain('id="person"')
  expect(html).toContain('The passport must be valid until')
  expect(html).toContain('aria-current="true"')
})

test('seats are counted by tour, and places in rooms by hotel', async () => {
  const { db, date, day, get, seen, arrange } = await aDay()
  await arrange()
  const other = await aDepartureOfTwoHotels(db, { departsOn: date, capacity: 35 })
  await anOrder(db, { departure: other, state: 'paid', travellers: ['Hatice'] })
  const codeOf = async (seats: number) => (await seen()).tours.find(({ capacity }) => capacity === seats)?.code

  const html = await (await get(`/tr/admin/tour/ops-${day}`)).text()
  const tiles = html.replaceAll(/<[^>]*>|<!-- -->/g, ' ').replaceAll(/\s+/g, ' ')
  for (const text of [
    'Yolcular 3 ',
    `${await codeOf(20)} 2 / 20`,
    `${await codeOf(35)} 1 / 35`,
    'Oda yerleri 2 / 4 ',
    'Mekke 2 / 2',
    'Mekke 0 / 1',
    '2 yer eksik',
  ])
    expect(tiles).toContain(text)
})

test('the airport list shows what the counter asks for without being told, by the flight of the tour', async () => {
  const { db, date, get } = await aDay()
  await db
    .withTables<{ tours: { flights: string } }>()
    .updateTable('tours')
    .set({ flights: JSON.stringify([{ from: 'IST', to: 'JED', number: 'TK94' }]) })
    .execute()

  const file = await (await get(`/admin/tour-date/${date}/airport/csv`)).text()

  expect(file).toContain('"Sex","Born","Passport","Expires","Flight","Seat","Group leader"')
  expect(file).toContain('"TK94"')
})

async function theDeparture(db: Awaited<ReturnType<typeof testDb>>) {
  const span = { from: plainDate('2020-01-01'), to: plainDate('2040-01-01') }
  const [found] = await listDeparturesBetween(db, span)
  if (!found) throw new Error('no departure')
  return found
}
