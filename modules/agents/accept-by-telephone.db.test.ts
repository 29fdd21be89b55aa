import { expect, test } from 'vitest'
import { aStaffMember, aUser } from '#modules/accounts/testing/builders.ts'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import { findAgreedOrder, forgetCustomer, giveOwnConsents } from '#modules/booking/index.server.ts'
import { missingOwnConsents } from '#modules/booking/index.ts'
import { aDeparture, seatsOf } from '#modules/catalog/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { acceptByTelephone } from './accept-by-telephone.server.ts'
import { findOffer } from './find-offer.server.ts'
import { acceptOffer } from './reserve.server.ts'
import { houseScope } from './scope.server.ts'
import { sendOffer } from './send-offer.server.ts'
import { aContact, allConsents, anOfferDraft, noon } from './testing/builders.ts'
import { changeOffer, createOffer } from './write-offer.server.ts'

test('who agrees on the telephone has an order that tells who agreed when, to whom, and how each text was known', async () => {
  const db = await testDb()
  const { admin, id, departureId } = await sentOffer(db)

  const accepted = await acceptByTelephone(db, admin, { id, ...anAcceptance() }, noon)

  const order = accepted.ok ? await findAgreedOrder(db, { id: accepted.value.order.orderId }) : undefined
  expect(order?.consents).toMatchObject({
    given: { preInformation: true, terms: true, privacy: true, personalData: false, health: false, marketing: false },
    told: {
      agreedBy: 'İsmail Güneş',
      agreedAt: noon.toISOString(),
      staff: { id: admin.id, name: admin.fullName },
      texts: { preInformation: 'sent', terms: 'sent', privacy: 'read' },
    },
  })
  expect(order?.documents.map((document) => document.id)).not.toContain('explicit-consent')
  expect(await seatsOf(db, departureId)).toMatchObject({ held: 2 })
  const offer = await findOffer(db, houseScope(admin), id)
  expect(offer).toMatchObject({ state: 'accepted', orderId: order?.id, total: order?.total })
  const { entries } = await listAuditEntries(db, { page: 1, pageSize: 5, action: 'offer.accept' })
  expect(entries[0]).toMatchObject({ actor: { id: admin.id } })
})

test('the customer alone gives explicit consent, once, with the text in the version of that day', async () => {
  const db = await testDb()
  const { admin, id } = await sentOffer(db)
  const accepted = await acceptByTelephone(db, admin, { id, ...anAcceptance() }, noon)
  if (!accepted.ok) throw new Error(accepted.error.code)
  const { orderId } = accepted.value.order
  const before = await findAgreedOrder(db, { id: orderId })

  const consent = { orderId, kinds: ['personalData', 'health'] as const, address: '', userAgent: 'Test' }
  const given = await giveOwnConsents(db, consent, noon)
  const again = await giveOwnConsents(db, consent, noon)

  const order = await findAgreedOrder(db, { id: orderId })
  expect(before && missingOwnConsents(before)).toEqual(['personalData'])
  expect([given.ok, again.ok]).toEqual([true, false])
  expect(order?.consents.given).toMatchObject({ personalData: true, health: false })
  expect(order?.consents.own).toMatchObject([{ kinds: ['personalData'], at: noon.toISOString() }])
  expect(order?.documents.map((document) => document.id)).toContain('explicit-consent')
  expect(order && missingOwnConsents(order)).toEqual([])
})

test('who agreed, and from where they consented, is unknown once the customer is forgotten; what was agreed stays', async () => {
  const db = await testDb()
  const { admin, id } = await sentOffer(db)
  const accepted = await acceptByTelephone(db, admin, { id, ...anAcceptance() }, noon)
  if (!accepted.ok) throw new Error(accepted.error.code)
  const { orderId } = accepted.value.order
  await giveOwnConsents(db, { orderId, kinds: ['personalData'], address: '192.0.2.7', userAgent: 'Test' }, noon)
  const { userId } = await aUser(db)
  const yearLater = new Date(noon.getTime() + 365 * 24 * 3_600_000)

  await db.transaction().execute((tx) => forgetCustomer(tx, { userId, email: aContact.email }, yearLater))

  const order = await findAgreedOrder(db, { id: orderId })
  expect(order?.consents).toMatchObject({
    given: { terms: true, personalData: true },
    told: { agreedBy: '—', texts: { terms: 'sent' }, staff: { name: admin.fullName } },
    own: [{ kinds: ['personalData'], userAgent: '', addressHash: '' }],
  })
})

test('an offer that somebody has changed since it was read out is not accepted', async () => {
  const db = await testDb()
  const { admin, id, tourId } = await sentOffer(db)
  const acceptance = anAcceptance()
  await changeOffer(db, houseScope(admin), { id, version: 2, draft: anOfferDraft(tourId, { note: 'x' }) }, noon)

  const late = await acceptByTelephone(db, admin, { id, ...acceptance }, noon)

  expect(late).toEqual({ ok: false, error: { code: 'edit-conflict' } })
  expect(await findOffer(db, houseScope(admin), id)).toMatchObject({ state: 'sent', orderId: null })
})

test('of the customer on the page and the staff on the telephone, one is too late', async () => {
  const db = await testDb()
  const { admin, id, token, departureId } = await sentOffer(db)
  const own = { token, contact: aContact, consents: allConsents, address: '', userAgent: '' }

  const both = await Promise.all([
    acceptOffer(db, own, noon),
    acceptByTelephone(db, admin, { id, ...anAcceptance() }, noon),
  ])

  expect(both.filter((each) => each.ok)).toHaveLength(1)
  expect(await seatsOf(db, departureId)).toMatchObject({ held: 2 })
})

test.each([
  ['agreedBy', { agreedBy: ' ' }],
  ['agreedAt', { agreedAt: new Date(noon.getTime() + 60_000) }],
  ['agreedAt', { agreedAt: new Date(noon.getTime() - 86_400_000) }],
] as const)('without a believable %s nothing is accepted', async (field, wrong) => {
  const db = await testDb()
  const { admin, id } = await sentOffer(db)
  const acceptance = anAcceptance()

  const refused = await acceptByTelephone(
    db,
    admin,
    { id, ...acceptance, agreement: { ...acceptance.agreement, ...wrong } },
    noon,
  )

  expect(refused).toEqual({ ok: false, error: { code: 'invalid-agreement', fields: [field] } })
})

test('a draft that nobody was sent is not accepted', async () => {
  const db = await testDb()
  const { admin, id } = await sentOffer(db, { isDraft: true })

  const refused = await acceptByTelephone(db, admin, { id, ...anAcceptance(), version: 1 }, noon)

  expect(refused).toMatchObject({ ok: false, error: { code: 'status-transition' } })
})

async function sentOffer(db: Db, { isDraft = false } = {}) {
  const { userId } = await aUser(db, { staffRole: 'owner' })
  const admin = aStaffMember({ id: userId })
  const scope = houseScope(admin)
  const { departureId, id: tourId } = await aDeparture(db)
  const made = await createOffer(db, scope, anOfferDraft(tourId), noon)
  if (!made.ok) throw new Error(made.error.code)
  if (!isDraft) await sendOffer(db, scope, made.value.id, noon)
  const token = (await findOffer(db, scope, made.value.id))?.token ?? ''
  return { admin, id: made.value.id, token, departureId, tourId }
}

function anAcceptance() {
  return {
    version: 2,
    contact: aContact,
    agreement: {
      agreedBy: 'İsmail Güneş',
      agreedAt: noon,
      texts: { preInformation: 'sent', terms: 'sent', privacy: 'read' } as const,
    },
  }
}
