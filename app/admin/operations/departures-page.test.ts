import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const departsOn = addDays(dayInIstanbul(new Date()), 12)

/** A group of three that flies, one of them without a passport, and a boat for an afternoon on the same day. */
async function aDay() {
  const db = await testDb()
  const group = await aDeparture(db, { departsOn, capacity: 14, seatsSold: 3 })
  await aDeparture(db, { departsOn, capacity: 41, seatsSold: 30, tour: { kind: 'day', days: 1, nights: 0, stays: [] } })
  await anOrder(db, { departure: group, travellers: ['Ayşe', 'Elif', 'Zehra'], state: 'paid', paidMinor: 219_000 })
  await sql`update passengers set passport_no_sealed = null, passport_expires_on = null where first_name = 'Elif'`.execute(
    db,
  )
  const app = await testApp({ db })
  const { headers } = await staffSignedIn(db)
  return async (path: string) => (await getPage(app, path, headers)).text()
}

test('seats of a boat for an afternoon are told beside those of the group, and never added to them', async () => {
  const read = await aDay()

  const html = await read('/admin/tour/departures')

  expect(html).toContain('3 / 14 seats')
  expect(html).toContain('30 / 41 seats')
  expect(html.includes('33 / 55')).toBe(false)
})

test('a day says how ready its people are, and each number opens those it counts', async () => {
  const read = await aDay()
  const html = await read('/admin/tour/departures')
  const table = html.slice(html.indexOf('<tbody'), html.indexOf('</tbody>'))
  const rowsOf = (opened: string) =>
    opened.slice(opened.indexOf('<tbody'), opened.indexOf('</tbody>')).split('<tr').length - 1

  const opened = [...table.matchAll(/href="([^"]+view=(\w+))"/g)].map(([, href, view]) => ({ href: href ?? '', view }))

  expect(opened.map(({ view }) => view)).toEqual(['missing', 'visaless', 'roomless'])
  expect(table).toContain('1 missing')
  expect(table).toContain('0 of 3 people')
  expect(await Promise.all(opened.map(async ({ href }) => rowsOf(await read(href))))).toEqual([1, 3, 3])
})
