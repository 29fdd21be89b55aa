import { beforeEach, expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import { balanceOf } from '#modules/ledger/index.server.ts'
import { aRegister } from '#modules/ledger/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { runDueJobs } from '#tests/setup/run-jobs.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { cancelOrder } from './cancel-order.server.ts'
import { changePrice } from './change-price.server.ts'
import { listParties } from './data/party.server.ts'
import { findOrder } from './find-order.server.ts'
import { aPaidOrder, moneyHandlers } from './testing/a-paid-order.ts'
import { minutesLater } from './testing/builders.ts'
import { findDueBack } from './weigh-refund.server.ts'

const usd = (minor: number) => money(minor, 'USD')
const later = minutesLater(60)
/** Two days before the journey: whoever leaves pays all the same. */
const late = new Date('2027-02-10T09:00:00Z')

let db: Db
let admin: Admin<'orders' | 'payments' | 'refunds'>
beforeEach(async () => {
  db = await testDb()
  admin = (await aRegister(db)).admin as typeof admin
})

/** An order of two at 2,690.00 each that is paid; the agency lets one go, or one leaves too late. */
async function anOrderThatOneLeft(who: 'let go' | 'left late' = 'let go') {
  const { orderId, publicId: id } = await aPaidOrder(db)
  const people = async () => (await listParties(db, orderId)).flatMap((party) => party.people)
  const leave = async (key: string, travellerIds: string[] | 'all', notice = later) => {
    const by = who === 'let go' ? ('organiser' as const) : ('customer' as const)
    const cancelled = await cancelOrder(db, admin, { orderId, by, notice, reason: 'iptal', key, travellerIds }, later)
    if (!cancelled.ok) throw new Error(cancelled.error.code)
    await runDueJobs(db, moneyHandlers(db), new Date(Date.now() + 60_000))
  }
  const [first] = await people()
  await leave('one', [first?.id ?? ''], who === 'let go' ? later : late)
  const read = async () => {
    const order = await findOrder(db, admin, id)
    if (!order) throw new Error(`there is no ${id}`)
    return order
  }
  const price = async (minor: number) =>
    changePrice(db, admin, { id, version: (await read()).version, total: usd(minor), reason: 'Hatırı var' }, later)
  return { orderId, people, leave, read, price }
}

const owed = (ref: string) => balanceOf(db, { kind: 'receivable', subject: { kind: 'order', ref } }, 'USD')

/** What was sold, discounted and kept, over all orders. */
async function books() {
  const kinds = ['sales', 'discounts', 'cancellation-fees'] as const
  return Promise.all(kinds.map(async (kind) => (await balanceOf(db, { kind }, 'USD')).minor))
}

test('a lower price is a discount of whoever stays, is told in what the order costs, and its surplus waits', async () => {
  const { orderId, people, leave, read, price } = await anOrderThatOneLeft()

  expect(await price(240_000)).toEqual({ ok: true, value: { difference: usd(-29_000) } })

  expect(await people()).toMatchObject([{ discount: usd(0) }, { discount: usd(29_000), place: usd(269_000) }])
  const order = await read()
  expect(order.amounts).toMatchObject({ total: usd(509_000), reduction: usd(269_000), discount: usd(29_000) })
  const told = [{ what: 'total', was: { minor: 269_000 }, is: { minor: 240_000 } }]
  expect(order.history.findLast(({ kind }) => kind === 'price-changed')?.facts).toMatchObject({ changes: told })
  const { entries } = await listAuditEntries(db, { subjectKind: 'order', subjectId: orderId, page: 1, pageSize: 1 })
  expect(entries).toMatchObject([{ before: { total: usd(269_000) }, after: { total: usd(240_000) } }])
  expect(await findDueBack(db, admin, { orderId })).toMatchObject({ amount: usd(29_000) })
  expect(await books()).toEqual([-269_000, 29_000, 0])

  await leave('all', 'all')
  expect([await books(), await owed(orderId)]).toEqual([[0, 0, 0], usd(0)])
})

test('a higher price raises the place of whoever stays, and is open', async () => {
  const { orderId, people, leave, read, price } = await anOrderThatOneLeft()

  expect(await price(300_000)).toEqual({ ok: true, value: { difference: usd(31_000) } })

  expect(await people()).toMatchObject([{ place: usd(269_000) }, { place: usd(300_000), discount: usd(0) }])
  const order = await read()
  expect(order).toMatchObject({ state: 'partially_paid', amounts: { total: usd(569_000), remaining: usd(31_000) } })
  expect(order.parts.filter(({ paidAt }) => paidAt === null).map(({ amount }) => amount)).toEqual([usd(31_000)])
  expect([await books(), await owed(orderId)]).toEqual([[-300_000, 0, 0], usd(31_000)])

  await leave('all', 'all')
  expect([await books(), await owed(orderId)]).toEqual([[0, 0, 0], usd(0)])
})

test('whoever left too late to get anything back bears what they bore, and the others pay more than nothing', async () => {
  const { people, read, price } = await anOrderThatOneLeft('left late')
  expect((await read()).amounts.reduction).toEqual(usd(0))

  expect(await price(269_000)).toMatchObject({ error: { code: 'price-gone' } })
  expect(await price(300_000)).toMatchObject({ ok: true })
  expect(await price(300_000)).toMatchObject({ error: { code: 'same-price' } })

  const [gone, stays] = await people()
  expect([gone?.discount, stays?.discount]).toEqual([usd(0), usd(238_000)])
  expect((await read()).amounts).toMatchObject({ total: usd(300_000), discount: usd(238_000) })
})
