import { expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { balanceOf } from '#modules/ledger/index.server.ts'
import { findPaymentPage, startCardPayment, startTransfer } from '#modules/payments/index.server.ts'
import { aBankAccount, aCardPayment, aGateway, anAgreement, attemptsOf } from '#modules/payments/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { testDatabase, testDb } from '#tests/setup/test-db.ts'
import { changePaymentLink, findPaymentLink, type LinkChange } from './index.server.ts'
import { linkStatuses, mayBecome, type LinkStatus } from './index.ts'
import { aLink } from './testing/builders.ts'

const noon = new Date('2027-03-01T12:00:00Z')
const later = new Date('2027-03-01T12:05:00Z')
const NEEDS_3DS = '4000 0000 0000 3220'

type Link = Awaited<ReturnType<typeof aLink>>

function change(db: Db, { admin, id }: Link, wanted: LinkChange, version = 1) {
  return changePaymentLink(db, admin, { id, version, change: wanted }, later)
}

test('what staff change is what the customer meets, and the history says from what to what', async () => {
  const db = await testDb()
  const link = await aLink(db)
  const expiresAt = new Date('2027-03-09T15:00:00Z')

  const changed = await change(db, link, { title: 'Umre, ikinci ödeme', price: money(58_000, 'EUR'), expiresAt })

  expect(changed).toMatchObject({ ok: true, value: { title: 'Umre, ikinci ödeme', version: 2, expiresAt } })
  expect(await findPaymentPage(aGateway(db), link.token, noon)).toMatchObject({
    title: { tr: 'Umre, ikinci ödeme', ar: 'Umre, ikinci ödeme' },
    amount: money(58_000, 'EUR'),
    expiresAt,
  })
  expect((await findPaymentLink(db, link.admin, link.id))?.history).toMatchObject([
    {
      kind: 'changed',
      userId: link.admin.id,
      changes: [
        { field: 'price', before: money(116_000, 'USD'), after: money(58_000, 'EUR') },
        { field: 'title', before: 'Umre, kalan ödeme', after: 'Umre, ikinci ödeme' },
        { field: 'expiresAt', before: null, after: expiresAt },
      ],
    },
    { kind: 'created', changes: [] },
  ])
})

test('a change that changes nothing leaves no trace', async () => {
  const db = await testDb()
  const link = await aLink(db)

  const changed = await change(db, link, { title: 'Umre, kalan ödeme', status: 'pending' })

  expect(changed).toMatchObject({ ok: true, value: { version: 1 } })
})

test('of two who change the same link the second is refused', async () => {
  const database = await testDatabase()
  const link = await aLink(database.db)

  const both = await Promise.all([
    change(database.db, link, { title: 'Bir' }),
    change(database.db, link, { title: 'İki' }),
  ])

  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  expect(both.find(({ ok }) => !ok)).toEqual({ ok: false, error: { code: 'edit-conflict' } })
})

test('the price stays while the customer is at the bank, and so does the status', async () => {
  const db = await testDb()
  const link = await aLink(db)
  await startCardPayment(aGateway(db), aCardPayment(link.token, { number: NEEDS_3DS }), noon)

  const refused = { ok: false, error: { code: 'payment-in-progress' } }
  expect(await change(db, link, { price: money(1, 'USD') })).toEqual(refused)
  expect(await change(db, link, { status: 'cancelled', title: 'Başka' })).toEqual(refused)
  expect(await change(db, link, { status: 'completed', reason: 'kasada' })).toEqual(refused)
  expect(await findPaymentLink(db, link.admin, link.id)).toMatchObject({ title: 'Umre, kalan ödeme', version: 1 })
  expect(await change(db, link, { note: 'aradı, ödüyor' })).toMatchObject({ ok: true })
})

test('whoever pays at the moment of a price change pays one price', async () => {
  const { db } = await testDatabase()
  const link = await aLink(db)

  const [changed] = await Promise.all([
    change(db, link, { price: money(99_900, 'USD') }),
    startCardPayment(aGateway(db), aCardPayment(link.token), noon),
  ])

  const found = await findPaymentLink(db, link.admin, link.id)
  const [attempt] = await attemptsOf(db, link.token)
  expect(attempt?.captured_minor).toBe(found?.price.minor)
  expect(found?.price.minor).toBe(changed.ok ? 99_900 : 116_000)
})

const steps = linkStatuses.flatMap((from) => linkStatuses.filter((to) => to !== from).map((to) => ({ from, to })))

test.each(steps)('the step from $from to $to is taken by link and payment, or by none', async ({ from, to }) => {
  const db = await testDb()
  const link = await aLink(db)
  const version = await bring(db, link, from)

  const moved = await change(db, link, { status: to, reason: 'dekontu gördüm' }, version)

  const expected = mayBecome(from, to) ? to : from
  expect(moved.ok).toBe(mayBecome(from, to))
  expect(await findPaymentLink(db, link.admin, link.id)).toMatchObject({ status: expected })
  expect(await findPaymentPage(aGateway(db), link.token, later)).toMatchObject({ state: { kind: pageKind[expected] } })
})

const pageKind: Record<LinkStatus, string> = { pending: 'open', completed: 'paid', cancelled: 'cancelled' }

async function bring(db: Db, link: Link, status: LinkStatus): Promise<number> {
  if (status === 'pending') return 1
  await change(db, link, { status, reason: 'x' })
  return 2
}

test.each(['completed', 'cancelled'] as const)('the price of a %s link is locked', async (status) => {
  const db = await testDb()
  const link = await aLink(db)
  const version = await bring(db, link, status)

  const refused = await change(db, link, { price: money(1, 'USD') }, version)

  expect(refused).toEqual({ ok: false, error: { code: 'price-locked' } })
})

test('a link that is reopened may get another price at once', async () => {
  const db = await testDb()
  const link = await aLink(db)
  await bring(db, link, 'cancelled')

  await change(db, link, { status: 'pending', price: money(5_000, 'USD') }, 2)

  expect(await findPaymentPage(aGateway(db), link.token, later)).toMatchObject({
    amount: money(5_000, 'USD'),
    state: { kind: 'open' },
  })
})

test('a link completed by hand is in the books like any transfer, with who said so', async () => {
  const db = await testDb()
  await aBankAccount(db)
  const link = await aLink(db)

  await change(db, link, { status: 'completed', reason: 'dekontu gördüm' })

  const owed = { kind: 'receivable', subject: { kind: 'link', ref: link.id } } as const
  expect(await balanceOf(db, { kind: 'bank', iban: 'TR330006100519786457841326' }, 'USD')).toEqual(
    money(116_000, 'USD'),
  )
  expect(await balanceOf(db, owed, 'USD')).toEqual(money(0, 'USD'))
  expect(await findPaymentLink(db, link.admin, link.id)).toMatchObject({
    status: 'completed',
    paidAt: later,
    history: [{ kind: 'completed', userId: link.admin.id, note: 'dekontu gördüm' }, { kind: 'created' }],
  })
})

test('a transfer that was awaited is the one that is received', async () => {
  const db = await testDb()
  await aBankAccount(db)
  const link = await aLink(db)
  const payer = { name: 'Hatice Karaca', email: 'hatice@example.com', phone: '' }
  await startTransfer(
    aGateway(db),
    { token: link.token, payer, idempotencyKey: 'transfer-1', agreement: anAgreement() },
    noon,
  )

  await change(db, link, { status: 'completed', reason: 'dekont' })

  expect(await attemptsOf(db, link.token)).toMatchObject([{ state: 'captured', captured_minor: 116_000, flags: [] }])
})

test('nobody completes a link by hand without saying where the money was seen', async () => {
  const db = await testDb()
  const link = await aLink(db)

  const refused = await change(db, link, { status: 'completed', reason: '  ' })

  expect(refused).toEqual({ ok: false, error: { code: 'note-required' } })
  expect(await attemptsOf(db, link.token)).toEqual([])
})

test('a link that was paid a moment ago is not cancelled', async () => {
  const db = await testDb()
  const link = await aLink(db)
  await startCardPayment(aGateway(db), aCardPayment(link.token), noon)

  expect(await change(db, link, { status: 'cancelled' })).toEqual({ ok: false, error: { code: 'status-transition' } })
  expect(await change(db, link, { status: 'completed', reason: 'x' })).toEqual({
    ok: false,
    error: { code: 'status-transition' },
  })
})

test('a link that does not exist is not changed', async () => {
  const db = await testDb()
  const link = await aLink(db)

  expect(await change(db, { ...link, id: 'pl_none' }, {})).toEqual({ ok: false, error: { code: 'link-not-found' } })
})
