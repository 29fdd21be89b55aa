import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { newToken } from '#kernel/ids.ts'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { anAgency, anOffer, aReserved, employ } from '#modules/agents/testing/builders.ts'
import { createApiKey } from '#modules/api-keys/index.server.ts'
import { aBookedStatement } from '#modules/bank-statements/testing/builders.ts'
import { aCamt053 } from '#modules/bank-statements/testing/files.ts'
import { addRecord } from '#modules/catalog/index.server.ts'
import { aDeparture, aHotelDraft } from '#modules/catalog/testing/builders.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { createWriting, importMedia } from '#modules/content/index.server.ts'
import { aPageDraft } from '#modules/content/testing/a-draft.ts'
import { aReview } from '#modules/content/testing/a-review.ts'
import {
  aStoredCall,
  aStoredMessage,
  aStoredQuestion,
  aStoredReservation,
  aStoredSubscription,
} from '#modules/engagement/testing/stored-requests.ts'
import { addQuiz, findQuizContent } from '#modules/engagement/index.server.ts'
import { aRegister, aTransaction } from '#modules/ledger/testing/builders.ts'
import { aNote } from '#modules/notes/testing/builders.ts'
import { aLink } from '#modules/payment-links/testing/builders.ts'
import { aCapturedPayment } from '#modules/payments/testing/a-captured-payment.ts'
import { aBankAccount } from '#modules/payments/testing/builders.ts'
import { CLIENT, startSocialDouble } from '#modules/accounts/testing/social-double.ts'
import { aLedGroup, aSignedInLeader } from '#modules/road/testing/a-led-group.ts'
import { emitEvent, listDeliveries, openEndpoint } from '#modules/webhooks/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { readEnvironment } from '#platform/env.server.ts'
import { whatsAppKeys } from '#platform/messages/testing/whatsapp-double.ts'
import { anExchange, EXCHANGE_KEY } from '#platform/telephony/testing/exchange-double.ts'
import { demoSite } from './demo-site.ts'
import { signedIn, staffSignedIn } from './signed-in.ts'
import { testApp } from './test-app.ts'

export type CallWorld = Awaited<ReturnType<typeof callWorld>>

/**
 * The site with the demo season, somebody of every role, and one record of everything that has an address. A telephone
 * exchange and another site to sign in at stand beside it for as long as the test runs.
 */
export async function callWorld() {
  const { db } = await demoSite()
  const social = await startSocialDouble()
  onTestFinished(() => social.close())
  const app = await testApp({ db, env: await environmentBeside(social.url) })
  const member = await signedIn(db)
  const stranger = await signedIn(db)
  const agent = await signedIn(db, { isAgent: true })
  await anAgency(db, { userId: agent.userId })
  const seller = await signedIn(db, { isAgent: true })
  const newAgent = await signedIn(db, { isAgent: true })
  const owner = await staffSignedIn(db)
  const leader = await aSignedInLeader(db)
  const places = await layOut(db, { memberId: member.userId, seller, owner, leader })
  return { app, db, social, member, stranger, agent, seller, newAgent, owner, leader, places }
}

