import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { locales, type Locale } from '#kernel/locale.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { mailHandlers } from '#platform/mail/deliver-mail.server.ts'
import { findMail, listMails } from '#platform/mail/list-mails.server.ts'
import type { OutgoingMail } from '#platform/mail/mail-transport.server.ts'
import { runDueJobs } from '#tests/setup/run-jobs.ts'
import { testDatabase, testDb, testEngines } from '#tests/setup/test-db.ts'
import { askForCall } from './ask-for-call.server.ts'
import { confirmSubscription, findSubscriptionState } from './confirm-subscription.server.ts'
import { own } from './data/tables.server.ts'
import { forgetRequests } from './forget-requests.server.ts'
import { messageHandlers } from './jobs/message-handlers.server.ts'
import { leaveNewsletter } from './leave-newsletter.server.ts'
import { sendContactMessage } from './send-contact-message.server.ts'
import { subscribeToNewsletter } from './subscribe-to-newsletter.server.ts'
import { aCallDraft, aContactDraft } from './testing/message-drafts.ts'

const noon = new Date('2026-12-01T09:00:00Z')
const agency = {
  brand: 'Kafile',
  firm: 'Kafile Turizm',
  address: 'İstanbul',
  phone: '+90 212',
  email: 'info@agency.example',
}
const workOf = (db: Db) =>
  messageHandlers({
    db,
    agency: async () => agency,
    newsletterUrl: (act, locale, token) => `https://kafile.example/${locale}/${act}/${token}`,
  })
const sender = { locale: 'tr', address: '192.0.2.1', consentVersion: '1' } as const

function minutesLater(minutes: number, from = noon): Date {
  return new Date(from.getTime() + minutes * 60_000)
}

function subscribe(db: Db, { email = 'ayse@example.com', locale = 'tr' as Locale, at = noon } = {}) {
  return subscribeToNewsletter(db, { draft: { email, hasConsent: true }, locale, address: '192.0.2.1' }, at)
}

function subscriptions(db: Db) {
  return own(db).selectFrom('newsletter_subscriptions').selectAll().execute()
}

async function aSubscription(db: Db) {
  await subscribe(db)
  return own(db).selectFrom('newsletter_subscriptions').selectAll().executeTakeFirstOrThrow()
}

test.each(testEngines)('keeps a message, a call and an address on the %s engine', async (engine) => {
  const { db } = await testDatabase(engine)
  const { id: tourId } = await aDeparture(db)

  const message = await sendContactMessage(db, { ...sender, draft: aContactDraft({ mobile: '0532 123 45 67' }) }, noon)
  const call = await askForCall(db, { ...sender, tourId, draft: aCallDraft({ preferredTime: 'noon' }) }, noon)
  const address = await subscribe(db, { email: 'Ayse@Example.com' })

  expect([message.ok, call.ok, address.ok]).toEqual([true, true, true])
  expect(await own(db).selectFrom('contact_messages').selectAll().executeTakeFirst()).toMatchObject({
    language: 'tr',
    phone: '+905321234567',
    phone_key: '905321234567',
    subject: 'Şubat seferi',
    state: 'new',
    consent_version: '1',
    address_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    sent_at: noon,
  })
  expect(await own(db).selectFrom('call_requests').selectAll().executeTakeFirst()).toMatchObject({
    preferred_time: 'noon',
    tour_id: tourId,
    tour_name: expect.stringMatching(/./),
    email: null,
    state: 'new',
    asked_at: noon,
  })
  expect(await subscriptions(db)).toMatchObject([
    {
      email: 'Ayse@Example.com',
      email_key: 'ayse@example.com',
      confirmed_at: null,
      confirm_until: minutesLater(7 * 1440),
    },
  ])
})

test('keeps nothing that is wrong', async () => {
  const db = await testDb()

  const message = await sendContactMessage(db, { ...sender, draft: aContactDraft({ name: '' }) }, noon)
  const call = await askForCall(db, { ...sender, tourId: undefined, draft: aCallDraft({ phone: '1' }) }, noon)
  const address = await subscribe(db, { email: 'ayse' })

  expect([message, call, address]).toMatchObject([
    { error: { code: 'invalid-fields', problems: [{ pointer: '/name', code: 'required' }] } },
    { error: { code: 'invalid-fields', problems: [{ pointer: '/phone', code: 'phone' }] } },
    { error: { code: 'invalid-fields', problems: [{ pointer: '/email', code: 'email' }] } },
  ])
  expect(await own(db).selectFrom('contact_messages').select('id').execute()).toEqual([])
  expect(await own(db).selectFrom('call_requests').select('id').execute()).toEqual([])
  expect(await subscriptions(db)).toEqual([])
})

