import { load } from 'cheerio'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { anAgent } from '#modules/accounts/testing/builders.ts'
import { cancelOrder, placeOrder } from '#modules/booking/index.server.ts'
import { aPaidOrder } from '#modules/booking/testing/a-paid-order.ts'
import { anOrderRequest, minutesLater, noon } from '#modules/booking/testing/builders.ts'
import { plainDate } from '#kernel/plain-date.ts'
import { listDeparturesBetween } from '#modules/catalog/index.server.ts'
import { aStoredStaffMember } from '#modules/notes/testing/builders.ts'
import { findWorkspace, keepAirlineSeats } from '#modules/operations/index.server.ts'
import { PAGE_CACHE_CHANNEL, tagsOf } from '#platform/cache/invalidate-pages.server.ts'
import { newsOf } from '#platform/cache/page-news.ts'
import { askAgain, takeNotes } from '#platform/cache/page-notes.server.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { testDatabase } from '#tests/setup/test-db.ts'

/** Two travellers who paid for a departure that needs so many, and what its page and its card say of it. */
async function setUp(minimum: number | null) {
  const database = await testDatabase('embedded')
  const { db } = database
  const app = await testApp({ db })
  const order = await aPaidOrder(db, { departsOn: '2030-03-01', salesCloseOn: '2030-02-20', minimum, capacity: 40 })
  const path = `/tr/tour/${order.tourId}`
  const read = async () => {
    const page = load(await (await getPage(app, path)).text())
    const list = load(await (await getPage(app, '/tr/tours')).text())
    return {
      says: page('#certainty li').text(),
      isTicked: page('#certainty [data-tick="done"]').length === 1,
      isOnCard: list('article').text().includes('Kesin kalkış'),
    }
  }
  const narrowed = async () => load(await (await getPage(app, '/tr/tours?certain=true')).text())('main article').length
  const cancel = () =>
    cancelOrder(
      db,
      anAgent(),
      {
        orderId: order.orderId,
        key: 'cancelled',
        by: 'customer',
        notice: minutesLater(60),
        travellerIds: 'all',
        reason: 'illness',
      },
      minutesLater(60),
    )
  /** Which of these addresses a cache gives up when something happens. */
  const fallenBy = async (addresses: readonly string[], happen: () => Promise<unknown>) => {
    const pages = await Promise.all(addresses.map((address) => takeNotes(() => getPage(app, address))))
    const told: string[] = []
    const stop = await database.listen(PAGE_CACHE_CHANNEL, (news) => told.push(...tagsOf(news)))
    await happen()
    await expect.poll(() => told.length).toBeGreaterThan(0)
    await stop()
    const touches = newsOf(told)
    const isFallen = pages.map(async ({ notes }) => {
      const touched = [...notes.reads.values()].filter(({ about }) => about.some(touches))
      const digests = await Promise.all(touched.map(askAgain))
      return touched.some(({ digest }, at) => digest !== digests[at])
    })
    return Promise.all(isFallen)
  }
  return { db, order, path, read, narrowed, cancel, fallenBy }
}

test('enough paid places make a departure run for sure; places that are only kept do not', async () => {
  const { db, order, read } = await setUp(3)

  const before = await read()
  const kept = await placeOrder(db, anOrderRequest(order.tourId, 2), noon)

  expect(kept.ok).toBe(true)
  expect(before).toMatchObject({ isTicked: false, isOnCard: false })
  expect(before.says).toContain('Yeri alınan: 2. Kesinleşmesi için gereken en az: 3.')
  expect(await read()).toEqual(before)
})

test('a cancellation that loses the minimum takes the tick away in the next request, on the page and on the card', async () => {
  const { path, read, cancel, fallenBy } = await setUp(2)
  const before = await read()

  const fallen = await fallenBy([path, '/tr/tours'], cancel)

  const after = await read()
  expect(before).toMatchObject({ isTicked: true, isOnCard: true })
  expect(before.says).toContain('Kesin kalkacak')
  expect(fallen).toEqual([true, true])
  expect(after).toMatchObject({ isTicked: false, isOnCard: false })
  expect(after.says).toContain('Yeri alınan: 0.')
})

test('a sale that changes the number alone lets the page fall and no list', async () => {
  const { path, cancel, fallenBy } = await setUp(30)

  expect(await fallenBy([path, '/tr/tours'], cancel)).toEqual([true, false])
})

test('without a minimum nothing is said of people', async () => {
  const { read } = await setUp(null)

  const { says, ...marks } = await read()

  expect(says).not.toContain('Yeri alınan')
  expect(marks).toEqual({ isTicked: false, isOnCard: false })
})

test('a list is narrowed to what runs for sure', async () => {
  const { cancel, narrowed } = await setUp(2)

  const before = await narrowed()
  await cancel()

  expect([before, await narrowed()]).toEqual([1, 0])
})

test('what staff confirm stands on the page in the next request with its day, and goes with it', async () => {
  const { db, order, path, read, fallenBy } = await setUp(null)
  const admin = await aStoredStaffMember(db)
  const date = plainDate('2030-03-01')
  await sql`update tours set flights = '[{"from":"IST","to":"JED","number":"TK96"}]'`.execute(db)
  const [departure] = await listDeparturesBetween(db, { from: date, to: date })
  const confirm = async (seats: number) => {
    const { version } = await findWorkspace(db, admin, date, noon)
    const confirmedOn = plainDate('2029-11-20')
    const facts = { departureId: departure?.departureId ?? '', reference: 'TK-GRP', seats, confirmedOn }
    return keepAirlineSeats(db, admin, { date, version, facts }, noon)
  }
  const before = (await read()).says

  const fallen = await fallenBy([path, '/tr/tours'], () => confirm(2))

  expect(before).toContain('Uçak koltuklarının onayı bekleniyorEn geç 31 Aralık 2029 bekleniyor')
  expect(before).toContain('Otel sözleşmeleri belgelenecek')
  expect(fallen).toEqual([true, false])
  expect((await read()).says).toContain('Uçak koltukları ayrıldıHava yolunun yazılı onayı: 20 Kasım 2029')
  await confirm(0)
  expect((await read()).says).toEqual(before)
  expect(order.tourId).toBe(departure?.id)
})
