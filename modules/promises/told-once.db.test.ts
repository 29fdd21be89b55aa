import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import type { CustomerMailWork } from '#modules/booking/index.server.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { customerMailsOf } from '#modules/booking/testing/customer-mails.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { keepPromises } from './keep-promises.server.ts'

const ORDERS = 3
const DEATHS = 12

test('in twelve deaths of the program in the middle of telling nobody is told twice and nobody is left out', async () => {
  const db = await testDb()
  const departure = await aDeparture(db, { departsOn: plainDate('2027-02-12') })
  const bought = new Date('2027-02-01T09:00:00Z')
  let left = Infinity
  const living = customerMailsOf(db)
  const work: CustomerMailWork = {
    ...living,
    agency: async (locale) => {
      if (left === 0) throw new Error('it dies here')
      left -= 1
      return living.agency(locale)
    },
  }
  await sql`update touched_departures set at = '2027-01-09T09:00:00Z'`.execute(db)
  await keepPromises(work, bought)
  for (let nth = 0; nth < ORDERS; nth += 1) await anOrder(db, { departure, state: 'paid', placedAt: bought })

  let deaths = 0
  for (let change = 1; change <= DEATHS; change += 1) {
    const at = new Date(Date.parse('2027-02-10T09:00:00Z') + change * 60_000)
    await sql`update hotels set walk_metres = ${1000 + change}`.execute(db)
    await sql`update touched_departures set at = ${at}`.execute(db)
    left = change % ORDERS
    await keepPromises(work, at).catch(() => (deaths += 1))
    left = Infinity
    // Whoever starts it again may do so twice.
    await Promise.all([keepPromises(work, at), keepPromises(work, at)])
  }

  const { rows } = await sql`
    select count(*)::int as notices, count(distinct (order_id, facts_after))::int as different,
      (select count(*)::int from mail_messages where message_key like 'change:%') as mails
    from promise_notices`.execute(db)
  expect(deaths).toBe(DEATHS)
  expect(rows).toEqual([{ notices: ORDERS * DEATHS, different: ORDERS * DEATHS, mails: ORDERS * DEATHS }])
})
