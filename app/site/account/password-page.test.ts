import { expect, test } from 'vitest'
import { PASSWORD, signedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const fields = { current: PASSWORD, password: 'Yeni-Parola9', confirmPassword: 'Yeni-Parola9' }

test('a new password leads back to the profile and says that it counts', async () => {
  const db = await testDb()
  const { headers } = await signedIn(db)
  const app = await testApp({ db })

  const answer = await postForm(app, '/tr/user/password', fields, headers)
  const profile = await getPage(app, answer.headers.get('location') ?? '', headers)

  expect(answer.status).toBe(302)
  expect(await profile.text()).toContain('Şifreniz değişti.')
})

test.each([
  [{ current: 'wrong' }, 403, 'Current password is wrong'],
  [{ confirmPassword: 'other' }, 422, 'Passwords must be same.'],
  [
    { password: 'aaaaaaaa', confirmPassword: 'aaaaaaaa' },
    422,
    'At least one digit · At least one uppercase letter · At least one special character',
  ],
  [{ current: '' }, 422, 'Please fill in all three fields'],
])('%j is refused and no password is repeated', async (change, status, sentence) => {
  const db = await testDb()

  const answer = await postForm(
    await testApp({ db }),
    '/user/password',
    { ...fields, ...change },
    (await signedIn(db)).headers,
  )
  const html = await answer.text()

  expect(answer.status).toBe(status)
  expect(html).toContain(sentence)
  expect(html).not.toContain('Yeni-Parola9')
})

test('strangers sign in first', async () => {
  const answer = await getPage(await testApp(), '/user/password')

  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/user/login?returnTo=%2Fuser%2Fpassword'])
})
