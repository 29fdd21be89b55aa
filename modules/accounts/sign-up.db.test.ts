import { expect, test } from 'vitest'
import { listMails } from '#platform/mail/list-mails.server.ts'
import { runDueJobs } from '#tests/setup/run-jobs.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { own } from './data/tables.server.ts'
import { signIn } from './sign-in.server.ts'
import { signUp } from './sign-up.server.ts'
import { accountJobs, linkIn } from './testing/account-jobs.ts'
import { aSignUpDraft, confirmedMember } from './testing/builders.ts'

const noon = new Date('2027-03-01T09:00:00Z')
const facts = { language: 'ar', browser: { address: '192.0.2.1', userAgent: 'Firefox' } } as const

test('opens an account that can be entered with the password', async () => {
  const db = await testDb()

  const opened = await signUp(db, { ...facts, draft: aSignUpDraft({ email: 'Ayse@Example.com' }) }, noon)

  const entered = await signIn(
    db,
    { identifier: 'ayse@example.com', password: 'Aa1!aaaa', address: '192.0.2.1', userAgent: '' },
    noon,
  )
  expect(opened.ok && entered.ok && entered.value.user).toEqual(opened.ok && opened.value.user)
  expect(opened.ok && opened.value.user).toMatchObject({
    email: 'Ayse@Example.com',
    fullName: 'Ayşe Yılmaz',
    mobile: '+905321234567',
    language: 'ar',
    isAdmin: false,
    hasConfirmedEmail: false,
  })
})

test('keeps what was agreed to, refused and shown, with its words, time and place', async () => {
  const db = await testDb()

  await signUp(db, { ...facts, draft: aSignUpDraft() }, noon)

  const rows = await own(db).selectFrom('user_consents').selectAll().orderBy('id').execute()
  expect(rows.map(({ kind, is_given }) => [kind, is_given])).toEqual([
    ['terms', true],
    ['privacy-notice', true],
    ['personal-data', false],
    ['marketing', false],
  ])
  expect(rows[0]).toMatchObject({ language: 'ar', source: 'sign-up', happened_at: noon, user_agent: 'Firefox' })
})

test('an address has one account, however it is written', async () => {
  const db = await testDb()
  await signUp(db, { ...facts, draft: aSignUpDraft({ email: 'ayse@example.com' }) }, noon)

  const again = await signUp(db, { ...facts, draft: aSignUpDraft({ email: 'AYSE@example.com' }) }, noon)

  expect(again).toEqual({ ok: false, error: { code: 'email-taken' } })
})

test('of two who ask for an address at once one gets it', async () => {
  const db = await testDb()
  const ask = () => signUp(db, { ...facts, draft: aSignUpDraft({ email: 'ayse@example.com' }) }, noon)

  const both = await Promise.all([ask(), ask()])

  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
})

test.each([
  [{ fullName: 'A' }, '/fullName', 'name-length'],
  [{ fullName: '' }, '/fullName', 'required'],
  [{ email: 'a@b' }, '/email', 'email'],
  [{ mobile: '123' }, '/mobile', 'phone'],
  [{ mobile: '' }, '/mobile', 'required'],
  [{ confirmPassword: 'Aa1!aaab' }, '/confirmPassword', 'password-same'],
  [{ consents: { terms: false, privacyNotice: true, personalData: true } }, '/consents/terms', 'agreements'],
  [{ consents: { terms: true, privacyNotice: false, personalData: true } }, '/consents/privacy', 'agreements'],
])('refuses %j at %s as %s', async (change, pointer, code) => {
  const refused = await signUp(await testDb(), { ...facts, draft: aSignUpDraft(change) }, noon)

  expect(refused).toEqual({ ok: false, error: { code: 'invalid-fields', problems: [{ pointer, code }] } })
})

test.each([
  ['Aa1!aaa', 'length'],
  ['aa1!aaaa', 'upper'],
  ['AA1!AAAA', 'lower'],
  ['Aaa!aaaa', 'digit'],
  ['Aa11aaaa', 'special'],
])('the password %s lacks one thing: %s', async (password, rule) => {
  const draft = aSignUpDraft({ password, confirmPassword: password })

  const refused = await signUp(await testDb(), { ...facts, draft }, noon)

  expect(refused).toMatchObject({ error: { problems: [{ pointer: '/password', missing: [rule] }] } })
})

test('greets in the language of the sign-up, with a link that confirms the address', async () => {
  const db = await testDb()
  await signUp(db, { ...facts, draft: aSignUpDraft({ email: 'ayse@example.com' }) }, noon)

  await runDueJobs(db, accountJobs(db), noon)

  const [mail] = await listMails(db)
  expect(mail).toMatchObject({ to: 'ayse@example.com', subject: 'فُتح حسابك' })
  expect(await linkIn(db, 'confirm-email')).toMatch(/^[\w-]{43}$/)
})

test('an address that is confirmed meanwhile is not asked for again', async () => {
  const db = await testDb()
  const opened = await signUp(db, { ...facts, draft: aSignUpDraft() }, noon)
  await confirmedMember(db, opened.ok ? opened.value.user.id : '')

  await runDueJobs(db, accountJobs(db), noon)

  expect(await listMails(db)).toEqual([])
})
