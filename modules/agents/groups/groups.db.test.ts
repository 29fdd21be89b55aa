import { expect, test } from 'vitest'
import { sum } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import {
  orderRetentionSetting,
  countPaidFamilies,
  findAgreedOrder,
  findOwnFamily,
  listFamilies,
} from '#modules/booking/index.server.ts'
import { seatsOf } from '#modules/catalog/testing/builders.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { findOffer } from '../find-offer.server.ts'
import { changeOffer } from '../write-offer.server.ts'
import { houseScope } from '../scope.server.ts'
import { aGroup } from '../testing/a-group.ts'
import { noon } from '../testing/builders.ts'
import { forgetGroups } from './forget-groups.server.ts'
import { changeGroup, createGroup, findGroup } from './keep-groups.server.ts'

test('a list of names becomes one order: all are named, the leader is free, and the families pay exactly the price', async () => {
  const { db, accept, departureId, group } = await aGroup(['Ak', 'Ak', 'Kara', 'Kara', 'Kara', 'Demir'], { freePer: 5 })
  const accepted = await accept()

  const order = accepted.ok ? await findAgreedOrder(db, { id: accepted.value.order.orderId }) : undefined
  if (!order) throw new Error(JSON.stringify(accepted))
  const families = await listFamilies(db, order.id, noon)
  const people = order.tours.flatMap(({ passengers }) => passengers)
  expect(people.map(({ firstName, lastName, fare }) => `${firstName} ${lastName} ${fare}`).toSorted()).toEqual([
    'Ali A Ak double',
    'Ali B Ak double',
    'Ali C Kara triple',
    'Ali D Kara triple',
    'Ali E Kara triple',
    'Ali F Demir quad',
  ])
  expect(await seatsOf(db, departureId)).toMatchObject({ held: 6 })
  expect(order.discount).toEqual(people.find(({ lastName }) => lastName === 'Ak')?.amount)
  expect(families.map(({ name }) => name)).toEqual(['Ak', 'Kara', 'Demir'])
  const parts = families.flatMap((family) => family.parts)
  expect(
    sum(
      parts.map(({ amount }) => amount),
      order.total.currency,
    ),
  ).toEqual(order.total)
  expect(parts).toHaveLength(order.parts.length)
  expect(families[0]?.phone).toBe('+905321234567')
  expect(await countPaidFamilies(db, [order.id], dayInIstanbul(noon))).toEqual(
    new Map([[order.id, { families: 3, paid: 0 }]]),
  )
  expect((await group())?.offer).toMatchObject({ state: 'accepted', orderId: order.id })
})

test('a family sees itself alone at its address', async () => {
  const { db, accept } = await aGroup(['Ak', 'Ak', 'Kara'])
  const accepted = await accept()
  if (!accepted.ok) throw new Error(accepted.error.code)
  const [, second] = await listFamilies(db, accepted.value.order.orderId, noon)

  const own = await findOwnFamily(db, second?.token ?? '')

  expect(own?.order.tours.flatMap(({ passengers }) => passengers.map(({ lastName }) => lastName))).toEqual(['Kara'])
  expect(own?.parts.map(({ familyId }) => familyId)).toEqual(own?.parts.map(() => second?.id))
  expect(await findOwnFamily(db, 'x'.repeat(43))).toBeUndefined()
})

test('a list that was changed after the offer is not sold at its price', async () => {
  const { db, admin, id, accept, group } = await aGroup(['Ak', 'Ak', 'Kara'])
  const known = await group()
  if (!known) throw new Error('no group')
  const draft = { ...known, people: known.people.slice(0, 2) }
  await changeGroup(db, admin, { id, version: known.version, draft }, noon)

  expect(await accept()).toEqual({ ok: false, error: { code: 'status-transition' } })
})

test('the offer of a group changes with its list alone', async () => {
  const { db, admin, offerId } = await aGroup(['Ak', 'Ak', 'Kara'], { freePer: 2 })
  const offer = await findOffer(db, houseScope(admin), offerId)
  if (!offer) throw new Error('no offer')
  const { customer, lines, validUntil, locale, note, version } = offer
  const draft = { customer, lines, validUntil, locale, note, markup: { kind: 'fixed' as const, minor: 0 } }

  const changed = await changeOffer(db, houseScope(admin), { id: offerId, version, draft }, noon)

  expect(changed).toEqual({ ok: false, error: { code: 'status-transition' } })
})

test('a departure that is too full says how many seats are left, and nothing is written', async () => {
  const names = ['Ak', 'Ak', 'Kara']
  const { quote, group } = await aGroup(names, { capacity: 2, isQuoted: false })

  expect(await quote()).toMatchObject({
    ok: false,
    error: { code: 'refused-lines', lines: [{ code: 'tour-full', seatsLeft: 2 }, { code: 'tour-full' }] },
  })
  expect(await group()).toMatchObject({ offer: null, people: [{}, {}, {}] })
})

test('a list with mistakes is kept as it is, and makes no offer until they are mended', async () => {
  const { quote, group } = await aGroup(['Ak', ''], { isQuoted: false })

  expect(await quote()).toMatchObject({
    ok: false,
    error: { code: 'group-problems', problems: [{ index: 1, field: 'lastName', code: 'required' }] },
  })
  expect((await group())?.people.map(({ lastName }) => lastName)).toEqual(['Ak', ''])
})

test('a list is forgotten a year after it came to nothing, one that was ordered with its travellers', async () => {
  const { db, admin, accept, group } = await aGroup(['Ak', 'Ak', 'Kara'])
  const other = await createGroup(db, admin, { name: 'Merkez Camii', people: [], freePer: null, tourId: null }, noon)
  await accept()
  const daysLater = (days: number) => new Date(noon.getTime() + days * 86_400_000)
  const { travellerDays } = await readSetting(db, orderRetentionSetting)

  expect([await forgetGroups(db, daysLater(300)), await forgetGroups(db, daysLater(367))]).toEqual([0, 1])
  expect(await findGroup(db, admin, other.id)).toBeUndefined()
  expect(await group()).toBeDefined()
  expect(await forgetGroups(db, daysLater(travellerDays + 2))).toBe(1)
  expect(await group()).toBeUndefined()
})
