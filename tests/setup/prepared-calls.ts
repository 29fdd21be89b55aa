import { sql } from 'kysely'
import sharp from 'sharp'
import { startTransfer } from '#modules/payments/index.server.ts'
import { aBankAccount, aGateway, aPayment, attemptsOf } from '#modules/payments/testing/builders.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { aStaffMember, setDial } from '#modules/accounts/testing/builders.ts'
import { issueMailedToken } from '#modules/accounts/data/mailed-tokens.server.ts'
import { uploadStatement } from '#modules/bank-statements/upload-statement.server.ts'
import { aCamt053 } from '#modules/bank-statements/testing/files.ts'
import { subscribeToNewsletter } from '#modules/engagement/index.server.ts'
import { writeSandboxCallback } from '#modules/payments/providers/sandbox/sandbox-post.server.ts'
import { agentOffer } from './call-examples.ts'
import type { Ask } from './call-operations.ts'
import type { CallWorld } from './call-world.ts'
import { codeOf, cookieOf, setUpApp } from './second-factor.ts'
import { PASSWORD, signedIn } from './signed-in.ts'
import { getPage, postJson } from './test-app.ts'

const phone = '0532 123 45 67'
const person = { name: 'Ayşe', surname: 'Yılmaz', gender: 'female', birthDate: '1961-03-14', tckn: '10000000146' }
const contact = {
  firstName: 'Ayşe',
  lastName: 'Yılmaz',
  email: 'ayse@example.com',
  phone,
  city: 'İstanbul',
  country: 'TR',
}
const payer = { fullName: 'Ayşe Yılmaz', email: 'ayse@example.com', phone: '' }
const consents = { terms: true, privacy: true, personalData: true }
const chosen = { password: 'Yeni-Parola9', confirmPassword: 'Yeni-Parola9' }

