import { createServer } from 'node:net'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { mailHandlers } from '#platform/mail/deliver-mail.server.ts'
import { findMail, listMails } from '#platform/mail/list-mails.server.ts'
import { smtpTransport, type OutgoingMail } from '#platform/mail/mail-transport.server.ts'
import { noteIysPermission } from '#platform/messages/iys.server.ts'
import { writeSetting } from '#platform/settings/settings.server.ts'
import { runDueJobs } from '#tests/setup/run-jobs.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { forgetWriter } from '../data-of-person.server.ts'
import { leaveNewsletter } from '../leave-newsletter.server.ts'
import { listSubscriptions, removeSubscription } from '../list-subscriptions.server.ts'
import { newsletterSetting } from '../settings.server.ts'
import { aLetter, aLetterDraft, aReader, letterWorkIn, tenInTheMorning } from '../testing/a-letter.ts'
import { countReaders } from './count-readers.server.ts'
import { letterHandlers } from './letter-schedules.server.ts'
import { findLetter } from './list-letters.server.ts'
import { noteBounceReport, putBackSubscription } from './note-bounces.server.ts'
import { sendDueMails } from './send-due-mails.server.ts'
import { moveLetter, sendLetter } from './send-letter.server.ts'
import { sendTrialLetter, showLetter } from './show-letter.server.ts'
import { beginLetter, removeLetter, restoreLetter, writeLetterDraft } from './write-letter-draft.server.ts'

const now = tenInTheMorning
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const sendIn = (db: Db, at = now) => sendDueMails(letterWorkIn(db), at)

async function progressOf(db: Db, { admin, id }: Awaited<ReturnType<typeof aLetter>>) {
  const found = await findLetter(db, admin, id)
  return { state: found?.letter.state, ...found?.progress }
}

/** Hands over what waits, to a mail server that only keeps it, or to one that says no. */
async function deliverIn(db: Db, transport: (mail: OutgoingMail) => Promise<string>) {
  const handlers = [...mailHandlers({ db, transport }), ...letterHandlers({ db })]
  await runDueJobs(db, handlers)
}

