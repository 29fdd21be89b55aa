import { expect, test } from 'vitest'
import { accountJobs, linkIn } from '#modules/accounts/testing/account-jobs.ts'
import { aUser } from '#modules/accounts/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { runDueJobs } from '#tests/setup/run-jobs.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const chosen = { password: 'Yeni-Parola9', confirmPassword: 'Yeni-Parola9' }

async function aLink(db: Db) {
  const { email } = await aUser(db)
  await postForm(await testApp({ db }), '/user/forgot', { email })
  await runDueJobs(db, accountJobs(db))
  return { email, token: await linkIn(db, 'reset-password') }
}

test.each([
  ['/user/forgot', 'en', 'Forgotten password'],
  ['/tr/user/forgot', 'tr', 'Şifremi unuttum'],
  ['/ar/user/forgot', 'ar', 'نسيت كلمة المرور'],
])('%s asks for the address in its language', async (path, lang, title) => {
  const answer = await getPage(await testApp(), path)
  const html = await answer.text()

  expect(answer.status).toBe(200)
  expect(html).toContain(`<html lang="${lang}"`)
  expect(html).toContain(title)
})

test.each(['known', 'unknown', 'no address'])(
  'the answer to an address that is %s is always the same',
  async (kind) => {
    const db = await testDb()
    const { email } = await aUser(db)
    const app = await testApp({ db })

    const typed = { known: email, unknown: 'nobody@example.com', 'no address': 'x' }[kind] ?? ''
    const answer = await postForm(app, '/tr/user/forgot', { email: typed })
    const page = await getPage(app, answer.headers.get('location') ?? '')

    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/tr/user/forgot?sent=1'])
    expect(await page.text()).toContain('Adres kayıtlıysa bir bağlantı gönderildi.')
  },
)

test('the link leads to a form, and the new password to the door', async () => {
  const db = await testDb()
  const { email, token } = await aLink(db)
  const app = await testApp({ db })

  const page = await getPage(app, `/ar/user/reset/${token}`)
  const saved = await postForm(app, `/tr/user/reset/${token}`, chosen)
  const door = await getPage(app, saved.headers.get('location') ?? '')
  const entered = await postForm(app, '/user/login', { identifier: email, password: chosen.password })

  expect([page.status, page.headers.get('referrer-policy')]).toEqual([200, 'no-referrer'])
  expect([saved.status, saved.headers.get('location')]).toEqual([303, '/tr/user/login?password=new'])
  expect(await door.text()).toContain('Yeni şifreniz kaydedildi.')
  expect(entered.status).toBe(302)
})

test('a link that was used, or never was, says so', async () => {
  const db = await testDb()
  const { token } = await aLink(db)
  const app = await testApp({ db })
  await postForm(app, `/user/reset/${token}`, chosen)

  const used = await getPage(app, `/user/reset/${token}`)
  const again = await postForm(app, `/user/reset/${token}`, chosen)
  const unknown = await getPage(app, '/tr/user/reset/made-up')

  expect([used.status, again.status, unknown.status]).toEqual([410, 410, 410])
  expect(await unknown.text()).toContain('href="/tr/user/forgot"')
})

test.each([
  [{ password: 'short', confirmPassword: 'short' }, 'En az 8 karakter'],
  [{ confirmPassword: 'Yeni-Parola8' }, 'Şifreler aynı olmalıdır.'],
])('%j is refused with its words', async (change, sentence) => {
  const db = await testDb()
  const { token } = await aLink(db)

  const answer = await postForm(await testApp({ db }), `/tr/user/reset/${token}`, { ...chosen, ...change })

  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain(sentence)
})
