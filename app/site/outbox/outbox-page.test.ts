import { expect, test } from 'vitest'
import { readEnvironment } from '#platform/env.server.ts'
import { queueMail } from '#platform/mail/queue-mail.server.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

async function setUp(variables: Record<string, string>) {
  const db = await testDb()
  const attachments = [
    { filename: 'Sözleşme.pdf', contentType: 'application/pdf', bytes: new TextEncoder().encode('%PDF-') },
  ]
  await queueMail(db, {
    key: 'a',
    to: 'ayse@example.com',
    subject: 'Siparişiniz alındı',
    html: '<p>Merhaba</p>',
    text: '',
    locale: 'tr',
    attachments,
  })
  return testApp({ db, env: readEnvironment({ DATA_DIR: '/nonexistent', ...variables }) })
}

test('shows the mails of a local demonstration with their files', async () => {
  const app = await setUp({ PUBLIC_URL: 'http://kafile.test', DEMO: 'on' })

  const list = await (await getPage(app, '/tr/dev/outbox')).text()
  const [, mail = ''] = /href="(\/dev\/outbox\/[\w-]+)"/.exec(list) ?? []
  const shown = await getPage(app, mail)

  expect(list).toContain('Siparişiniz alındı')
  expect(await shown.text()).toBe('<p>Merhaba</p>')
  expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await (await getPage(app, `${mail}/0`)).text()).toBe('%PDF-')
})

test.each([
  ['no demonstration', { PUBLIC_URL: 'http://kafile.test', DEMO: 'off' }],
  ['a public address', { PUBLIC_URL: 'https://www.example.com', DEMO: 'on' }],
])('does not exist with %s', async (_, variables) => {
  const app = await setUp(variables)

  expect((await getPage(app, '/dev/outbox')).status).toBe(404)
})
