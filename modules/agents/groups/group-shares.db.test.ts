import { expect, test } from 'vitest'
import { subtract, sum } from '#kernel/money.ts'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import {
  bookCashEntry,
  cancelOrder,
  changeParty,
  findAgreedOrder,
  findOrder,
  listFamilies,
  listTravellersOfDepartures,
  takeShareBack,
  type FamilyStanding,
} from '#modules/booking/index.server.ts'
import { lowerOpenParts } from '#modules/booking/lower-parts.server.ts'
import { releaseExpiredHolds } from '#modules/booking/release-expired-holds.server.ts'
import { aRegister } from '#modules/ledger/testing/builders.ts'
import { findPaymentPage } from '#modules/payments/index.server.ts'
import { aGateway } from '#modules/payments/testing/builders.ts'
import { seatsOf } from '#modules/catalog/testing/builders.ts'
import { anOrderedGroup } from '../testing/a-group.ts'
import { noon } from '../testing/builders.ts'
import { changeGroup } from './keep-groups.server.ts'

const surnames = ['Ak', 'Ak', 'Kara', 'Kara', 'Demir']
const today = dayInIstanbul(noon)

test('the share of a family is due on the day until which the seats wait', async () => {
  const { families } = await anOrderOfFamilies()

  expect((await families()).map(({ state, parts }) => [state, parts[0]?.dueOn])).toEqual([
    ['open', addDays(today, 7)],
    ['open', addDays(today, 7)],
    ['open', addDays(today, 7)],
  ])
})

test('the page of a share is filled in with who of the family was named first, and the plan names the family', async () => {
  const { db, families } = await anOrderOfFamilies()
  const [, kara] = await families()
  const [part] = kara?.parts ?? []

  const page = await findPaymentPage(aGateway(db), part?.paymentToken ?? '', noon)

  expect(page?.payer).toEqual({ name: 'Ali C Kara', email: '', phone: kara?.phone })
  expect(part?.payer?.name).toBe('Kara')
})

test('cash of one family pays its own share, sells the seats of all, and leaves the others owing what they did', async () => {
  const { db, departureId, families, payCash } = await anOrderOfFamilies()
  const before = await families()

  await payCash(before[1])

  const after = await families()
  expect(after.map(({ name, state }) => `${name} ${state}`)).toEqual(['Ak open', 'Kara paid', 'Demir open'])
  expect([open(after[0]), open(after[2])]).toEqual([open(before[0]), open(before[2])])
  expect(await seatsOf(db, departureId)).toMatchObject({ held: 0, sold: 5 })
})

test('the list of the day says when the next share is due, not when the rest of the first family is', async () => {
  const { db, admin, departureId, families, payCash } = await anOrderOfFamilies()
  await payCash((await families())[0], 10_000)

  const [traveller] = await listTravellersOfDepartures(db, admin, [departureId], noon)

  expect(traveller?.order.restDueOn).toBe(addDays(today, 7))
})

test('who pays a part of the share in cash owes the rest of it, and nobody else does', async () => {
  const { families, payCash } = await anOrderOfFamilies()
  const [ak, kara] = await families()

  await payCash(kara, 10_000)

  const after = await families()
  expect(open(after[0])).toEqual(open(ak))
  expect(open(after[1])).toEqual(kara && subtract(open(kara), { minor: 10_000, currency: open(kara).currency }))
})

test('a family that is taken off owes nothing any more, the others what they did, and its seats are free', async () => {
  const { db, admin, departureId, orderId, families, payCash } = await anOrderOfFamilies()
  const [ak, , demir] = await families()
  await payCash(demir)
  const [, kara] = await families()

  const request = { orderId, travellerIds: kara?.travellers ?? [], by: 'customer', notice: noon } as const
  const cancelled = await cancelOrder(db, admin, { ...request, key: crypto.randomUUID(), reason: 'ödemedi' }, noon)
  await lowerOpenParts(db, noon)

  expect(cancelled).toMatchObject({ ok: true })
  const after = await families()
  expect(after.map(({ name, state }) => `${name} ${state}`)).toEqual(['Ak open', 'Kara left', 'Demir paid'])
  expect(open(after[0])).toEqual(open(ak))
  expect(await seatsOf(db, departureId)).toMatchObject({ sold: 3 })
})

test('who takes another room changes the share of the own family alone', async () => {
  const { db, admin, orderId, families } = await anOrderOfFamilies()
  const before = await families()
  const order = await findOrder(db, admin, (await findAgreedOrder(db, { id: orderId }))?.publicId ?? '')
  if (!order) throw new Error('no order')
  const wish = { travellerId: before[1]?.travellers[0] ?? '', fare: 'single', extras: [], discount: { rate: 0 } }
  const { id, version } = order
  const asked = { id, version, wish, reason: 'tek kişilik oda' }
  const told = await changeParty(db, admin, { ...asked, shownTotal: order.amounts.total }, noon)
  if (told.ok || told.error.code !== 'figures-changed') throw new Error(JSON.stringify(told))
  const changed = await changeParty(db, admin, { ...asked, shownTotal: told.error.total }, noon)

  const after = await families()
  expect([open(after[0]), open(after[2])]).toEqual([open(before[0]), open(before[2])])
  expect(changed.ok && changed.value.difference).toEqual(before[1] && subtract(open(after[1]), open(before[1])))
})

test('nobody else takes back the share of a family', async () => {
  const { db, orderId, families } = await anOrderOfFamilies()
  const [ak] = await families()

  expect(await takeShareBack(db, { orderId, partId: ak?.parts[0]?.id ?? '' }, noon)).toEqual({
    ok: false,
    error: { code: 'part-not-found' },
  })
})

test('a list whose order ran out is changed and offered again, one whose order stands is not', async () => {
  const { db, admin, id, group, quote } = await anOrderOfFamilies()
  const known = await group()
  if (!known) throw new Error('no group')
  const change = { id, version: known.version, draft: { ...known, people: known.people.slice(0, 3) } }

  expect(await changeGroup(db, admin, change, noon)).toEqual({ ok: false, error: { code: 'group-ordered' } })
  await releaseExpiredHolds(db, new Date(noon.getTime() + 8 * 86_400_000))
  expect(await changeGroup(db, admin, change, noon)).toMatchObject({ ok: true })
  expect(await quote()).toMatchObject({ ok: true })
  expect((await group())?.offer).toMatchObject({ state: 'draft', orderId: null })
})

async function anOrderOfFamilies() {
  const made = await anOrderedGroup(surnames)
  const { db, orderId } = made
  const { admin: cashier } = await aRegister(db)
  const families = () => listFamilies(db, orderId, noon)
  const payCash = async (family: FamilyStanding | undefined, minor?: number) => {
    const owed = open(family)
    const entry = {
      type: 'income',
      cashRegister: 'main',
      paymentType: 'cash',
      customerType: 'individual',
      note: '',
    } as const
    const amount = { ...owed, minor: minor ?? owed.minor }
    const booked = await bookCashEntry(
      db,
      cashier,
      { ...entry, amount, date: today, orderId, familyId: family?.id },
      noon,
    )
    if (!booked.ok) throw new Error(booked.error.code)
  }
  return { ...made, families, payCash }
}

function open(family: FamilyStanding | undefined) {
  const parts = family?.parts.filter(({ paidAt }) => paidAt === null) ?? []
  return sum(
    parts.map(({ amount }) => amount),
    'USD',
  )
}
