import { expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { plainDate } from '#kernel/plain-date.ts'
import { testDb } from '#tests/setup/test-db.ts'
import {
  archivePaymentLink,
  changePaymentLink,
  countPaymentLinks,
  listPaymentLinks,
  openPaymentLink,
  removePaymentLink,
  type LinkListRequest,
} from './index.server.ts'
import { aClerk, aLinkRequest } from './testing/builders.ts'

const noon = new Date('2027-03-01T12:00:00Z')
const later = new Date('2027-03-01T12:05:00Z')
const yesterday = new Date('2027-02-28T12:00:00Z')

/** Four links: one open, one expired, one cancelled, one completed and archived. */
async function aDrawer() {
  const db = await testDb()
  const admin = await aClerk(db)
  const open = (facts: Parameters<typeof aLinkRequest>[0], at = noon) =>
    openPaymentLink(db, admin, aLinkRequest(facts), at)
  const ids = {
    open: (await open({ title: 'İznik gezisi', price: money(300, 'USD') })).id,
    expired: (await open({ title: 'Boğaz turu', expiresAt: yesterday, price: money(100, 'USD') }, yesterday)).id,
    cancelled: (
      await open({ title: 'Kapora', customer: { name: 'Salih Işık', email: 'salih@example.com', phone: '' } })
    ).id,
    completed: (await open({ title: 'Oda farkı', price: money(200, 'USD') })).id,
  }
  const move = (id: string, status: 'cancelled' | 'completed') =>
    changePaymentLink(db, admin, { id, version: 1, change: { status, reason: 'dekont' } }, later)
  await move(ids.cancelled, 'cancelled')
  await move(ids.completed, 'completed')
  await archivePaymentLink(db, admin, ids.completed, later)
  const list = async (request: Partial<LinkListRequest> = {}) => {
    const { links, total } = await listPaymentLinks(db, admin, { page: 1, pageSize: 20, ...request }, later)
    return { total, titles: links.map(({ title }) => title) }
  }
  return { db, admin, ids, list }
}

test.each([
  ['a word of the title, whatever its dots', { q: 'iznik' }, ['İznik gezisi']],
  ['the customer', { q: 'salih isik' }, ['Kapora']],
  ['the status', { status: 'cancelled' }, ['Kapora']],
  ['what can still be paid', { status: 'pending', isExpired: false }, ['İznik gezisi']],
  ['what has expired', { status: 'pending', isExpired: true }, ['Boğaz turu']],
  ['the archive', { isArchived: true }, ['Oda farkı']],
  ['days of creation', { to: plainDate('2027-02-28') }, ['Boğaz turu']],
  ['several at once', { from: plainDate('2027-03-01'), status: 'pending' }, ['İznik gezisi']],
  ['nothing that exists', { q: 'vize' }, []],
] satisfies [string, Partial<LinkListRequest>, string[]][])('links are found by %s', async (_case, request, titles) => {
  const { list } = await aDrawer()

  expect(await list(request)).toEqual({ total: titles.length, titles })
})

test('a link is found by its number', async () => {
  const { ids, list } = await aDrawer()

  expect((await list({ q: ids.expired })).titles).toEqual(['Boğaz turu'])
})

test.each([
  ['amount', ['Boğaz turu', 'Oda farkı', 'İznik gezisi', 'Kapora']],
  ['-amount', ['Kapora', 'İznik gezisi', 'Oda farkı', 'Boğaz turu']],
] as const)('links are ordered by %s', async (sort, titles) => {
  const { list } = await aDrawer()

  expect((await list({ sort })).titles).toEqual(titles)
})

test('what is paid comes first when the latest payment is asked for, what is not paid last', async () => {
  const { list } = await aDrawer()

  expect((await list({ sort: '-paid' })).titles[0]).toBe('Oda farkı')
  expect((await list({ sort: 'paid' })).titles[0]).toBe('Oda farkı')
})

test('each kind is counted, the archive apart', async () => {
  const { db, admin } = await aDrawer()

  expect(await countPaymentLinks(db, admin, later)).toEqual({ pending: 1, expired: 1, completed: 0, cancelled: 1 })
})

test('the second page of 45 links holds the 21st to the 40th', async () => {
  const db = await testDb()
  const admin = await aClerk(db)
  for (let number = 1; number <= 45; number += 1)
    await openPaymentLink(db, admin, aLinkRequest({ title: `Link ${number}` }), new Date(noon.getTime() + number))

  const { links, total } = await listPaymentLinks(db, admin, { page: 2, pageSize: 20 }, later)

  expect(total).toBe(45)
  expect([links[0]?.title, links.at(-1)?.title]).toEqual(['Link 25', 'Link 6'])
})

test('a removed link is in no list', async () => {
  const { db, admin, ids, list } = await aDrawer()

  await removePaymentLink(db, admin, { id: ids.open }, later)

  expect((await list()).total).toBe(3)
})
