import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { dayInIstanbul, timeInIstanbul } from '#kernel/plain-date.ts'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import { addRide, changeTravellers, findWorkspace, seatTravellers } from '#modules/operations/index.server.ts'
import { arrangeRooms } from '#modules/operations/testing/arrange-rooms.ts'
import { aLedGroup, aSignedInLeader } from '#modules/road/testing/a-led-group.ts'
import { noMarks } from '#modules/road/index.ts'
import { readGroupRoads, recordMarks } from '#modules/road/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const aRide = {
  kind: 'bus',
  route: '',
  arrivesAt: '',
  meeting: '',
  reference: '',
  phone: '',
  capacity: 50,
} as const

let db: Db
let app: Awaited<ReturnType<typeof testApp>>
let leader: Awaited<ReturnType<typeof aSignedInLeader>>
let group: Awaited<ReturnType<typeof aLedGroup>>

beforeEach(async () => {
  db = await testDb()
  app = await testApp({ db })
  leader = await aSignedInLeader(db)
  group = await aLedGroup(db, leader.leader, { travellers: ['Zeliha', 'Nurten'] })
})

const path = () => `/tr/leader/${group.id}`

const send = (fields: Record<string, string | string[]>, headers = leader.headers) =>
  postForm(app, path(), fields, headers)

const road = async () => (await readGroupRoads(db, [group.departureId])).get(group.departureId)

/** Begins a count at the hotel as somebody without a script does; tells its id. */
async function beginCount(): Promise<string> {
  const begun = await send({ intent: 'begin:hotel' })
  expect(begun.status).toBe(303)
  return new URL(begun.headers.get('location') ?? '', 'http://kafile.test').searchParams.get('count') ?? ''
}

test('without a script a leader begins a count, saves who is here, and reads who is missing', async () => {
  const [zeliha = ''] = group.passengerIds
  const count = await beginCount()

  await send({ intent: 'save', count, point: 'handed-in', seen: '', tick: [zeliha] })

  expect((await road())?.counts).toMatchObject([{ place: 'hotel', here: [{ passengerId: zeliha }] }])
  const html = await (await getPage(app, path(), leader.headers)).text()
  expect(/<b data-here="">1<\/b>/.test(html) && html.includes('Eksik: 1')).toBe(true)
  // Whoever goes again is unticked, and nobody else is written down anew.
  await send({ intent: 'save', count, point: 'handed-in', seen: zeliha })
  expect((await road())?.counts[0]?.here).toEqual([])
})

test('pieces are saved for the point that is looked at, and only where they were changed', async () => {
  const [zeliha = '', nurten = ''] = group.passengerIds

  await send({ intent: 'save', count: '', point: 'landed', [`pieces:${zeliha}:0`]: '2', [`pieces:${nurten}:1`]: '1' })

  expect((await road())?.luggage).toMatchObject([{ passengerId: zeliha, point: 'landed', pieces: 2 }])
  const html = await (await getPage(app, `${path()}?point=landed`, leader.headers)).text()
  expect(html.includes('<b data-pieces-sum="">2</b>')).toBe(true)
})

test('an incident is two taps, gets its words later, and is settled', async () => {
  const [zeliha = ''] = group.passengerIds

  await send({ intent: `report:lost:${zeliha}` })
  await send({ intent: 'report:other:' })

  const [first] = (await road())?.incidents.filter(({ passengerId }) => passengerId === zeliha) ?? []
  expect(first).toMatchObject({ kind: 'lost', place: '', settledAt: null })
  expect((await road())?.incidents).toHaveLength(2)
  const words = {
    id: first?.id ?? '',
    kind: 'lost',
    passenger: zeliha,
    happenedAt: first?.happenedAt.toISOString() ?? '',
    place: 'Kapı 79',
    note: 'Telefonu kapalı',
    nextStep: 'Kapıda bekleniyor',
  }
  await send({ intent: 'settle-incident', ...words })
  expect((await road())?.incidents.find(({ id }) => id === first?.id)).toMatchObject({
    place: 'Kapı 79',
    nextStep: 'Kapıda bekleniyor',
    settledAt: expect.any(Date) as Date,
  })
  expect((await send({ intent: 'settle-incident', ...words, id: 'none' })).status).toBe(400)
})

