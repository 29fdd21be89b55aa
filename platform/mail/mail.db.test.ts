import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import type { Db } from '#platform/db/client.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { deliver } from './deliver-mail.server.ts'
import { listMails } from './list-mails.server.ts'
import { outboxTransport, smtpTransport, type MailTransport } from './mail-transport.server.ts'
import { queueMail, type Mail } from './queue-mail.server.ts'
import { own } from './tables.server.ts'

const now = new Date('2026-12-01T09:00:00Z')
const mail: Mail = {
  key: 'order-received:1',
  to: 'ayse@example.com',
  subject: 'Rezervasyonunuz alındı: 2026-000123 · تسلّمنا حجزك',
  html: '<p>Sayın Ayşe Yılmaz</p>',
  text: 'Sayın Ayşe Yılmaz',
  locale: 'tr',
  attachments: [
    { filename: 'Sözleşme.pdf', contentType: 'application/pdf', bytes: new TextEncoder().encode('%PDF-1.7') },
  ],
}

/** A mail server that takes what `accept` takes, and keeps it. */
async function aMailServer(accept: () => boolean = () => true): Promise<{ url: string; received: string[] }> {
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (!accept()) return done(new Error('Not now'))
        received.push(Buffer.concat(chunks).toString('utf8'))
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)))
  const address = server.server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return { url: `smtp://127.0.0.1:${port}?ignoreTLS=true`, received }
}

async function queuedMail(change: Partial<Mail> = {}) {
  const db = await testDb()
  await queueMail(db, { ...mail, ...change })
  const { id } = await own(db).selectFrom('mail_messages').select('id').executeTakeFirstOrThrow()
  const state = () =>
    own(db).selectFrom('mail_messages').select(['state', 'tries', 'provider_id', 'sent_at']).executeTakeFirstOrThrow()
  return { db, id, state }
}

test('sends a mail with Turkish and Arabic letters in its headers', async () => {
  const { db, id, state } = await queuedMail()
  const { url, received } = await aMailServer()

  await deliver(db, smtpTransport(url), id, now)

  const [message = ''] = received
  const subject = message.match(/^Subject: ((?:.|\r\n[ \t])*)/m)?.[1] ?? ''
  expect(decodeHeader(subject)).toBe(mail.subject)
  expect(message).toMatch(/^[\t\n\r -~]*$/)
  expect(message).toContain('Content-Language: tr')
  expect(message).toContain('Auto-Submitted: auto-generated')
  expect(message).toContain('multipart/alternative')
  expect(message).toContain(Buffer.from('%PDF-1.7').toString('base64'))
  expect(await state()).toEqual({ state: 'sent', tries: 1, provider_id: `<${id}@kafile.example>`, sent_at: now })
})

test('sends a mail once, also when the job runs twice', async () => {
  const { db, id } = await queuedMail()
  const { url, received } = await aMailServer()

  await deliver(db, smtpTransport(url), id, now)
  await deliver(db, smtpTransport(url), id, now)

  expect(received).toHaveLength(1)
})

test('writes one mail for one occasion', async () => {
  const db = await testDb()

  expect(await queueMail(db, mail)).toBe(true)
  expect(await queueMail(db, { ...mail, subject: 'Again' })).toBe(false)
  expect(await listMails(db)).toMatchObject([{ subject: mail.subject, attachments: ['Sözleşme.pdf'], state: 'queued' }])
})

test('tries again after a refusal and sends the message under the same id', async () => {
  const { db, id, state } = await queuedMail()
  let isOpen = false
  const { url, received } = await aMailServer(() => isOpen)

  await expect(deliver(db, smtpTransport(url), id, now)).rejects.toThrow('Not now')
  expect(await state()).toMatchObject({ state: 'queued', tries: 1 })
  isOpen = true
  await deliver(db, smtpTransport(url), id, now)

  expect(received[0]).toContain(`Message-ID: <${id}@kafile.example>`)
  expect(await state()).toMatchObject({ state: 'sent', tries: 2 })
})

test('gives up after the last try', async () => {
  const { db, id, state } = await queuedMail()
  const broken: MailTransport = async () => {
    throw new Error('no route to host')
  }

  for (let tries = 0; tries < 13; tries += 1) await expect(deliver(db, broken, id, now)).rejects.toThrow('no route')

  expect(await state()).toMatchObject({ state: 'failed', tries: 13 })
})

test('keeps mails as files where no mail server is named', async () => {
  const { db, id } = await queuedMail()
  const folder = await mkdtemp(join(tmpdir(), 'outbox-'))
  onTestFinished(() => rm(folder, { recursive: true }))

  await deliver(db, outboxTransport(folder), id, now)

  expect((await readdir(folder)).toSorted()).toEqual([`${id}.eml`, `${id}.json`])
  expect(await readFile(join(folder, `${id}.eml`), 'utf8')).toContain('To: ayse@example.com')
  expect(JSON.parse(await readFile(join(folder, `${id}.json`), 'utf8'))).toMatchObject({
    to: 'ayse@example.com',
    subject: mail.subject,
    attachments: [{ filename: 'Sözleşme.pdf', bytes: 8 }],
  })
})

test('lets nobody write headers through a subject', async () => {
  const { db, id } = await queuedMail({ subject: 'Hello\r\nBcc: all@example.com' })
  const { url, received } = await aMailServer()

  await deliver(db, smtpTransport(url), id, now)

  expect(received[0]).not.toMatch(/^Bcc:/m)
})

/** RFC 2047 words of a header, joined as a mail program shows them. */
function decodeHeader(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString('latin1')
        : text
            .replaceAll('_', ' ')
            .replace(/=([0-9A-F]{2})/gi, (__, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    )
    .replace(/[\u0080-\u00ff]+/g, (bytes) => Buffer.from(bytes, 'latin1').toString('utf8'))
}

test('a mail that was taken is noted when the database is back, and not sent again', async () => {
  const { db, id, state } = await queuedMail()
  const { url, received } = await aMailServer()
  await loseWrites(db, { times: 1 })

  await deliver(db, smtpTransport(url), id, now)

  expect(received).toHaveLength(1)
  expect(await state()).toMatchObject({ state: 'sent', tries: 1, sent_at: now })
})

test('a mail that was taken and could not be noted is only noted by the next try', async () => {
  const { db, id, state } = await queuedMail()
  const { url, received } = await aMailServer()
  const taken = new Map([[id, '<known@mail.example>']])

  await deliver(db, smtpTransport(url), id, now, taken)

  expect(received).toHaveLength(0)
  expect(await state()).toMatchObject({ state: 'sent', provider_id: '<known@mail.example>' })
  expect(taken.size).toBe(0)
})

/** The first notes of a sent mail meet a server that is being shut down. */
async function loseWrites(db: Db, { times }: { times: number }): Promise<void> {
  await sql`create sequence lost_writes`.execute(db)
  await sql
    .raw(
      `create function lose_write() returns trigger language plpgsql as $$ begin
        if new.state = 'sent' and nextval('lost_writes') <= ${times} then
          raise exception 'terminating connection' using errcode = '57P01';
        end if;
        return new;
      end $$`,
    )
    .execute(db)
  await sql`create trigger lose_write before update on mail_messages for each row execute function lose_write()`.execute(
    db,
  )
}
