import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aStaffMember, aUser } from '#modules/accounts/testing/builders.ts'
import { anOrder } from '#modules/booking/testing/builders.ts'
import { createPdfCompiler, findFontsDir } from '#platform/pdf/pdf-compiler.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { makeOfferPaper } from './documents/papers.server.ts'
import { findOffer } from './find-offer.server.ts'
import { findReservation } from './find-reservation.server.ts'
import { findSellerOfOrder } from './find-seller.server.ts'
import { findAgencyLogo, setAgencyLogo } from './keep-agencies.server.ts'
import { anAgency, anOffer, aReserved, noon } from './testing/builders.ts'

test('a logo is made anew: a PNG of the size it is printed in, without what a camera wrote into it', async () => {
  const { db, admin, agencyId } = await setting()
  const photo = await aPicture(3000, 1000)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .toBuffer()

  const kept = await setAgencyLogo(db, admin, { agencyId, bytes: photo }, noon)

  const logo = await findAgencyLogo(db, agencyId)
  const facts = await sharp(logo?.bytes).metadata()
  expect(kept.ok).toBe(true)
  expect(logo?.type).toBe('image/png')
  expect(facts).toMatchObject({ format: 'png', width: 720, height: 240 })
  expect(facts.exif).toBeUndefined()
})

test.each([
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
  ['the head of a PNG alone', '\u0089PNG\r\n\u001a\n'],
  ['nothing', ''],
])('%s is no logo, and the one before stays', async (_, content) => {
  const { db, admin, agencyId } = await setting()
  await setAgencyLogo(db, admin, { agencyId, bytes: await aPicture(90, 30).png().toBuffer() }, noon)
  const before = await findAgencyLogo(db, agencyId)

  const refused = await setAgencyLogo(db, admin, { agencyId, bytes: Buffer.from(content, 'latin1') }, noon)

  expect(refused).toEqual({ ok: false, error: { code: 'logo' } })
  expect(await findAgencyLogo(db, agencyId)).toEqual(before)
})

test.each(['tr', 'en', 'ar'] as const)('the paper of an offer carries the logo in %s', async (locale) => {
  const { db, admin, agency, agencyId } = await setting()
  const { id } = await anOffer(db, { agency })
  const offer = await findOffer(db, agency.scope, id)
  if (!offer) throw new Error('no offer')
  const organiser = { name: 'Kafile', contact: '', firm: 'Kafile Turizm', number: '1234' }
  const work = { pdf: createPdfCompiler({ fontsDir: findFontsDir() }), locale, organiser }

  const plain = await makeOfferPaper(db, offer, work, noon)
  await setAgencyLogo(db, admin, { agencyId, bytes: await aPicture(600, 200).png().toBuffer() }, noon)
  const branded = await makeOfferPaper(db, offer, work, noon)

  expect(Buffer.from(plain).includes('/Subtype /Image')).toBe(false)
  expect(Buffer.from(branded).includes('/Subtype /Image')).toBe(true)
})

test('the papers of what an agency sold name it with its logo, and our own orders name nobody', async () => {
  const { db, admin, agency, agencyId } = await setting()
  const { reservationId } = await aReserved(db, agency)
  const sold = await findReservation(db, agency.scope, reservationId)
  const orderId = sold?.orderId ?? ''
  const own = await anOrder(db)
  const before = await findSellerOfOrder(db, orderId, 'tr')
  await setAgencyLogo(db, admin, { agencyId, bytes: await aPicture(90, 30).png().toBuffer() }, noon)

  const after = await findSellerOfOrder(db, orderId, 'tr')

  expect(before).toMatchObject({ name: expect.stringMatching(/^Acente /), logo: null })
  expect(after?.logo?.length).toBeGreaterThan(50)
  expect(await findSellerOfOrder(db, own.orderId, 'tr')).toBeUndefined()
})

async function setting() {
  const db = await testDb()
  const agency = await anAgency(db)
  const { userId } = await aUser(db, { staffRole: 'owner' })
  return { db, agency, agencyId: agency.agencyId, admin: aStaffMember({ id: userId }) }
}

function aPicture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 4, background: { r: 15, g: 74, b: 60, alpha: 0.5 } } })
}