test('the end of a passport number is shown to whoever leads its bearer, in no copy, and noted in the log', async () => {
  const [zeliha = ''] = group.passengerIds
  const other = await aSignedInLeader(db)
  const theirs = await aLedGroup(db, other.leader, { travellers: ['Saliha'], departsOn: group.departsOn })

  const plain = await (await getPage(app, path(), leader.headers)).text()
  const shown = await send({ intent: `passport:${zeliha}` })

  const html = await shown.text()
  expect(plain.includes('5678')).toBe(false)
  expect(html.includes('data-unkept="">Pasaport … 5678<')).toBe(true)
  expect(html.includes('U1234')).toBe(false)
  const { entries } = await listAuditEntries(db, { page: 1, pageSize: 10 })
  expect(entries.filter(({ after }) => JSON.stringify(after).includes('passportTails'))).toHaveLength(1)
  expect((await send({ intent: `passport:${theirs.passengerIds[0] ?? ''}` })).status).toBe(404)
})

test('a form of somebody who does not lead the group changes nothing', async () => {
  const other = await aSignedInLeader(db)

  expect((await send({ intent: 'begin:hotel' }, other.headers)).status).toBe(404)
  expect((await send({ intent: 'nonsense' })).status).toBe(400)
  expect(await road()).toEqual({ counts: [], luggage: [], incidents: [] })
})

test('today has the hours of prayer of the city in which the group is', async () => {
  const html = await (await getPage(app, path(), leader.headers)).text()

  expect(html).toMatch(/Namaz vakitleri: Mekke, \d+ /)
  expect(html).toMatch(/Sabah <b class="[^"]+">\d\d\.\d\d<\/b>/)
})

test('a rite begins and ends with two presses', async () => {
  const begun = await send({ intent: 'rite', rite: 'tawaf', floor: 'roof', id: '' })
  const id = new URL(begun.headers.get('location') ?? '', 'http://kafile.test').searchParams.get('rite') ?? ''

  const html = await (await getPage(app, `${path()}?rite=${id}`, leader.headers)).text()
  expect(html.includes('data-under-way=""')).toBe(true)
  await send({ intent: 'rite', rite: 'tawaf', floor: 'roof', id })

  type Rites = { road_rites: { id: string; floor: string; ended_at: Date | null } }
  const rows = await db.withTables<Rites>().selectFrom('road_rites').selectAll().execute()
  expect(rows).toMatchObject([{ id, floor: 'roof', ended_at: expect.any(Date) as Date }])
})