test('does not call about a departure nobody knows', async () => {
  const asked = await askForCall(await testDb(), { ...sender, tourId: 'nonsense', draft: aCallDraft() }, noon)

  expect(asked).toEqual({ ok: false, error: { code: 'tour-not-found' } })
})

test.each([
  ['tr', 'Mesajınız bize ulaştı', 'Sizi arayacağız'],
  ['en', 'We have your message', 'We will call you'],
  ['ar', 'وصلتنا رسالتك', 'سنتصل بك'],
] as const)('tells the agency in Turkish and the visitor in %s', async (locale, received, willCall) => {
  const db = await testDb()
  await sendContactMessage(db, { ...sender, locale, draft: aContactDraft() }, noon)
  await askForCall(
    db,
    { ...sender, locale, tourId: undefined, draft: aCallDraft({ email: 'mehmet@example.com' }) },
    noon,
  )

  await runDueJobs(db, workOf(db))

  const mails = await listMails(db)
  expect(mails.map(({ to, subject, locale: language }) => [to, subject, language])).toEqual(
    expect.arrayContaining([
      ['info@agency.example', 'Mesaj: Şubat seferi', 'tr'],
      ['ayse.yilmaz@example.com', received, locale],
      ['info@agency.example', 'Aranmak istiyor: Ayşe Yılmaz', 'tr'],
      ['mehmet@example.com', willCall, locale],
    ]),
  )
  expect(mails).toHaveLength(4)
})

test('brings the whole message to the agency, which can answer it at once', async () => {
  const db = await testDb()
  const message = 'Birinci satır.\n<b>İkinci</b> satır.'
  await sendContactMessage(db, { ...sender, draft: aContactDraft({ message }) }, noon)
  await runDueJobs(db, workOf(db))

  const mail = (await listMails(db)).find(({ to }) => to === agency.email)
  const { html } = (await findMail(db, mail?.id ?? '')) ?? { html: '' }
  const { rows } = await sql<{ headers: unknown }>`select headers from mail_messages where id = ${mail?.id}`.execute(db)

  expect(html).toContain('Birinci satır.\n&lt;b&gt;İkinci&lt;/b&gt; satır.')
  expect(rows[0]?.headers).toEqual({ 'Reply-To': 'ayse.yilmaz@example.com' })
})

test('does not write to a visitor who left no address', async () => {
  const db = await testDb()
  await askForCall(db, { ...sender, tourId: undefined, draft: aCallDraft() }, noon)

  await runDueJobs(db, workOf(db))

  expect((await listMails(db)).map(({ to }) => to)).toEqual([agency.email])
})

test('sends each mail once, also when its job runs twice', async () => {
  const db = await testDb()
  await sendContactMessage(db, { ...sender, draft: aContactDraft() }, noon)
  const { id } = await own(db).selectFrom('contact_messages').select('id').executeTakeFirstOrThrow()
  const [contact] = workOf(db)

  await contact?.run({ messageId: id }, noon)
  await contact?.run({ messageId: id }, noon)

  expect(await listMails(db)).toHaveLength(2)
})

test('loses nothing while the mail server is down', async () => {
  const db = await testDb()
  await sendContactMessage(db, { ...sender, draft: aContactDraft() }, noon)
  await runDueJobs(db, workOf(db))
  const sent: OutgoingMail[] = []
  let isUp = false
  const transport = async (mail: OutgoingMail) => {
    if (!isUp) throw new Error('connection refused')
    sent.push(mail)
    return mail.id
  }
  const [deliver] = mailHandlers({ db, transport })
  const { rows } = await sql<{ data: unknown }>`select data from pgboss.job where name = 'deliver-mail'`.execute(db)

  await expect(deliver?.run(rows[0]?.data, noon)).rejects.toThrow('connection refused')
  await expect(deliver?.run(rows[1]?.data, noon)).rejects.toThrow('connection refused')
  expect((await listMails(db)).map(({ state }) => state)).toEqual(['queued', 'queued'])
  isUp = true
  await deliver?.run(rows[0]?.data, noon)
  await deliver?.run(rows[1]?.data, noon)

  expect(sent.map(({ to }) => to).toSorted()).toEqual(['ayse.yilmaz@example.com', 'info@agency.example'])
  expect((await listMails(db)).map(({ state }) => state)).toEqual(['sent', 'sent'])
})

