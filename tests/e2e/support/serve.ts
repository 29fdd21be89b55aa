/**
 * What the journeys run against: the production build on an empty folder of its own, with the demo season, and a real
 * mail server beside it that keeps what it is sent. Everything ends and is removed with this process.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { CLIENT, startSocialDouble } from '#modules/accounts/testing/social-double.ts'
import { PERSON, ports, SITE, STAFF } from './addresses.ts'
import { EXCHANGE_KEY } from './exchange-key.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'kafile-journeys-'))
const mails: { to: string[]; raw: string }[] = []

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, session, done) {
    const parts: Buffer[] = []
    stream.on('data', (part: Buffer) => parts.push(part))
    stream.on('end', () => {
      const to = session.envelope.rcptTo.map((recipient) => recipient.address.toLowerCase())
      mails.push({ to, raw: Buffer.concat(parts).toString('latin1') })
      done()
    })
  },
})
smtp.listen(ports.smtp, '127.0.0.1')

const door = createServer(async (request, response) => {
  const url = new URL(request.url ?? '/', 'http://door')
  if (url.pathname === '/ready') {
    const isReady = await fetch(`${SITE}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
    response.writeHead(isReady ? 200 : 503).end()
    return
  }
  const to = url.searchParams.get('to')?.toLowerCase() ?? ''
  response.setHeader('Content-Type', 'application/json')
  response.end(JSON.stringify(mails.filter((mail) => mail.to.includes(to)).map((mail) => mail.raw)))
})
door.listen(ports.mailDoor, '127.0.0.1')

/** The other site that visitors may sign in at, and the one person who has an account there. */
const social = await startSocialDouble(ports.social)
social.people.push({ sub: PERSON, name: PERSON, email: `${PERSON}@example.com` })

const site = spawn(process.execPath, ['server/main.mjs'], {
  stdio: ['ignore', 'inherit', 'inherit'],
  env: {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(ports.site),
    PUBLIC_URL: SITE,
    // Each journey is a visitor of its own: it says so as a proxy would.
    TRUSTED_PROXIES: '127.0.0.0/8, ::1',
    DATA_DIR: dataDir,
    DATABASE_URL: process.env['E2E_DATABASE_URL'] ?? '',
    DATA_KEYS: `test:${Buffer.alloc(32, 7).toString('base64')}`,
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    GOOGLE_CLIENT_ID: CLIENT.id,
    GOOGLE_CLIENT_SECRET: CLIENT.secret,
    GOOGLE_URL: social.url,
    TELEPHONY_URL: `http://127.0.0.1:${ports.mailDoor}/originate`,
    TELEPHONY_KEY: EXCHANGE_KEY,
    DEMO: 'season',
    DEMO_PASSWORD: STAFF.password,
  },
})

site.on('exit', (code) => {
  door.close()
  void social.close()
  smtp.close(() => {})
  rmSync(dataDir, { recursive: true, force: true })
  process.exit(code ?? 1)
})
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => site.kill('SIGTERM'))
