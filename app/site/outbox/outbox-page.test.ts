import { expect, test } from 'vitest'
import { readEnvironment } from '#platform/env.server.ts'
import { queueMail } from '#platform/mail/queue-mail.server.ts'
import type { Caller } from '#platform/http/caller.server.ts'
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
    subject: 'Rezervasyonunuz alındı',
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

  expect(list).toContain('Rezervasyonunuz alındı')
  expect(await shown.text()).toBe('<p>Merhaba</p>')
  expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await (await getPage(app, `${mail}/0`)).text()).toBe('%PDF-')
})

test.each([
  ['from another machine of the network', { address: '192.168.1.7', isOnThisMachine: false }],
  ['through a proxy on this machine', { address: '127.0.0.1', isOnThisMachine: false }],
] satisfies [string, Caller][])('does not exist %s, whatever host is named', async (_, caller) => {
  const app = await setUp({ PUBLIC_URL: 'http://localhost:3000', DEMO: 'on' })

  const pages = ['/dev/outbox', '/tr/dev/outbox'].map((path) =>
    app.respond(new Request(`http://localhost:3000${path}`, { headers: { host: 'localhost:3000' } }), caller),
  )

  expect((await Promise.all(pages)).map(({ status }) => status)).toEqual([404, 404])
})

test.each([
  ['no demonstration', { PUBLIC_URL: 'http://kafile.test', DEMO: 'off' }],
  ['a public address', { PUBLIC_URL: 'https://www.example.com', DEMO: 'on' }],
])('does not exist with %s', async (_, variables) => {
  const app = await setUp(variables)

  expect((await getPage(app, '/dev/outbox')).status).toBe(404)
})