test.each(locales)('asks the owner of an address to confirm it, in %s', async (locale) => {
  const db = await testDb()
  await subscribe(db, { locale })
  const [row] = await subscriptions(db)

  await runDueJobs(db, workOf(db))

  const [mail] = await listMails(db)
  const { html } = (await findMail(db, mail?.id ?? '')) ?? { html: '' }
  const { rows } = await sql<{ headers: unknown }>`select headers from mail_messages`.execute(db)
  expect(mail).toMatchObject({ to: 'ayse@example.com', locale })
  expect(html).toContain(`href="https://kafile.example/${locale}/confirm/${row?.confirm_token}"`)
  expect(rows[0]?.headers).toEqual({
    'List-Unsubscribe': `<https://kafile.example/${locale}/leave/${row?.leave_token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
})

test('a known address gets the same answer, no second record and no second mail', async () => {
  const db = await testDb()
  const first = await subscribe(db)
  await runDueJobs(db, workOf(db))

  const second = await subscribe(db, { email: 'AYSE@example.com', at: minutesLater(9) })
  await runDueJobs(db, workOf(db))

  expect([Object.keys(first), Object.keys(second)]).toEqual([
    ['ok', 'value'],
    ['ok', 'value'],
  ])
  expect(second).not.toEqual(first)
  expect(await subscriptions(db)).toHaveLength(1)
  expect(await listMails(db)).toHaveLength(1)
})

test('whoever did not get the mail can ask for it again after ten minutes, and the link keeps working', async () => {
  const db = await testDb()
  const { confirm_token } = await aSubscription(db)
  await runDueJobs(db, workOf(db))

  await subscribe(db, { at: minutesLater(10) })
  await runDueJobs(db, workOf(db))

  expect(await listMails(db)).toHaveLength(2)
  expect(await subscriptions(db)).toMatchObject([{ confirm_token, confirm_until: minutesLater(10 + 7 * 1440) }])
})

test('who is subscribed gets no mail when somebody enters the address again', async () => {
  const db = await testDb()
  const { confirm_token } = await aSubscription(db)
  await runDueJobs(db, workOf(db))
  await confirmSubscription(db, confirm_token, minutesLater(5))

  await subscribe(db, { at: minutesLater(60) })
  await runDueJobs(db, workOf(db))

  expect(await listMails(db)).toHaveLength(1)
  expect(await subscriptions(db)).toMatchObject([{ confirmed_at: minutesLater(5) }])
})

test('an address is confirmed once, and confirming it again is fine', async () => {
  const db = await testDb()
  const { confirm_token } = await aSubscription(db)

  const first = await confirmSubscription(db, confirm_token, minutesLater(5))
  const second = await confirmSubscription(db, confirm_token, minutesLater(30 * 1440))

  expect([first, second]).toEqual([
    { ok: true, value: { isFirst: true } },
    { ok: true, value: { isFirst: false } },
  ])
  expect(await subscriptions(db)).toMatchObject([{ confirmed_at: minutesLater(5) }])
})

test('a link works for seven days', async () => {
  const db = await testDb()
  const { confirm_token } = await aSubscription(db)

  expect(await findSubscriptionState(db, confirm_token, minutesLater(7 * 1440 - 1))).toBe('open')
  expect(await confirmSubscription(db, confirm_token, minutesLater(7 * 1440))).toEqual({
    ok: false,
    error: { code: 'token-expired' },
  })
})

test.each(['', 'nonsense', 'x'.repeat(22), "'; drop table tours; --"])('knows no link with %s', async (token) => {
  const db = await testDb()
  await aSubscription(db)

  expect(await findSubscriptionState(db, token, noon)).toBe('expired')
})

test('leaving deletes the address, and leaving again does nothing', async () => {
  const db = await testDb()
  const { leave_token } = await aSubscription(db)
  await subscribe(db, { email: 'mehmet@example.com' })

  await leaveNewsletter(db, leave_token, noon)
  await leaveNewsletter(db, leave_token, noon)
  await leaveNewsletter(db, 'nonsense', noon)

  expect(await subscriptions(db)).toMatchObject([{ email: 'mehmet@example.com' }])
})

test('forgets messages and calls after a year, and addresses that nobody confirmed', async () => {
  const db = await testDb()
  await sendContactMessage(db, { ...sender, draft: aContactDraft() }, noon)
  await askForCall(db, { ...sender, tourId: undefined, draft: aCallDraft() }, noon)
  const { confirm_token } = await aSubscription(db)
  await confirmSubscription(db, confirm_token, noon)
  await subscribe(db, { email: 'mehmet@example.com' })
  const counts = async () => [
    (await own(db).selectFrom('contact_messages').select('id').execute()).length,
    (await own(db).selectFrom('call_requests').select('id').execute()).length,
    (await subscriptions(db)).length,
  ]

  await forgetRequests(db, minutesLater(36 * 1440))
  expect(await counts()).toEqual([1, 1, 2])
  await forgetRequests(db, minutesLater(39 * 1440))
  expect(await counts()).toEqual([1, 1, 1])
  await forgetRequests(db, minutesLater(367 * 1440))
  expect(await counts()).toEqual([0, 0, 1])
})
