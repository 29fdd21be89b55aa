import { describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import { staffRoles } from '#modules/accounts/index.ts'
import { workKindNames, workKinds, type WorkKind } from '#modules/staff-desk/index.ts'
import { mayUseArea, type StaffRight } from '#modules/accounts/index.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { waitingWork } from '#tests/setup/waiting-work.ts'

const now = new Date()

/** Where the act of each line leads. */
function actsOf(html: string): string[] {
  const links = [...html.matchAll(/<a [^>]*aria-describedby="work-[^>]*>/g)].map(
    ([tag]) => /href="([^"]+)"/.exec(tag)?.[1] ?? '',
  )
  return links.filter((href) => !href.startsWith('https://wa.me/')).map((href) => href.replaceAll('&amp;', '&'))
}

/** The number that the overview shows for each kind. */
function countsOf(html: string): Partial<Record<WorkKind, number>> {
  const chips = [...html.matchAll(/dashboard\?work=([a-z-]+)"[\s\S]*?<b>(\d+)<\/b>/g)]
  return Object.fromEntries(chips.map(([, kind, count]) => [kind, Number(count)]))
}

describe.each(workKindNames)('%s', (kind) => {
  test('waits in Today with its number, its line and a way to do it, for whoever may do it and nobody else', async () => {
    const db = await testDb()
    await waitingWork[kind](db, now)
    const app = await testApp({ db })
    const { area, act = area }: { area: StaffRight; act?: StaffRight } = workKinds[kind]

    for (const staffRole of staffRoles) {
      const { headers } = await staffSignedIn(db, { staffRole })
      const overview = await (await getPage(app, '/tr/admin/dashboard', headers)).text()
      const whole = await (await getPage(app, `/tr/admin/dashboard?work=${kind}`, headers)).text()
      const isTheirs = mayUseArea(staffRole, area) && mayUseArea(staffRole, act)

      expect([staffRole, countsOf(overview)[kind]]).toEqual([staffRole, isTheirs ? 1 : undefined])
      expect(actsOf(whole)).toHaveLength(isTheirs ? 1 : 0)
      for (const href of actsOf(whole)) {
        const opened = await getPage(app, href, headers)
        expect([href, opened.status]).toEqual([href, 200])
      }
    }
  })
})

/** The first number of the sentence of the only line. */
function saidIn(html: string): number {
  return Number(/<p id="work-[^>]*>\D*(\d+)/.exec(html)?.[1])
}

test.each(['visa', 'passport', 'room'] as const)('the number of $0 is that of the list it opens', async (kind) => {
  const db = await testDb()
  await waitingWork[kind](db, now)
  const app = await testApp({ db })
  const { headers } = await staffSignedIn(db)

  const html = await (await getPage(app, `/admin/dashboard?work=${kind}`, headers)).text()
  const opened = await (await getPage(app, actsOf(html)[0] ?? '', headers)).text()

  expect(saidIn(html)).toBe(2)
  expect(rowsOf(opened)).toBe(2)
})

/** The rows of the table of travellers. */
function rowsOf(html: string): number {
  const body = html.slice(html.indexOf('<tbody'), html.indexOf('</tbody>'))
  return body.split('<tr').length - 1
}

test('what is done leaves at once', async () => {
  const db = await testDb()
  await waitingWork['agency-reservation'](db, now)
  const app = await testApp({ db })
  const { headers } = await staffSignedIn(db)
  const waits = async () => countsOf(await (await getPage(app, '/admin/dashboard', headers)).text())
  const before = await waits()
  const { rows } = await sql<{ id: string }>`select id from agent_reservations`.execute(db)

  const done = await postForm(app, '/admin/agents', { intent: 'confirm', id: rows[0]?.id ?? '' }, headers)

  expect([before['agency-reservation'], done.status, (await waits())['agency-reservation']]).toEqual([
    1,
    303,
    undefined,
  ])
})

test('says so, truly, when nothing waits', async () => {
  const db = await testDb()
  const html = await (
    await getPage(await testApp({ db }), '/tr/admin/dashboard', (await staffSignedIn(db)).headers)
  ).text()

  expect(html).toContain('Bekleyen bir iş yok. Her şey yapılmış.')
  expect(countsOf(html)).toEqual({})
})

test.each([
  ['before it leaves', 1, 'leaves tomorrow'],
  ['on its day', 0, 'leaves today'],
  ['after it left', -97, 'left 97 days ago'],
])('tells, %s, when the group of an unpaid amount leaves or that it has left', async (_when, days, said) => {
  const db = await testDb()
  await waitingWork.part(db, now)
  const departsOn = addDays(dayInIstanbul(now), days)
  await sql`update departures set departs_on = ${departsOn}, returns_on = ${addDays(departsOn, 10)},
    sales_close_on = ${departsOn}`.execute(db)
  await sql`update order_items set snapshot = jsonb_set(snapshot::jsonb, '{departsOn}', ${JSON.stringify(departsOn)}::jsonb)`.execute(
    db,
  )
  const { headers } = await staffSignedIn(db)

  const html = await (await getPage(await testApp({ db }), '/admin/dashboard?work=part', headers)).text()

  expect(html).toContain(said)
})

test('of many of a kind the most urgent are shown, and all of them behind their number', async () => {
  const db = await testDb()
  for (let nth = 0; nth < 5; nth++) await waitingWork.call(db, now)
  const app = await testApp({ db })
  const { headers } = await staffSignedIn(db)

  const overview = await (await getPage(app, '/admin/dashboard', headers)).text()
  const whole = await (await getPage(app, '/admin/dashboard?work=call', headers)).text()

  expect([actsOf(overview).length, countsOf(overview).call, actsOf(whole).length]).toEqual([3, 5, 5])
  expect(overview).toContain('The 3 most urgent tasks are shown, of 5.')
})

test('whoever waits for a call is written to with a text in their language', async () => {
  const db = await testDb()
  await waitingWork.call(db, now)
  await sql`update call_requests set language = 'ar', phone = '+966501234567'`.execute(db)

  const html = await (
    await getPage(await testApp({ db }), '/tr/admin/dashboard', (await staffSignedIn(db)).headers)
  ).text()

  expect(html).toContain(`https://wa.me/966501234567?text=${encodeURIComponent('السلام عليكم Zehra Ak')}`)
})