/** Valid calls that something has to be laid out for first, by the name in the description. */
export const preparedCalls: Record<string, ((world: CallWorld) => Promise<Ask>) | undefined> = {
  async postCartQuote({ db }) {
    const { id } = await aTour(db)
    return { body: { currency: 'USD', items: [{ id, quantity: 1, options: { roomType: 'double' } }] } }
  },
  async postCheckout({ db }) {
    const { id } = await aTour(db)
    const passenger = { ...person, passportNo: 'U12345678', passportExpiry: '2032-01-01' }
    const items = [{ id, quantity: 1, options: { roomType: 'double' } }]
    return { body: { mode: 'guest', items, contact, passengers: [passenger], consents, note: '' } }
  },
  async postAdminOrders({ db }) {
    const { id: tourId } = await aTour(db)
    return {
      body: { tourId, passengers: [{ name: 'Ayşe', surname: 'Yılmaz', roomType: 'double' }], contact, agreed: true },
    }
  },
  async postInformationRequests({ db }) {
    const { id } = await aTour(db)
    return { body: { name: 'Ayşe Yılmaz', phone, message: 'Otel Harem’e ne kadar uzak?', tourId: id } }
  },
  async postReservationRequests({ db }) {
    const { id } = await aTour(db)
    const passenger = { ...person, passportNo: '', passportExpiry: '' }
    const who = { name: 'Ayşe Yılmaz', email: 'ayse@example.com', phone }
    const rooms = { roomType: 'double', babies: 0, children: 1 }
    return { body: { contact: who, ...rooms, note: '', passengers: [passenger], consent: true, tourId: id } }
  },
  async postCallsOriginate({ db, owner }) {
    await setDial(db, owner.userId, '104')
    return { body: { destination: phone } }
  },
  async postAdminBankStatements() {
    const body = new FormData()
    body.set('file', new File([Uint8Array.from(aCamt053([{ amount: '77.00', text: 'Yeni' }]))], 'hesap.xml'))
    return { body }
  },
  async postAdminBankStatementsByStatementIdBooking({ db, owner }) {
    const bytes = aCamt053([{ amount: '88.00', text: 'Taslak' }])
    const admin = aStaffMember({ id: owner.userId })
    const draft = await uploadStatement(db, admin, { fileName: 'taslak.xml', bytes }, new Date())
    if (!draft.ok) throw new Error(draft.error.code)
    return { address: `/api/v1/admin/bank-statements/${draft.value.statementId}/booking` }
  },
  async postAdminBankStatementsLinesByLineIdDecision() {
    return { body: { kind: 'suspense', note: 'Kimin olduğu bilinmiyor' }, ifMatch: '"1"' }
  },
  async postNewsletterConfirmations({ db }) {
    const draft = { email: 'okur@example.com', hasConsent: true }
    await subscribeToNewsletter(db, { draft, locale: 'tr', address: '192.0.2.1' }, new Date())
    const { rows } = await sql<{ token: string }>`
      select confirm_token as token from newsletter_subscriptions where email_key = ${draft.email}`.execute(db)
    return { body: { token: rows[0]?.token } }
  },
  async postPasswordResetsByToken({ db }) {
    const { userId, email } = await signedIn(db)
    const token = await issueMailedToken(db, { userId, purpose: 'reset-password', email }, new Date())
    return { address: `/api/v1/password-resets/${token}`, body: chosen }
  },
  async putUsersMePhoto({ member }) {
    const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } })
    const body = new FormData()
    body.set('file', new File([Uint8Array.from(await picture.jpeg().toBuffer())], 'ben.jpg', { type: 'image/jpeg' }))
    return { token: member.token, body }
  },
  async postAdminMedia() {
    const body = new FormData()
    const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#0a2f27' } })
    body.set('file', new File([Uint8Array.from(await picture.jpeg().toBuffer())], 'kabe.jpg', { type: 'image/jpeg' }))
    body.set('album', 'tries')
    return { body }
  },
  async putAdminQuizByQuizKey(world) {
    return { body: await partOf(world, 'quiz/umrah'), ifMatch: '*' }
  },
  async postAdminQuiz(world) {
    return { body: { id: 'another', ...(await partOf(world, 'quiz/umrah')) } }
  },
  async putAdminHolidaysByYear(world) {
    return { body: await partOf(world, 'holidays/2027'), ifMatch: '*' }
  },
  async postAuthSecondFactor({ app, db }) {
    const { email, headers } = await signedIn(db)
    const { secret } = await setUpApp(app, headers)
    const asked = await postJson(app, '/auth/local', { identifier: email, password: PASSWORD })
    const { challenge } = (await asked.json()) as { challenge: string }
    return { body: { challenge, code: codeOf(secret, 1) } }
  },
  async getAuthByProviderCallback({ app, social }) {
    const sub = `person-${social.people.length}`
    social.people.push({ sub, name: 'Zeynep Kaya', email: `${sub}@example.com` })
    const start = await getPage(app, '/auth/google?returnTo=/tr/tours')
    const back = new URL(await social.choose(start.headers.get('location') ?? '', sub))
    return { address: back.pathname + back.search, headers: { cookie: cookieOf(start, 'signInStep') } }
  },
  async postAgentOffersByOfferIdSend(world) {
    return { address: `${await sale(world, 'offers')}/send`, body: {} }
  },
  async patchAgentOffersByOfferId(world) {
    return { address: await sale(world, 'offers'), body: { note: 'Cam kenarı' } }
  },
  async deleteAgentOffersByOfferId(world) {
    return { address: await sale(world, 'offers') }
  },
  async patchAgentReservationsByReservationId(world) {
    return { address: await sale(world, 'reservations'), body: { note: 'Aile' } }
  },
  async postAdminPaymentsByAttemptRefConfirmations({ db }) {
    await aBankAccount(db)
    const token = await aPayment(db)
    const awaited = { token, idempotencyKey: crypto.randomUUID(), payer: { ...payer, name: payer.fullName } }
    await startTransfer(aGateway(db), awaited, new Date())
    const ref = (await attemptsOf(db, token))[0]?.ref ?? ''
    return {
      address: `/api/v1/admin/payments/${ref}/confirmations`,
      body: { amount: { amount: '1000.00', currency: 'USD' }, receivedOn: '2026-03-01', note: 'Dekont' },
    }
  },
  async postPaymentsByPaymentIdTransfer({ db }) {
    await aBankAccount(db)
    return { address: `/api/v1/payments/${await aPayment(db)}/transfer`, body: { contact: payer, consents } }
  },
  async postPaymentsWebhookByProvider({ app, db }) {
    const token = await aPayment(db)
    const card = { number: '4242424242424242', expiry: '12/32', cvc: '123', name: 'AYSE YILMAZ' }
    const key = { 'idempotency-key': crypto.randomUUID() }
    const charge = { contact: payer, card, installments: 1, consents }
    await postJson(app, `/api/v1/payments/${token}/card`, charge, key)
    const bankToken = (await attemptsOf(db, token))[0]?.provider_ref ?? ''
    const post = await writeSandboxCallback(db, bankToken, 1, false, new Date())
    if (!post) throw new Error('the test bank knows nothing of the payment')
    return { body: new TextDecoder().decode(post.body), headers: Object.fromEntries(post.headers) }
  },
}

/** The address of an offer or a reservation that nothing has happened to yet. */
async function sale(world: CallWorld, kind: 'offers' | 'reservations'): Promise<string> {
  const list = `/api/v1/agent/${kind}`
  const headers = { authorization: `Bearer ${world.owner.token}`, 'idempotency-key': crypto.randomUUID() }
  const answer = await postJson(world.app, list, agentOffer(world).body, headers)
  const { id } = (await answer.json()) as { id: string }
  return `${list}/${id}`
}

/** Far enough ahead for any day on which the tests run. */
function aTour(db: CallWorld['db']) {
  return aDeparture(db, { departsOn: '2031-02-12', salesCloseOn: '2031-02-01' })
}

/** A part of the site as it is, which may be written back. */
async function partOf({ app, owner }: CallWorld, path: string): Promise<object> {
  const answer = await getPage(app, `/api/v1/admin/${path}`, { authorization: `Bearer ${owner.token}` })
  return answer.json()
}