async function environmentBeside(socialUrl: string) {
  const dataDir = await mkdtemp(join(tmpdir(), 'call-world-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const { originateUrl } = await anExchange()
  return readEnvironment({
    PUBLIC_URL: 'http://kafile.test',
    DATA_DIR: dataDir,
    TELEPHONY_URL: originateUrl,
    TELEPHONY_KEY: EXCHANGE_KEY,
    ...whatsAppKeys,
    GOOGLE_CLIENT_ID: CLIENT.id,
    GOOGLE_CLIENT_SECRET: CLIENT.secret,
    GOOGLE_URL: socialUrl,
  })
}

/**
 * One record for every parameter of a path, by the part before it: `orders/:orderId`. Orders are the member's, offers
 * and reservations those of the seller's agency. What a
 * list of the same path answers, such as `/api/v1/hotels`, needs no entry.
 */
async function layOut(
  db: Db,
  {
    memberId,
    seller,
    owner,
    leader,
  }: {
    memberId: string
    seller: { userId: string }
    owner: { userId: string; email: string }
    leader: Awaited<ReturnType<typeof aSignedInLeader>>
  },
) {
  const ownerId = owner.userId
  const order = await anOrder(db, { userId: memberId })
  const { token } = await aLink(db)
  const { id: linkId } = await aLink(db)
  const captured = await aCapturedPayment(db)
  const { admin: cashier } = await aRegister(db, 'tests')
  const admin = aStaffMember({ id: ownerId })
  await aBankAccount(db)
  const { statementId, lines } = await aBookedStatement(
    db,
    admin,
    aCamt053([{ amount: '100.00', text: 'Umre' }]),
    new Date(),
  )
  const key = await createApiKey(
    db,
    admin,
    { name: 'Partner', scopes: ['orders:read'], email: owner.email, expiresAt: null },
    new Date(),
  )
  if (!key.ok) throw new Error(key.error.code)
  // The owner and the seller work for it, the other agent does not.
  const agency = await anAgency(db, { userId: ownerId })
  await employ(db, { userId: seller.userId, agencyId: agency.agencyId })
  const offer = await anOffer(db, { agency, at: new Date(), isDraft: true })
  const { reservationId, tourId: agentTour } = await aReserved(db, agency)
  const { webhookId, deliveryId } = await aWebhook(db, admin)
  const catalogue = await aCatalogue(db, admin)
  return {
    ...catalogue,
    'agent-tour': agentTour,
    'agencies/:agencyId': agency.agencyId,
    'offers/:offerId': offer.id,
    'reservations/:reservationId': reservationId,
    'webhooks/:webhookId': webhookId,
    'deliveries/:deliveryId': deliveryId,
    'groups/:groupId': (await aLedGroup(db, leader.leader)).id,
    'orders/:orderId': order.id,
    'payments/:paymentId': token,
    'payment-links/:linkId': linkId,
    'payments/:attemptRef': captured.attemptRef,
    'webhook/:provider': 'sandbox',
    'bank-statements/:statementId': statementId,
    'lines/:lineId': lines[0]?.id,
    'uye/:userId': ownerId,
    'users/:userId': memberId,
    'notes/:noteId': (await aNote(db, { by: admin })).id,
    'call-requests/:callId': await aStoredCall(db),
    'contact-messages/:messageId': await aStoredMessage(db),
    'information-requests/:informationId': await aStoredQuestion(db),
    'reservation-requests/:reservationId': await aStoredReservation(db),
    'newsletter-subscriptions/:subscriptionId': await aStoredSubscription(db),
    'transactions/:transactionId': await aTransaction(db, cashier, { cashRegister: 'tests' }),
    'pages/:pageId': await aPage(db, admin),
    'reviews/:reviewId': await aReview(db),
    'media/:mediaId': await aPicture(db),
    'quiz/:quizKey': await aSpareQuiz(db, admin),
    'holidays/:year': '2027',
    'api-keys/:keyId': key.value.apiKey.id,
    'auth/:provider': 'google',
    'subscriptions/:token': newToken(),
    'password-resets/:token': newToken(),
  } as Record<string, string | undefined>
}

async function aPage(db: Db, admin: ReturnType<typeof aStaffMember>) {
  const links = { tr: { link: 'cagri' }, en: { link: 'call' }, ar: { link: 'نداء' } }
  const saved = await createWriting(db, admin, { kind: 'page', draft: aPageDraft(links) }, new Date())
  if (!saved.ok) throw new Error(saved.error.code)
  return saved.value.key
}

/** A quiz that visitors do not take, so that it can be removed. */
async function aSpareQuiz(db: Db, admin: ReturnType<typeof aStaffMember>): Promise<string> {
  const current = await findQuizContent(db, admin)
  if (!current) throw new Error('the demo season has a quiz')
  await addQuiz(db, admin, { key: 'spare', content: current.content }, new Date())
  return 'spare'
}

/** A picture that nothing shows, so that it can be removed. */
async function aPicture(db: Db): Promise<string> {
  const words = { tr: 'Deneme', en: 'A try', ar: 'تجربة' }
  const picture = { id: 'a-try', album: 'tries', picture: '/image/a-try.webp', width: 40, height: 30 }
  const entry = { ...picture, alt: words, caption: words, takenOn: '2026-10-01', isSample: false }
  await db
    .transaction()
    .execute((tx) => importMedia(tx, { albums: [{ key: 'tries', name: words }], media: [entry], shares: [] }))
  return entry.id
}

/** A departure and records that nothing refers to, so that they can be removed. */
async function aCatalogue(db: Db, admin: ReturnType<typeof aStaffMember>) {
  const { id } = await aDeparture(db, { departsOn: '2030-02-12', tour: { code: 'DENEMEUMRE' } })
  const words = { tr: 'deneme', en: 'deneme', ar: 'deneme' }
  const common = { slug: words, name: words, image: 'makkah-kaaba-dawn', sortOrder: 1, isPublished: true }
  const category = { ...common, description: words, metaTitle: words, metaDescription: words }
  await addRecord(db, admin, { kind: 'category', draft: category }, new Date())
  const service = { ...common, intro: words, details: [], transferRoutes: [] }
  await addRecord(db, admin, { kind: 'service', draft: service }, new Date())
  await addRecord(db, admin, { kind: 'hotel', draft: aHotelDraft(words) }, new Date())
  return {
    'tours/:tourId': id,
    'hotels/:hotelKey': 'deneme',
    'categories/:categoryKey': 'deneme',
    'services/:serviceKey': 'deneme',
  }
}

async function aWebhook(db: Db, admin: ReturnType<typeof aStaffMember>) {
  const now = new Date()
  const request = { url: 'https://partner.example/hook', description: '', events: ['order.placed'] as const }
  const opened = await openEndpoint(db, admin, request, { allowsPrivate: false }, now)
  if (!opened.ok) throw new Error(opened.error.code)
  await emitEvent(db, { type: 'order.placed', data: {} }, now)
  const endpointId = opened.value.endpoint.id
  const { deliveries } = await listDeliveries(db, admin, { endpointId, page: 1, pageSize: 1 })
  return { webhookId: endpointId, deliveryId: deliveries[0]?.id }
}
