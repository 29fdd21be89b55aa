import { money } from '#kernel/money.ts'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import { aStaffMember, aUser } from '#modules/accounts/testing/builders.ts'
import { anAgency, anOffer, aReserved } from '#modules/agents/testing/builders.ts'
import { createApiKey } from '#modules/api-keys/index.server.ts'
import { aBookedStatement, anAccountant } from '#modules/bank-statements/testing/builders.ts'
import { aCamt053 } from '#modules/bank-statements/testing/files.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { createWriting, importMedia } from '#modules/content/index.server.ts'
import { aPageDraft, aPostDraft } from '#modules/content/testing/a-draft.ts'
import { aReview } from '#modules/content/testing/a-review.ts'
import { aText } from '#modules/content/testing/builders.ts'
import { joinWaitingList } from '#modules/engagement/index.server.ts'
import {
  aStoredCall,
  aStoredMessage,
  aStoredQuestion,
  aStoredReservation,
  aStoredSubscription,
} from '#modules/engagement/testing/stored-requests.ts'
import { aWaitingDraft } from '#modules/engagement/testing/waiting-drafts.ts'
import { bookTransaction, importRegister } from '#modules/ledger/index.server.ts'
import { aNote } from '#modules/notes/testing/builders.ts'
import { aLink } from '#modules/payment-links/testing/builders.ts'
import { aBankAccount } from '#modules/payments/testing/builders.ts'
import { openEndpoint } from '#modules/webhooks/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'

/** Puts so many rows into every list of the staff that orders and payments do not fill. */
export async function fillLists(db: Db, count: number): Promise<void> {
  const now = new Date()
  const today = dayInIstanbul(now)
  const admin = aStaffMember({ id: (await aUser(db, { staffRole: 'owner' })).userId })
  const { email } = await aUser(db)
  await importRegister(db, { code: 'main', name: 'Merkez kasa' })
  await aBankAccount(db)
  for (let nth = 0; nth < count; nth++) {
    const link = `l-${nth}`
    const links = { tr: { link }, en: { link }, ar: { link } }
    await createWriting(db, admin, { kind: 'page', draft: aPageDraft(links) }, now)
    await createWriting(db, admin, { kind: 'post', draft: aPostDraft(links) }, now)
    await aReview(db)
    await aNote(db)
    await aLink(db, {}, now)
    await aStoredCall(db)
    await aStoredMessage(db)
    await aStoredQuestion(db)
    await aStoredReservation(db)
    await aStoredSubscription(db, `bulten-${nth}@example.com`)
    const key = { name: `Key ${nth}`, email, scopes: ['content:read' as const], expiresAt: null }
    await createApiKey(db, admin, key, now)
    const endpoint = { url: `https://p${nth}.example/`, description: '', events: ['order.placed' as const] }
    await openEndpoint(db, admin, endpoint, { allowsPrivate: false }, now)
    const agency = await anAgency(db)
    await aReserved(db, agency)
    await anOffer(db, { agency, at: now, departsOn: addDays(today, 90) })
    const { id: tourId } = await aDeparture(db, { departsOn: addDays(today, 40 + nth), seatsSold: 20 })
    const wish = { tourId, draft: aWaitingDraft(), locale: 'tr' as const, address: '192.0.2.1', consentVersion: '1' }
    await joinWaitingList(db, wish, now)
    const entry = { type: 'income' as const, note: '', amount: money(10_000, 'TRY'), date: today, cashRegister: 'main' }
    await bookTransaction(db, admin, { ...entry, paymentType: 'cash', customerType: 'individual' }, now)
  }
  const bookings = Array.from({ length: count }, (_, nth) => ({ amount: `${nth + 1}.00`, text: `transfer ${nth}` }))
  await aBookedStatement(db, await anAccountant(db), aCamt053(bookings), now)
  await importMedia(db, {
    albums: [{ key: 'umre', name: aText('Umre') }],
    media: Array.from({ length: count }, (_, nth) => ({
      id: `m-${nth}`,
      kind: 'photo' as const,
      album: 'umre',
      picture: 'haramain-train',
      width: 40,
      height: 30,
      alt: aText('Kâbe'),
      caption: aText(''),
      takenOn: today,
      isSample: false,
    })),
    shares: [],
  })
}