test('a mail of the newsletter can be left by one click, names its list and the firm, and tells the departures on sale', async () => {
  const db = await testDb()
  const free = await aDeparture(db, { departsOn: plainDate('2027-01-20') })
  const full = await aDeparture(db, { departsOn: plainDate('2027-02-20') })
  await sql`update departures set seats_sold = capacity where public_id = ${full.id}`.execute(db)
  const reader = await aReader(db)
  const letter = await aLetter(db, { departures: [full.id, free.id, 'gone'] })
  await sendLetter(db, letter.admin, letter, now)
  await sendIn(db)

  const taken: OutgoingMail[] = []
  await deliverIn(db, async (mail) => String(taken.push(mail)))

  const leave = `https://kafile.example/tr/newsletter/leave/${reader.leaveToken}`
  const [mail] = taken
  expect(taken).toHaveLength(1)
  expect(mail).toMatchObject({ to: reader.email, subject: 'Ocak seferleri' })
  expect(mail?.headers).toEqual({
    'List-Unsubscribe': `<${leave}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'List-Id': '<newsletter.kafile.example>',
    Precedence: 'bulk',
  })
  const text = mail?.text ?? ''
  expect(text).toContain(leave)
  expect(mail?.html).toContain(`href="${leave}"`)
  for (const said of [
    'Bu ayın seferleri hazır.',
    'Hayırlı yolculuklar.',
    'Kafile Turizm',
    'MERSİS 0123 4567 8901 2345',
  ])
    expect(text).toContain(said)
  expect(text).toContain(`https://kafile.example/tr/tour/${free.id}`)
  expect(text).not.toContain(full.id)
})

test('a draft is kept as it was typed, unfinished too, and in the version that was seen', async () => {
  const db = await testDb()
  const { admin, id, version } = await aLetter(db)
  const draft = aLetterDraft()
  draft.texts.ar.subject = 'رحلات يناير'

  const written = await writeLetterDraft(db, admin, { id, version, draft }, now)
  const late = await writeLetterDraft(db, admin, { id, version, draft }, now)

  expect(written).toMatchObject({ ok: true, value: { texts: draft.texts, version: version + 1 } })
  expect(late).toEqual({ ok: false, error: { code: 'edit-conflict' } })
})

test('what is too long, or ends before it begins, is refused by its field', async () => {
  const db = await testDb()
  const { admin, id, version } = await aLetter(db)
  const audience = { languages: [], since: plainDate('2026-02-01'), until: plainDate('2026-01-01') }
  const draft = aLetterDraft({ audience })
  draft.texts.en.subject = 'x'.repeat(151)

  const written = await writeLetterDraft(db, admin, { id, version, draft }, now)

  const faults = [
    { field: 'en.subject', code: 'text-long' },
    { field: 'until', code: 'date-order' },
  ]
  expect(written).toEqual({ ok: false, error: { code: 'invalid-fields', faults } })
})

test('a new newsletter proposes departures; a draft that was thrown away comes back whole', async () => {
  const db = await testDb()
  const { id: departure } = await aDeparture(db, { departsOn: plainDate('2027-01-20') })
  const { admin } = await aLetter(db)
  const { id } = await beginLetter(db, admin, now)
  const before = await findLetter(db, admin, id)

  const removed = await removeLetter(db, admin, id, now)
  const gone = await findLetter(db, admin, id)
  await restoreLetter(db, admin, removed.ok ? removed.value.undo : '', now)

  expect(before?.letter.departures).toEqual([departure])
  expect(gone).toBeUndefined()
  expect(await findLetter(db, admin, id)).toEqual(before)
})

test('readers whose language was not written are counted as not reached, unless another language stands in', async () => {
  const db = await testDb()
  await aReader(db)
  await aReader(db, { language: 'ar' })
  await aReader(db, { language: 'en', at: new Date('2026-01-01T00:00:00Z') })
  const { admin } = await aLetter(db)

  const alone = await countReaders(db, admin, aLetterDraft())
  const standIn = await countReaders(db, admin, aLetterDraft({ fallback: 'tr' }))
  const since = plainDate('2026-06-01')
  const later = await countReaders(db, admin, {
    ...aLetterDraft({ fallback: 'tr' }),
    audience: { languages: ['en', 'ar'], since, until: null },
  })

  expect([alone.total, alone.notReached]).toEqual([1, 2])
  expect([standIn.total, standIn.notReached]).toEqual([3, 0])
  expect(standIn.readers.ar).toEqual({ count: 1, getIn: 'tr' })
  expect([later.total, later.notReached]).toEqual([1, 0])
})

test.each([
  [
    'letters-switched-off',
    async (db: Db) => writeSetting(db, newsletterSetting, { isAllowed: false, mailsPerMinute: 9 }),
  ],
  ['letter-without-readers', async (db: Db) => void (await sql`delete from newsletter_subscriptions`.execute(db))],
  ['letter-unfinished', async (db: Db) => void (await sql`update letters set texts = '{}'`.execute(db))],
  [
    'letter-gone-out',
    async (db: Db) => void (await sql`update letters set state = 'sent', started_at = now()`.execute(db)),
  ],
])('%s: nothing is sent', async (code, spoil) => {
  const db = await testDb()
  await aReader(db)
  const letter = await aLetter(db)
  await spoil(db)

  const sent = await sendLetter(db, letter.admin, letter, now)

  expect(sent).toEqual({ ok: false, error: { code } })
  expect(await sendIn(db)).toBe(0)
})

test('one newsletter goes out at a time', async () => {
  const db = await testDb()
  await aReader(db)
  const [first, second] = [await aLetter(db), await aLetter(db)]

  await sendLetter(db, first.admin, first, now)
  const meanwhile = await sendLetter(db, second.admin, second, now)
  await sendIn(db)
  const after = await sendLetter(db, second.admin, second, now)

  expect(meanwhile).toEqual({ ok: false, error: { code: 'letter-under-way' } })
  expect(after).toEqual({ ok: true, value: { readers: 1 } })
})

test('mails leave at the pace of the setting, and none is added while the mail server takes nothing', async () => {
  const db = await testDb()
  for (let nth = 0; nth < 7; nth += 1) await aReader(db)
  const letter = await aLetter(db, {}, { mailsPerMinute: 3 })
  await sendLetter(db, letter.admin, letter, now)

  const first = await sendIn(db)
  const sameMinute = await sendIn(db, minutesLater(0.5))
  const stuck = await sendIn(db, minutesLater(2))
  await deliverIn(db, async () => 'taken')
  const next = await sendIn(db, minutesLater(2))
  await deliverIn(db, async () => 'taken')
  const last = await sendIn(db, minutesLater(4))
  await sendIn(db, minutesLater(6))

  expect([first, sameMinute, stuck, next, last]).toEqual([3, 0, 0, 3, 1])
  expect(await progressOf(db, letter)).toMatchObject({ state: 'sent', total: 7, sent: 6, queued: 1 })
})

test('a newsletter rests, goes on, and ends for good where staff say so', async () => {
  const db = await testDb()
  for (let nth = 0; nth < 4; nth += 1) await aReader(db)
  const letter = await aLetter(db, {}, { mailsPerMinute: 2 })
  await sendLetter(db, letter.admin, letter, now)
  const move = (what: 'pause' | 'resume' | 'stop') => moveLetter(db, letter.admin, { id: letter.id, move: what }, now)

  await move('pause')
  const paused = await sendIn(db)
  await move('resume')
  const resumed = await sendIn(db)
  await move('stop')
  const stopped = await sendIn(db, minutesLater(2))

  expect([paused, resumed, stopped]).toEqual([0, 2, 0])
  expect(await move('resume')).toEqual({ ok: false, error: { code: 'status-transition' } })
  expect((await findLetter(db, letter.admin, letter.id))?.letter).toMatchObject({ state: 'stopped', endedAt: now })
})

test('who leaves, or is taken off, between queueing and sending is not written to, wherever the mail waits', async () => {
  const db = await testDb()
  const readers = [await aReader(db), await aReader(db), await aReader(db), await aReader(db)]
  const letter = await aLetter(db, {}, { mailsPerMinute: 2 })
  await sendLetter(db, letter.admin, letter, now)
  await sendIn(db)
  const waiting = await listMails(db)
  const inQueue = readers.find(({ email }) => waiting.some(({ to }) => to === email))
  const toCome = readers.filter(({ email }) => !waiting.some(({ to }) => to === email))

  await leaveNewsletter(db, inQueue?.leaveToken ?? '', now)
  await removeSubscription(db, letter.admin, toCome[0]?.id ?? '', now)
  const taken: string[] = []
  const keep = async ({ to }: OutgoingMail) => String(taken.push(to))
  await deliverIn(db, keep)
  await sendIn(db, minutesLater(2))
  await deliverIn(db, keep)

  expect(waiting).toHaveLength(2)
  expect(taken.toSorted()).toEqual(
    readers
      .map(({ email }) => email)
      .filter((email) => email !== inQueue?.email && email !== toCome[0]?.email)
      .toSorted(),
  )
  expect(await progressOf(db, letter)).toMatchObject({ total: 4, sent: 2, left: 2, queued: 0 })
})

test('who leaves and comes back while it goes out gets it once', async () => {
  const db = await testDb()
  const reader = await aReader(db)
  const letter = await aLetter(db)
  await sendLetter(db, letter.admin, letter, now)
  await sendIn(db)
  await deliverIn(db, async () => 'taken')
  await leaveNewsletter(db, reader.leaveToken, now)
  await aReader(db, { email: reader.email })

  await sendIn(db, minutesLater(2))

  expect(await listMails(db)).toHaveLength(1)
})

test('a no in the national register is heard at the moment of sending', async () => {
  const db = await testDb()
  const { email } = await aReader(db)
  await aReader(db)
  const letter = await aLetter(db)
  await sendLetter(db, letter.admin, letter, now)
  const no = { recipient: email.toUpperCase(), type: 'EPOSTA', recipientType: 'BIREYSEL', status: 'RET' } as const
  await noteIysPermission(db, { ...no, source: 'HS_WEB', consentAt: now }, now)

  expect(await sendIn(db)).toBe(1)
  expect((await listMails(db)).map(({ to }) => to)).not.toContain(email)
})

test('an address that its mail server refuses for good is tried once, not written to again, and can be put back', async () => {
  const db = await testDb()
  const gone = await aReader(db, { email: 'gone@example.com' })
  const letter = await aLetter(db)
  await sendLetter(db, letter.admin, letter, now)
  await sendIn(db)
  const server = await aMailServer()

  await deliverIn(db, smtpTransport(server.url))
  await server.close()
  const { subscriptions } = await listSubscriptions(db, letter.admin, { state: 'bounced', page: 1, pageSize: 9 })
  const counted = await countReaders(db, letter.admin, aLetterDraft())
  await putBackSubscription(db, letter.admin, gone.id, now)
  const again = await countReaders(db, letter.admin, aLetterDraft())

  expect(server.refused()).toBe(1)
  expect(subscriptions).toMatchObject([{ id: gone.id, bounced: { reason: expect.stringContaining('5.1.1') } }])
  expect(await progressOf(db, letter)).toMatchObject({ bounced: 1, sent: 0, queued: 0 })
  expect([counted.total, again.total]).toEqual([0, 1])
})

test('a mail that the server refuses for another reason counts as not delivered, and the address stays', async () => {
  const db = await testDb()
  const reader = await aReader(db)
  const letter = await aLetter(db)
  await sendLetter(db, letter.admin, letter, now)
  await sendIn(db)
  await sql`update mail_messages set tries = 12`.execute(db)
  const policy = Object.assign(new Error('no'), { code: 'EENVELOPE', response: '550 5.7.1 policy' })

  await expect(deliverIn(db, () => Promise.reject(policy))).rejects.toThrow('no')
  await deliverIn(db, async () => 'taken')

  expect(await progressOf(db, letter)).toMatchObject({ failed: 1, bounced: 0, queued: 0 })
  const { subscriptions } = await listSubscriptions(db, letter.admin, { state: 'done', page: 1, pageSize: 9 })
  expect(subscriptions).toMatchObject([{ id: reader.id, bounced: null }])
})

test('a report that came back marks whom it names, tells who is none of the readers, and finds nobody in other words', async () => {
  const db = await testDb()
  await aReader(db, { email: 'ayse@example.com' })
  const letter = await aLetter(db)
  await sendLetter(db, letter.admin, letter, now)
  await sendIn(db)
  await deliverIn(db, async () => 'taken')
  const named = (email: string) =>
    `Final-Recipient: rfc822; ${email}\r\nAction: failed\r\nStatus: 5.1.1\r\nDiagnostic-Code: smtp; 550 no such user`
  const report = `Reporting-MTA: dns; mx.example.com\r\n\r\n${named('Ayse@Example.com')}\r\n\r\n${named('nobody@example.com')}`

  const noted = await noteBounceReport(db, letter.admin, report, minutesLater(5))
  const other = await noteBounceReport(db, letter.admin, 'Merhaba, teşekkürler.', minutesLater(5))

  expect(noted).toEqual({ ok: true, value: { noted: 1, unknown: 1 } })
  expect(other).toEqual({ ok: false, error: { code: 'bounce-report' } })
  expect(await progressOf(db, letter)).toMatchObject({ bounced: 1, sent: 0 })
})

test('a trial goes to whom staff name, in one language, and counts nowhere', async () => {
  const db = await testDb()
  const letter = await aLetter(db)
  const draft = aLetterDraft()
  const to = { draft, locale: 'tr', to: 'staff@example.com' } as const

  const sent = await sendTrialLetter(letterWorkIn(db), letter.admin, to, now)
  const wrong = await sendTrialLetter(letterWorkIn(db), letter.admin, { ...to, to: 'staff' }, now)

  expect(sent.ok).toBe(true)
  expect(wrong).toEqual({ ok: false, error: { code: 'email' } })
  const mails = await listMails(db)
  expect(mails).toMatchObject([{ to: 'staff@example.com', subject: 'Ocak seferleri' }])
  const shown = await showLetter(letterWorkIn(db), letter.admin, { draft, locale: 'ar' }, now)
  expect(shown.html).toContain('dir="rtl"')
  expect((await findMail(db, mails[0]?.id ?? ''))?.html).toContain('Bültenden çık')
})

test('nothing of a newsletter leads back to somebody who asked to be forgotten', async () => {
  const db = await testDb()
  const reader = await aReader(db)
  const letter = await aLetter(db)
  await sendLetter(db, letter.admin, letter, now)
  await sendIn(db)
  await deliverIn(db, async () => 'taken')

  await forgetWriter(db, reader.email, now)

  const { rows } =
    await sql`select address_hash = id::text and subscription_id = id as "isNobody" from letter_recipients`.execute(db)
  expect(rows).toEqual([{ isNobody: true }])
  expect(await progressOf(db, letter)).toMatchObject({ total: 1, sent: 1 })
})

/** A mail server that knows no recipient. */
async function aMailServer() {
  let refused = 0
  const server = createServer((socket) => {
    socket.write('220 mx.example.com ESMTP\r\n')
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
        if (/^RCPT/i.test(line)) refused += 1
        if (/^QUIT/i.test(line)) socket.end('221 bye\r\n')
        else socket.write(/^RCPT/i.test(line) ? '550 5.1.1 No such user\r\n' : '250 ok\r\n')
      }
    })
    socket.on('error', () => {})
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    refused: () => refused,
    close: () => new Promise((closed) => server.close(closed)),
  }
}
