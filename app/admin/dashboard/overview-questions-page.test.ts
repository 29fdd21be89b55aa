import { expect, test } from 'vitest'
import type { WorkKind } from '#modules/staff-desk/index.ts'
import { countQueries } from '#tests/setup/count-queries.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { waitingWork } from '#tests/setup/waiting-work.ts'

/** Work of which something is asked beside itself, and some that is asked for alone. */
const kinds: WorkKind[] = [
  'hotel-option',
  'incident',
  'change',
  'undelivered',
  'cancellation',
  'refund',
  'bank-line',
  'part',
  'agency-reservation',
  'unusual-hold',
  'call',
  'task',
  'link',
  'till',
  'register-report',
]

test('the overview asks at most twelve questions, whatever waits', async () => {
  const db = await testDb()
  const { db: counting, counted } = countQueries(db)
  const app = await testApp({ db: counting })
  const { headers } = await staffSignedIn(db)
  for (const kind of kinds) await waitingWork[kind](db, new Date())

  await getPage(app, '/tr/admin/dashboard', headers)
  counted.queries = 0
  const page = await getPage(app, '/tr/admin/dashboard', headers)
  const html = await page.text()

  expect(kinds.filter((kind) => !html.includes(`work=${kind}`))).toEqual([])
  expect(counted.queries).toBeLessThanOrEqual(12)
})
