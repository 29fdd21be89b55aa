import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import { listGuardians, nameGuardian, pocketTokenOf } from '#modules/booking/index.server.ts'
import { sendGuardianCode } from '#modules/booking/jobs/send-guardian-mails.server.ts'
import { anOrder } from '#modules/booking/testing/builders.ts'
import { aBookingWork } from '#modules/booking/testing/work.ts'
import { listMails } from '#platform/mail/list-mails.server.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)

/** An order of two who left the day before yesterday, with its page, its pocket page and what was agreed to. */
async function setUp() {
  const db = await testDb()
  const app = await testApp({ db })
  const today = dayInIstanbul(new Date())
  const placed = await anOrder(db, { departsOn: addDays(today, 30) })
  // Sold before they left, as every journey is.
  const days = { departsOn: addDays(today, -2), returnsOn: addDays(today, 7) }
  await sql`update departures set sales_close_on = ${days.departsOn}, departs_on = ${days.departsOn},
    returns_on = ${days.returnsOn} where id = ${placed.departureId}`.execute(db)
  await sql`update order_items set snapshot = snapshot || ${JSON.stringify(days)}::text::jsonb`.execute(db)
  const { rows } = await sql<{ id: string; first_name: string; last_name: string }>`
    select id, first_name, last_name from passengers order by position`.execute(db)
  const [first, second] = rows
  if (!first || !second) throw new Error('the order has two travellers')
  const order = `/order/${placed.publicId}?t=${placed.accessToken}`
  const pocket = `/order/${placed.publicId}/pocket?p=${pocketTokenOf(placed.accessToken)}`
  const read = async (address: string, headers?: Record<string, string>) =>
    (await getPage(app, address, headers)).text()
  const consents = async () =>
    (
      await sql<{ passenger_id: string; said_by: string; holds: boolean }>`
        select passenger_id, said_by, taken_back_at is null as holds from family_consents order by given_at`.execute(db)
    ).rows.map(({ passenger_id, said_by, holds }) => [passenger_id === first.id ? 'first' : 'second', said_by, holds])
  /** The leader counts somebody at the hotel, and the telephone sends it five hours later. */
  const arrive = async (passengerId: string, at: Date) => {
    const id = crypto.randomUUID()
    await sql`insert into road_counts (id, departure_id, place, begun_at, received_at, forget_on)
      values (${id}, ${placed.departureId}, 'hotel', ${at}, now(), '2099-01-01')`.execute(db)
    await sql`insert into road_ticks (id, count_id, passenger_id, is_here, ticked_at, clock_error_ms, received_at)
      values (gen_random_uuid(), ${id}, ${passengerId}, true, ${at}, 0, now())`.execute(db)
  }
  const agreed = (passengerId: string, at: Date) =>
    sql`insert into family_consents (passenger_id, given_at, said_by, forget_on)
      values (${passengerId}, ${at}, 'traveller', '2099-01-01')`.execute(db)
  return { db, app, placed, first, second, order, pocket, read, consents, arrive, agreed }
}

/** The page of somebody who looks after the order, in a browser that was let in. */
async function asGuardian({ db, app, placed }: Awaited<ReturnType<typeof setUp>>): Promise<string> {
  const typed = { name: 'Zeynep Vefa', email: 'zeynep.vefa@example.com', phone: '' }
  const rights = { completesPapers: false, hearsChanges: false }
  await nameGuardian(db, { orderId: placed.orderId, typed, locale: 'tr', userId: undefined, ...rights }, new Date())
  const [guardian] = await listGuardians(db, placed.orderId)
  if (!guardian) throw new Error('nobody was named')
  const page = `/tr/guardian/${guardian.token}`
  await sendGuardianCode(aBookingWork(db), guardian.id, new Date())
  const code = /\d{6}/.exec((await listMails(db))[0]?.subject ?? '')?.[0] ?? ''
  const entered = await postForm(app, page, { intent: 'enter', code })
  return (await getPage(app, page, { cookie: entered.headers.get('set-cookie')?.split(';')[0] ?? '' })).text()
}

