import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aCapturedPayment } from '#modules/payments/testing/a-captured-payment.ts'
import { fillLists } from '#tests/setup/filled-lists.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

/** Pages whose lead counts something, and the list in which one sees what was counted. */
const counters: [page: string, list: string][] = [
  ['/admin/payments', '/admin/payments?attention=1'],
  ['/admin/bank-statements', '/admin/bank-statements/lines?state=to_decide'],
  ['/admin/requests', '/admin/requests?state=new'],
  ['/admin/call-requests', '/admin/call-requests?state=new'],
  ['/admin/contact-messages', '/admin/contact-messages?state=new'],
  ['/admin/reviews', '/admin/reviews?state=pending'],
  ['/admin/orders', '/admin/orders'],
]

test('the number in the head of a page is that of the rows of its list', async () => {
  const db = await testDb()
  await fillLists(db, 3)
  await aCapturedPayment(db)
  await aCapturedPayment(db)
  await sql`update payment_attempts set flags = '["late"]'
    where id = (select id from payment_attempts where state = 'captured' limit 1)`.execute(db)
  for (const table of ['call_requests', 'contact_messages', 'information_requests'])
    await sql`update ${sql.table(table)} set state = 'done' where id = (select id from ${sql.table(table)} limit 1)`.execute(
      db,
    )
  await sql`update reviews set status = 'approved' where public_id = (select public_id from reviews limit 1)`.execute(
    db,
  )
  const app = await testApp({ db })
  const { headers } = await staffSignedIn(db)
  const read = async (path: string) => (await getPage(app, path, headers)).text()

  const found: unknown[] = []
  for (const [page, list] of counters) found.push([page, countIn(await read(page)), rowsIn(await read(list))])

  expect(found.filter((each) => !Array.isArray(each) || each[1] !== each[2] || each[1] === 0)).toEqual([])
})

/** The first number after the name of the page. */
function countIn(html: string): number {
  const words = html.slice(html.indexOf('</h1>')).replaceAll(/<[^>]*>/g, ' ')
  return Number(/\d+/.exec(words)?.[0])
}

/** Rows of a table, or the cards of a list of requests or reviews. */
function rowsIn(html: string): number {
  const cards = html.split('<article').length - 1
  if (cards > 0) return cards
  return html.slice(html.indexOf('<tbody'), html.indexOf('</tbody>')).split('<tr').length - 1
}
