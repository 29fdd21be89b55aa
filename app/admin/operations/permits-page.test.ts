import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { dayInIstanbul, plainDate, toDayFirst } from '#kernel/plain-date.ts'
import { instantOf } from '#kernel/zoned-time.ts'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { readPdf } from '#modules/documents/testing/read-pdf.ts'
import { addRide, findWorkspace, listPermits } from '#modules/operations/index.server.ts'
import { noMarks } from '#modules/road/index.ts'
import { recordMarks } from '#modules/road/index.server.ts'
import { aLedGroup, aSignedInLeader } from '#modules/road/testing/a-led-group.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const date = plainDate('2027-04-01')
const path = `/tr/admin/tour/ops-${toDayFirst(date)}?tab=permits`

/** A woman and a man of one order, and others of it, who sleep in Madinah, and a way to send the forms of the page. */
async function aDay(others: { firstName: string; gender: 'female' | 'male' }[] = []) {
  const db = await testDb()
  const app = await testApp({ db })
  const staff = await staffSignedIn(db)
  const departure = await aDeparture(db, { departsOn: date })
  await sql`update hotels set city = 'madinah'`.execute(db)
  const travellers = [
    { firstName: 'Ayşe', gender: 'female' as const },
    { firstName: 'Ömer', gender: 'male' as const },
    ...others,
  ]
  const order = await anOrder(db, { departure, state: 'paid', travellers })
  const seen = () => findWorkspace(db, aStaffMember({ id: staff.userId }), date, new Date())
  const idOf = async (name: string) => (await seen()).travellers.find(({ firstName }) => firstName === name)?.id ?? ''
  const send = async (fields: Record<string, string>) =>
    postForm(app, path, { version: String((await seen()).version), ...fields }, staff.headers)
  const get = async (address: string) => getPage(app, address, staff.headers)
  const html = async (query = '') => (await get(`${path}${query}`)).text()
  return { db, admin: aStaffMember({ id: staff.userId }), send, get, html, idOf, order }
}

test('days are proposed with women and men apart, looked at, and saved', async () => {
  const { db, send, html, idOf } = await aDay()
  const preview = await html('&plan=propose')
  const fingerprint = /name="fingerprint" value="([^"]+)"/.exec(preview)?.[1] ?? ''
  for (const words of ['Önerilen günler', '2 kişiye gün önerildi', 'son ziyareti bilinmiyor', 'zawya.com', 'okaz.com'])
    expect(preview).toContain(words)
  expect((await listPermits(db, [await idOf('Ayşe')])).people[await idOf('Ayşe')]?.permits).toEqual([])

  const taken = await send({ intent: 'take-permit-plan', fingerprint })

  expect([taken.status, taken.headers.get('location')]).toEqual([303, `${path}#permits`])
  const people = (await listPermits(db, [await idOf('Ayşe'), await idOf('Ömer')])).people
  const days = Object.values(people).map(({ permits }) => permits[0])
  expect(days.map((permit) => permit?.day)).toEqual([days[0]?.day, days[0]?.day])
  expect((await send({ intent: 'take-permit-plan', fingerprint })).status).toBe(409)
})

test('what was copied is shown with whom it is about before it is saved, and printed by the hour', async () => {
  const { send, get, html } = await aDay()
  const text = 'Ömer Yılmaz 03.04.2027 02:40 kapı 37\nAyşe Yılmaz 03.04.2027 02:40'

  const read = await send({ intent: 'read-permit-lines', text })
  const shown = await read.text()
  expect([read.status, shown.includes('1 izni kaydet'), shown.includes('öteki grubun ziyaret saati')]).toEqual([
    200,
    true,
    true,
  ])
  expect(await html()).not.toContain('02.40')

  expect((await send({ intent: 'take-permit-lines', text })).status).toBe(303)
  expect(await html()).toContain('02.40')
  const file = await get(`/tr/admin/tour-date/${date}/permits/pdf`)
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect((await get(`/tr/admin/tour-date/${date}/permits/xlsx`)).status).toBe(404)
})

test('the print has women and men apart, each by the hour, with the name of who guides them', async () => {
  const others = [
    { firstName: 'Zehra', gender: 'female' as const },
    { firstName: 'Bekir', gender: 'male' as const },
  ]
  const { db, get, send, idOf } = await aDay(others)
  const permit = { intent: 'change-permits', kind: 'rawdah', state: 'granted', day: '3.4.2027', gate: '37' }
  for (const [name, hour] of [
    ['Ayşe', '07.40'],
    ['Zehra', '07.20'],
    ['Ömer', '02.40'],
    ['Bekir', '02.20'],
  ] as const)
    expect((await send({ ...permit, id: await idOf(name), hour })).status).toBe(303)
  await sql`insert into operation_guides (departs_on, role, name, phone)
    values (${date}, 'leader', 'Hasan Usta', '0532 999 88 77'), (${date}, 'guide', 'Nur Hoca', '')`.execute(db)

  const file = await get(`/tr/admin/tour-date/${date}/permits/pdf`)

  const text = readPdf(new Uint8Array(await file.arrayBuffer()))
  expect(text.match(/Kadınlar|Erkekler|0[27]\.[24]0|Ayşe|Zehra|Ömer|Bekir/g)?.join(' ')).toBe(
    'Kadınlar 07.20 Zehra 07.40 Ayşe Erkekler 02.20 Bekir 02.40 Ömer',
  )
  expect(['Hasan Usta', 'Nur Hoca'].filter((name) => !text.includes(name))).toEqual([])
})

