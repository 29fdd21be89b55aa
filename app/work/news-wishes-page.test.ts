import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { changeProfile, getProfile, signUp } from '#modules/accounts/index.server.ts'
import { aMember, aSignUpDraft } from '#modules/accounts/testing/builders.ts'
import { confirmSubscription, messageHandlers } from '#modules/engagement/index.server.ts'
import { placeOrder } from '#modules/booking/index.server.ts'
import { aCheckoutDraft, anOrderRequest, aTravellerDraft, noon } from '#modules/booking/testing/builders.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { findMail, listMails } from '#platform/mail/list-mails.server.ts'
import { runDueJobs } from '#tests/setup/run-jobs.ts'
import { postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { newsHandlers } from './news-wishes.server.ts'

const EMAIL = 'ayse@example.com'
const browser = { address: '192.0.2.1', userAgent: 'test', device: undefined }

function handlers(db: Db) {
  const agency = { brand: 'Kafile', firm: 'Kafile Turizm', address: '', phone: '+90 212', email: 'info@agency.example' }
  const work = {
    db,
    agency: async () => agency,
    newsletterUrl: (act: string, locale: string, token: string) => `https://kafile.example/${locale}/${act}/${token}`,
  }
  return [...newsHandlers(db), ...messageHandlers(work)]
}

async function readers(db: Db) {
  const { rows } = await sql<{ email: string; confirm: string; leave: string; isConfirmed: boolean }>`
    select email, confirm_token as confirm, leave_token as leave, confirmed_at is not null as "isConfirmed"
    from newsletter_subscriptions order by email`.execute(db)
  return rows
}

/** A member who ticked that news are wanted. */
async function aReader(db: Db, { isProven }: { isProven: boolean }) {
  const draft = aSignUpDraft({ email: EMAIL, marketing: true })
  const opened = await signUp(db, { draft, language: 'ar', browser }, noon)
  if (!opened.ok) throw new Error(opened.error.code)
  if (isProven) await sql`update users set email_confirmed_at = ${noon}`.execute(db)
  await runDueJobs(db, handlers(db), noon)
  const { member } = await aMember(db, { userId: opened.value.user.id })
  const [reader] = await readers(db)
  return { member, confirm: reader?.confirm ?? '', leave: reader?.leave ?? '' }
}

test('a tick at sign-up is answered at once by a mail to confirm, with a way to refuse', async () => {
  const db = await testDb()

  const { leave } = await aReader(db, { isProven: false })

  const [mail] = await listMails(db)
  const { html } = (await findMail(db, mail?.id ?? '')) ?? { html: '' }
  expect(mail).toMatchObject({ to: EMAIL, locale: 'ar' })
  expect(html).toContain(`href="https://kafile.example/ar/leave/${leave}"`)
  expect(await readers(db)).toMatchObject([{ email: EMAIL, isConfirmed: false }])
})

test('whoever left the tick out is asked for nothing', async () => {
  const db = await testDb()
  await signUp(db, { draft: aSignUpDraft({ email: EMAIL, marketing: false }), language: 'tr', browser }, noon)

  await runDueJobs(db, handlers(db), noon)

  expect([await readers(db), await listMails(db)]).toEqual([[], []])
})

test('a guest’s tick in the checkout leads there too', async () => {
  const db = await testDb()
  await order(db, { mode: 'guest' })

  await runDueJobs(db, handlers(db), noon)

  expect(await readers(db)).toMatchObject([{ email: 'ayse.yilmaz@example.com', isConfirmed: false }])
})

test('an account opened in the checkout has what was agreed to, each with the version of its text', async () => {
  const db = await testDb()
  await order(db, { mode: 'create', account: { password: 'secret1', confirmPassword: 'secret1' } })

  await runDueJobs(db, handlers(db), noon)

  const { rows } =
    await sql`select kind, is_given, source, language, text_version <> '' as has_version, address_hash <> '' as has_address
    from user_consents order by kind`.execute(db)
  const act = { is_given: true, source: 'checkout', language: 'tr', has_version: true, has_address: true }
  expect(rows).toEqual(['marketing', 'personal-data', 'privacy-notice'].map((kind) => ({ kind, ...act })))
  expect(await readers(db)).toHaveLength(1)
})

test('who takes the tick back leaves the newsletter', async () => {
  const db = await testDb()
  const { member, confirm } = await aReader(db, { isProven: true })
  await confirmSubscription(db, confirm, noon)

  await changeProfile(db, member, { draft: { marketing: false }, wordsIn: 'tr', browser }, noon)
  await runDueJobs(db, handlers(db), noon)

  expect(await readers(db)).toEqual([])
})

test('an account under somebody else’s address does not take their newsletter away', async () => {
  const db = await testDb()
  const { member, confirm } = await aReader(db, { isProven: false })
  await confirmSubscription(db, confirm, noon)

  await changeProfile(db, member, { draft: { marketing: false }, wordsIn: 'tr', browser }, noon)
  await runDueJobs(db, handlers(db), noon)

  expect(await readers(db)).toMatchObject([{ email: EMAIL, isConfirmed: true }])
})

test('who leaves the newsletter by its mail wants no news in the account either', async () => {
  const db = await testDb()
  const { member, leave } = await aReader(db, { isProven: true })

  await postForm(await testApp({ db }), `/tr/newsletter/leave/${leave}`, {})

  expect(await getProfile(db, member)).toMatchObject({ hasMarketing: false })
})

async function order(db: Db, change: Parameters<typeof aCheckoutDraft>[0]) {
  const { id: tourId } = await aDeparture(db)
  const { consents } = aCheckoutDraft()
  const draft = aCheckoutDraft({
    travellers: [aTravellerDraft({ tourId })],
    consents: { ...consents, marketing: true },
    ...change,
  })
  const placed = await placeOrder(db, anOrderRequest(tourId, 1, { draft }), noon)
  if (!placed.ok) throw new Error(JSON.stringify(placed.error))
}
