import { expect, test } from 'vitest'
import { accountJobs, linkIn } from '#modules/accounts/testing/account-jobs.ts'
import { runDueJobs } from '#tests/setup/run-jobs.ts'
import { PASSWORD, signedIn } from '#tests/setup/signed-in.ts'
import { postForm, postJson, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const chosen = { password: 'Password1!', confirmPassword: 'Password1!' }
const person = { fullName: 'Ayşe Yılmaz', email: 'ayse@example.com', mobile: '0532 123 45 67', ...chosen }

const said = [
  ['', 'Not a password that many people use or that was leaked'],
  ['/tr', 'Çok kullanılan ya da sızdırılmış bir şifre olmaması'],
  ['/ar', 'ألا تكون شائعة أو مسرّبة من قبل'],
] as const

test.each(said)(
  '%s: a leaked password is refused at sign-up, at a change and behind a mailed link',
  async (prefix, rule) => {
    const db = await testDb()
    const app = await testApp({ db })
    const { email, headers } = await signedIn(db)
    await postForm(app, '/user/forgot', { email })
    await runDueJobs(db, accountJobs(db))
    const reset = await linkIn(db, 'reset-password')

    const answers = [
      await postForm(app, `${prefix}/user/register`, { ...person, terms: 'on', privacy: 'on' }),
      await postForm(app, `${prefix}/user/password`, { current: PASSWORD, ...chosen }, headers),
      await postForm(app, `${prefix}/user/reset/${reset}`, chosen),
    ]

    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422])
    for (const answer of answers)
      expect(await answer.text()).toMatch(new RegExp(`role="alert"[^]*${rule}|${rule}[^]*${rule}`))
  },
)

test('calls refuse it by the code of the rules', async () => {
  const consents = { terms: true, privacy: true }
  const body = { ...person, consents, marketing: false }

  const answer = await postJson(await testApp(), '/api/v1/users', body, { 'accept-language': 'en' })

  expect([answer.status, (await answer.json()).errors]).toEqual([
    422,
    [{ pointer: '/password', code: 'password_rules', message: said[0][1] }],
  ])
})