test('on the pocket page somebody agrees with one press and takes it back, without script', async () => {
  const { app, pocket, first, read, consents } = await setUp()
  const before = await read(`/tr${pocket}`)

  const given = await postForm(app, `/tr${pocket}`, { agree: first.id })
  const after = await read(`/tr${pocket}`)
  await postForm(app, `/tr${pocket}`, { withdraw: first.id })

  const name = `${first.first_name} ${first.last_name}`
  expect(before).toContain('Konum izlenmez, gösterilmez.')
  const button = (act: string, words: string) =>
    `<button value="${first.id}" name="${act}"><span><bdi>${name}</bdi>: ${words}</span></button>`
  expect(before).toContain(button('agree', 'izin ver'))
  expect([given.status, given.headers.get('location')]).toEqual([303, `/tr${pocket}#family`])
  expect(after).toContain(button('withdraw', 'izni geri al'))
  expect(await consents()).toEqual([['first', 'traveller', false]])
})

test('the pocket page lets its forms answer to the site alone, and stays small for a group of forty', async () => {
  const { db, app, pocket } = await setUp()
  await sql`insert into passengers (id, order_item_id, position, first_name, last_name, nationality, fare, amount_minor)
    select gen_random_uuid(), order_item_id, n + 10, 'Abdurrahman ' || n, 'Karahisarlıoğlu', 'TR', fare, amount_minor
    from passengers, generate_series(1, 38) n where passengers.position = 0`.execute(db)

  const answer = await getPage(app, `/ar${pocket}`)

  const html = await answer.text()
  expect(answer.headers.get('content-security-policy')).toContain("form-action 'self'")
  expect(html.match(/name="agree"/g)).toHaveLength(40)
  expect(Buffer.byteLength(html)).toBeLessThan(30_000)
})

test('the customer agrees for each traveller on the order, and a stranger is nobody there', async () => {
  const { app, order, second, consents } = await setUp()

  const given = await postForm(app, `/tr${order}`, { intent: 'family-consent', agree: second.id })
  const stranger = await postForm(app, `/tr${order}`, { intent: 'family-consent', agree: crypto.randomUUID() })
  const nothing = await postForm(app, `/tr${order}`, { intent: 'family-consent', agree: 'x' })

  expect([given.status, given.headers.get('location')]).toEqual([303, `/tr${order}#family`])
  expect([stranger.status, nothing.status]).toEqual([409, 400])
  expect(await consents()).toEqual([['second', 'customer', true]])
})

test('those at home read what happened since somebody agreed, by the clocks there, however late it came', async () => {
  const world = await setUp()
  const { first, second, order, read, arrive, agreed } = world
  await agreed(first.id, hoursAgo(60))
  await arrive(first.id, new Date(`${dayInIstanbul(hoursAgo(24))}T10:40:00Z`))
  await arrive(second.id, hoursAgo(5))

  const [guardian, customer] = [await asGuardian(world), await read(`/tr${order}`)]

  for (const html of [guardian, customer]) {
    expect(html).toMatch(/otele vardı: [^<]* 13\.40 \(Suudi saati\)/)
    expect(html.match(/otele vardı: /g)).toHaveLength(1)
    expect(html).toContain('Haber gelmemesi genellikle program sürüyor demektir')
  }
  expect(guardian).not.toContain('name="agree"')
})

test('where nobody agreed, those at home are told who can', async () => {
  const world = await setUp()
  await world.arrive(world.first.id, hoursAgo(5))

  const guardian = await asGuardian(world)

  expect(guardian).toContain('Henüz izin veren yolcu yok.')
  expect(guardian).not.toContain('otele vardı')
})

test.each([
  ['', 'at the hotel: ', 'Saudi time', 'No position is tracked or shown.'],
  ['/ar', 'الوصول إلى الفندق: ', 'بتوقيت السعودية', 'لا يُتتبَّع الموقع ولا يُعرض.'],
])('%s says it in its language', async (prefix, ...words) => {
  const { first, order, read, arrive, agreed } = await setUp()
  await agreed(first.id, hoursAgo(30))
  await arrive(first.id, hoursAgo(20))

  const html = await read(`${prefix}${order}`)

  for (const each of words) expect(html).toContain(each)
})