test('everybody stands in the order of the printed list, and the page alone may ask for the camera', async () => {
  const seen = await getPage(app, path(), leader.headers)
  const names = [...(await seen.text()).matchAll(/data-person="[\w-]+" data-name="(\w+)/g)].map(([, name]) => name)

  expect(names).toEqual(['Nurten', 'Zeliha'])
  expect(seen.headers.get('permissions-policy')).toMatch(/^camera=\(self\)/)
  expect((await getPage(app, '/tr/leader', leader.headers)).headers.get('permissions-policy')).toMatch(/^camera=\(\)/)
})

test('beside each name stand room, number to call, needs, note and whom to call at home', async () => {
  const [zeliha = ''] = group.passengerIds
  const now = new Date()
  const seen = () => findWorkspace(db, group.admin, group.departsOn, now)
  const [stay] = (await seen()).stays
  await arrangeRooms(db, group.admin, { date: group.departsOn, stay: stay?.key ?? '' }, now)
  const { version } = await seen()
  const change = { note: 'Şeker hastası, iğnesi yanında' }
  const told = { date: group.departsOn, version, passengerIds: [zeliha], change }
  expect((await changeTravellers(db, group.admin, told, now)).ok).toBe(true)
  await db
    .withTables<{ passengers: { id: string; needs_wheelchair: boolean } }>()
    .updateTable('passengers')
    .set({ needs_wheelchair: true })
    .where('id', '=', zeliha)
    .execute()
  const { access_token: secret } = await db
    .withTables<{ orders: { id: string; access_token: string } }>()
    .selectFrom('orders')
    .select('access_token')
    .where('id', '=', group.order.orderId)
    .executeTakeFirstOrThrow()
  const sister = { name: 'Emine Kaya', relation: 'sibling', phone: '0 533 111 22 33' }
  await postForm(app, `/tr/order/${group.order.id}?t=${secret}`, { intent: 'emergency-contact', seen: '', ...sister })

  const html = (await (await getPage(app, path(), leader.headers)).text()).replaceAll('<!-- -->', '')

  const row = new RegExp(`<li [^>]*data-person="${zeliha}"[^]*?</details>`).exec(html)?.[0] ?? ''
  const number = (await seen()).travellers.find(({ id }) => id === zeliha)?.rooms[stay?.key ?? '']?.number ?? ''
  expect(number).toBeTruthy()
  for (const part of [
    `>${number}</bdi>`,
    'href="tel:+905321234567"',
    'Tekerlekli sandalye',
    change.note,
    'Evde aranacak kişi: <bdi>Emine Kaya</bdi> (Kardeş)',
    'href="tel:+905331112233" aria-label="Emine Kaya: ara"',
  ])
    expect(row).toContain(part)
})

/** A tawaf on the ground of 64 minutes in every hour around this one, on this day of the last eight weeks. */
async function measureEightWeeks(now: Date): Promise<void> {
  const hours = Array.from({ length: 8 * 25 }, (_, nth) => Math.floor(nth / 25 + 1) * 7 * 24 + (nth % 25) - 12)
  const rites = hours.map((hoursAgo) => {
    const started = now.getTime() - hoursAgo * 3_600_000
    return {
      id: randomUUID(),
      rite: 'tawaf' as const,
      floor: 'ground' as const,
      startedAt: new Date(started),
      endedAt: new Date(started + 64 * 60_000),
    }
  })
  await recordMarks(db, leader.leader, { group: group.id, marks: { ...noMarks, rites }, clockErrorMs: 0 }, now)
}

test('the leader reads how long rites took, and by when to begin before the bus', async () => {
  const now = new Date()
  await measureEightWeeks(now)
  const leavesIn = async (minutes: number, name: string) => {
    const date = group.departsOn
    const seen = () => findWorkspace(db, group.admin, date, now)
    const at = new Date(now.getTime() + minutes * 60_000)
    const ride = { ...aRide, name, leavesOn: dayInIstanbul(at), leavesAt: timeInIstanbul(at) }
    await addRide(db, group.admin, { date, version: (await seen()).version, ride }, now)
    const { version, rides } = await seen()
    const rideId = rides.find((each) => each.name === name)?.id ?? ''
    const seated = { date, version, rideId, passengerIds: group.passengerIds, isOn: true }
    expect((await seatTravellers(db, group.admin, seated, now)).ok).toBe(true)
  }
  await leavesIn(30, 'Cidde otobüsü')
  await leavesIn(150, 'Medine otobüsü')

  const html = (await (await getPage(app, path(), leader.headers)).text()).replaceAll('<!-- -->', '')

  expect(/Zemin: 64 dk, en yavaşı 64 dk \(\d+ kayıt\)/.test(html)).toBe(true)
  const warnings = [...html.matchAll(/<p[^>]*data-clash="tawaf ground"[^>]*>[^<]*/g)].map(([words]) => words)
  const isWarned = (name: string) => {
    const words = warnings.find((each) => each.includes(name)) ?? ''
    const after = Date.parse(/data-after="([^"]+)"/.exec(words)?.[1] ?? '')
    return [words.includes('hidden'), Math.round((after - now.getTime()) / 60_000 / 5) * 5]
  }
  expect(isWarned('Cidde otobüsü')).toEqual([false, -35])
  expect(isWarned('Medine otobüsü')).toEqual([true, 85])
})

/** What the page has for a day, or for today and tomorrow. */
const shownOf = async (is: 'today' | 'tomorrow' | '(?:today|tomorrow)') => {
  const html = (await (await getPage(app, path(), leader.headers)).text()).replaceAll('<!-- -->', '')
  const section = /<section id="today"[^]*?<\/section>/.exec(html)?.[0] ?? ''
  const days = section.split('<div class="').filter((block) => new RegExp(`data-is="${is}"`).test(block.slice(0, 120)))
  return days.join('')
}

test('a ride of today has the number of whoever drives to call, and what cannot be called stands as it was typed', async () => {
  const now = new Date()
  const seen = () => findWorkspace(db, group.admin, group.departsOn, now)
  for (const [name, phone] of [
    ['Kırmızı otobüs', '0532 111 22 33'],
    ['Mavi otobüs', 'dahili 12'],
  ] as const) {
    const ride = { ...aRide, name, phone, leavesOn: dayInIstanbul(now), leavesAt: '12:00' }
    await addRide(db, group.admin, { date: group.departsOn, version: (await seen()).version, ride }, now)
    const { version, rides } = await seen()
    const rideId = rides.find((each) => each.name === name)?.id ?? ''
    const seated = { date: group.departsOn, version, rideId, passengerIds: group.passengerIds, isOn: true }
    expect((await seatTravellers(db, group.admin, seated, now)).ok).toBe(true)
  }

  const html = await shownOf('today')

  expect(html).toContain('href="tel:+905321112233" aria-label="Kırmızı otobüs: ara"')
  expect(html).toContain('<bdi dir="ltr">dahili 12</bdi>')
})

test('whoever is let in today or tomorrow stands with a number to call, and what an unused visit costs is said', async () => {
  const [zeliha = '', nurten = ''] = group.passengerIds
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
  await grantRawdah(zeliha, inDays(1))
  await grantRawdah(nurten, inDays(2))

  const [today, tomorrow] = [await shownOf('today'), await shownOf('tomorrow')]

  expect(today).not.toContain('Ravza')
  expect(tomorrow).toMatch(/Ravza: 1 kişi · kapı 37 · \d+ dakika önce lobide/)
  expect(tomorrow.match(/<bdi>(?:Zeliha|Nurten)[^<]*<\/bdi>/g)).toHaveLength(1)
  expect(tomorrow).toContain('365 gün bekletir')
})

test('a tour that sets off today has its hour and where people are taken up', async () => {
  group = await aLedGroup(db, leader.leader, { departsOn: dayInIstanbul(new Date()) })
  await sql`update departures set starts_at = '06:30', pick_up = ${JSON.stringify({ tr: 'Fatih Camii', en: '', ar: '' })}
    where id = ${group.departureId}`.execute(db)

  const html = await shownOf('today')

  expect(html).toMatch(/06\.30<\/b>.*Fatih Camii/)
})

/** As it is kept once granted; whether the hour fits the journey is not asked here. */
async function grantRawdah(passengerId: string, at: Date): Promise<void> {
  const permit = { kind: 'rawdah', state: 'granted', day: dayInIstanbul(at), hour: timeInIstanbul(at), gate: '37' }
  await db
    .withTables<{ operation_permits: typeof permit & { passenger_id: string; departs_on: string; changed_at: Date } }>()
    .insertInto('operation_permits')
    .values({ ...permit, passenger_id: passengerId, departs_on: group.departsOn, changed_at: new Date() })
    .execute()
}