test('staff write an hour and the last visit by hand, and are told what does not fit', async () => {
  const { send, html, idOf } = await aDay()
  const ayse = await idOf('Ayşe')
  const permit = { intent: 'change-permits', id: ayse, kind: 'rawdah', state: 'granted', hour: '7.20', gate: '37' }

  const refused = await send({ ...permit, day: '31.03.2027' })
  expect([refused.status, (await refused.text()).includes('o saatte Medine’de değil')]).toEqual([409, true])
  expect((await send({ ...permit, day: '31.13.2027' })).status).toBe(400)
  expect((await send({ ...permit, day: '3.4.2027' })).status).toBe(303)
  expect((await send({ intent: 'rawdah-visits', id: ayse, visit: 'on', visitDay: '1.2.2026' })).status).toBe(303)
  expect((await send({ intent: 'rawdah-visits', id: ayse, visit: 'on', visitDay: '' })).status).toBe(400)

  const page = await html()
  for (const words of ['07.20', '1 Şub 2027 ve sonrası']) expect(page).toContain(words)
})

test('staff read whose permit is to be cancelled, with a way to the order, and that its name was read', async () => {
  const { db, send, html, idOf, order } = await aDay()
  const permit = { intent: 'change-permits', kind: 'rawdah', state: 'granted', day: '3.4.2027', hour: '7.20' }
  await send({ ...permit, id: await idOf('Ayşe'), reference: 'R-77' })
  await sql`update orders set state = 'cancelled'`.execute(db)

  const freed = (await html()).split('Boşa çıkan izinler')[1]?.split('</ul>')[0]

  expect(freed).toMatch(
    new RegExp(
      `<bdi>Ayşe Yılmaz</bdi>.*<a href="/tr/admin/orders/${order.id}"[^>]*><bdi dir="ltr">${order.orderNo}</bdi>`,
    ),
  )
  expect(freed).toContain('R-77')
  const { entries } = await listAuditEntries(db, { page: 1, pageSize: 1 })
  expect(entries[0]).toMatchObject({ action: 'personal-data.read', after: { list: 'workspace', travellers: 1 } })
})

test('of somebody who was erased a permit that stands says its number and no name', async () => {
  const { db, send, html, idOf } = await aDay()
  await sql`update passengers set identity_removed_at = now(), first_name = '—', last_name = '—'`.execute(db)
  const permit = { intent: 'change-permits', kind: 'rawdah', state: 'granted', day: '3.4.2027', hour: '7.20' }
  await send({ ...permit, id: await idOf('—'), reference: 'R-77' })
  await sql`update orders set state = 'cancelled'`.execute(db)

  const freed = (await html()).split('Boşa çıkan izinler')[1]?.split('</ul>')[0]

  expect(freed).toContain('R-77')
  expect(freed).not.toContain('—')
})

test('staff are warned of an Umrah whose slowest would come after the bus has left', async () => {
  const { db, admin, send, html, idOf } = await aDay()
  const person = await idOf('Ayşe')
  // Measured at the same hour of eight days: after the afternoon prayer, one of them a Friday.
  const rites = Array.from({ length: 8 }, (_, back) => Date.now() - (back + 1) * 86_400_000).flatMap((instant) => {
    const at = (time: string) => instantOf({ day: dayInIstanbul(new Date(instant)), time }, 'Asia/Riyadh')
    const measured = { floor: 'ground' as const, startedAt: at('16:40'), endedAt: at('17:30') }
    return [
      { ...measured, id: randomUUID(), rite: 'tawaf' as const },
      { ...measured, id: randomUUID(), rite: 'sai' as const },
    ]
  })
  const { leader } = await aSignedInLeader(db)
  const group = await aLedGroup(db, leader)
  await recordMarks(db, leader, { group: group.id, marks: { ...noMarks, rites }, clockErrorMs: 0 }, new Date())
  const bus = {
    kind: 'bus',
    name: 'Medine otobüsü',
    route: '',
    arrivesAt: '',
    meeting: '',
    reference: '',
    phone: '',
    capacity: 50,
  }
  const ride = { ...bus, kind: 'bus' as const, leavesOn: date, leavesAt: '18:00' }
  const { version } = await findWorkspace(db, admin, date, new Date())
  await addRide(db, admin, { date, version, ride }, new Date())
  const note = (hour: string, state = 'granted') =>
    send({ intent: 'change-permits', id: person, kind: 'umrah', state, day: '01.04.2027', hour })
  const isWarned = async () =>
    (await html('&permit=umrah')).replaceAll('<!-- -->', '').includes('Medine otobüsü saat 18.00')

  await note('16.30')
  expect(await isWarned()).toBe(true)
  await note('16.30', 'missed')
  expect(await isWarned()).toBe(false)
  await note('16.15')
  expect(await isWarned()).toBe(false)
})
