import { expect, test } from 'vitest'
import type { Db } from '#platform/db/client.server.ts'
import { deliver as deliverMail } from '#platform/mail/deliver-mail.server.ts'
import type { MailTransport } from '#platform/mail/mail-transport.server.ts'
import { queueMailAgain } from '#platform/mail/queue-mail-again.server.ts'
import { queueMail } from '#platform/mail/queue-mail.server.ts'
import { own as mails } from '#platform/mail/tables.server.ts'
import { deliver as deliverMessage } from '#platform/messages/deliver-message.server.ts'
import { hearReports } from '#platform/messages/hear-reports.server.ts'
import { queueMessage } from '#platform/messages/queue-message.server.ts'
import { own as messages } from '#platform/messages/tables.server.ts'
import { agreeTo, aMessage, atTen, minutesAfterTen } from '#platform/messages/testing/a-message.ts'
import { aWhatsApp } from '#platform/messages/testing/whatsapp-double.ts'
import { mortal } from '#tests/money/mortal-db.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { listUndelivered, listUndeliveredOf } from './list-undelivered.server.ts'
import { own } from './tables.server.ts'

const about = 'order:1'

const mail = {
  key: 'order-confirmation:1',
  about,
  to: 'ayse@exmaple.com',
  subject: 'Rezervasyonunuz onaylandı',
  html: '<p>x</p>',
  text: 'x',
  locale: 'tr',
} as const

const ANSWER = '550 5.1.1 <ayse@exmaple.com>: no such user here'

const refused: MailTransport = async () => {
  throw Object.assign(new Error(`Can't send mail: ${ANSWER}`), { code: 'EENVELOPE', response: ANSWER })
}

const broken: MailTransport = async () => {
  throw new Error('no route to host')
}

const taken: MailTransport = async () => '<taken@mail.example>'

async function mailId(db: Db, key: string): Promise<string> {
  return (
    await mails(db).selectFrom('mail_messages').select('id').where('message_key', '=', key).executeTakeFirstOrThrow()
  ).id
}

const send = async (db: Db, key: string, transport: MailTransport) =>
  deliverMail(db, transport, await mailId(db, key), atTen)

test('a mail whose address is refused for good waits at once, with the word of the mail server, and is not tried again', async () => {
  const db = await testDb()
  await queueMail(db, mail)

  await send(db, mail.key, refused)

  expect(await listUndelivered(db, about)).toMatchObject([
    { reason: 'address-refused', recipient: mail.to, words: mail.subject, answer: ANSWER },
  ])
  const { state, tries } = await mails(db).selectFrom('mail_messages').selectAll().executeTakeFirstOrThrow()
  expect([state, tries]).toEqual(['failed', 1])
})

test('a mail that no server takes waits when it is given up, and not before', async () => {
  const db = await testDb()
  await queueMail(db, mail)

  for (let tries = 0; tries < 12; tries += 1) await expect(send(db, mail.key, broken)).rejects.toThrow('no route')
  const before = await listUndelivered(db, about)
  await expect(send(db, mail.key, broken)).rejects.toThrow('no route')

  expect([before, await listUndelivered(db, about)]).toMatchObject([[], [{ reason: 'given-up' }]])
})

test('who has neither an address nor a way waits once for an occasion, also after it was told', async () => {
  const db = await testDb()
  const message = aMessage({ about, email: '' })

  await queueMessage(db, message)
  await queueMessage(db, message)
  const waiting = await listUndelivered(db, about)
  await own(db).updateTable('undelivered').set({ settled_at: atTen, settled_how: 'told' }).execute()
  await queueMessage(db, message)

  expect(waiting).toMatchObject([{ reason: 'no-address', recipient: '', words: 'Yolculuğunuz değişti' }])
  expect(await listUndelivered(db, about)).toEqual([])
})

test('a message that fails on its last way waits, until a late report says that it arrived', async () => {
  const db = await testDb()
  const whatsapp = await aWhatsApp()
  const accounts = { whatsapp: whatsapp.account, sms: undefined }
  await agreeTo(db, ['whatsapp'])
  await queueMessage(db, aMessage({ about, email: '' }))
  const { id } = await messages(db).selectFrom('messages').select('id').executeTakeFirstOrThrow()
  await deliverMessage({ db, accounts }, id, atTen)
  const attempt = await messages(db).selectFrom('message_attempts').selectAll().executeTakeFirstOrThrow()
  const report = { providerRef: attempt.provider_ref ?? '', attemptId: attempt.id }

  await hearReports(db, 'whatsapp', [{ ...report, state: 'failed', at: atTen, failure: '131026' }], atTen)
  await deliverMessage({ db, accounts }, id, minutesAfterTen(1))
  const waiting = await listUndelivered(db, about)
  await hearReports(db, 'whatsapp', [{ ...report, state: 'delivered', at: atTen, failure: null }], minutesAfterTen(2))

  expect(waiting).toMatchObject([{ reason: 'no-way', recipient: '+905321234567', answer: '131026' }])
  expect(await listUndelivered(db, about)).toEqual([])
})

test('the same news that arrives later settles it; other news of it does not', async () => {
  const db = await testDb()
  await queueMail(db, mail)
  await send(db, mail.key, refused)

  await queueMail(db, { ...mail, key: 'part-paid:1', subject: 'Ödemeniz alındı' })
  await send(db, 'part-paid:1', taken)
  const after = await listUndelivered(db, about)
  await queueMailAgain(db, { keys: [mail.key], againKey: 'again:1', to: 'ayse@example.com' })
  await send(db, 'again:1', taken)

  expect([after.length, await listUndelivered(db, about)]).toEqual([1, []])
  expect(
    await mails(db).selectFrom('mail_messages').select('recipient').where('message_key', '=', 'again:1').execute(),
  ).toEqual([{ recipient: 'ayse@example.com' }])
})

test('what fails once more waits once, as what failed last', async () => {
  const db = await testDb()
  await queueMail(db, mail)
  await send(db, mail.key, refused)
  await queueMailAgain(db, { keys: [mail.key], againKey: 'again:1' })

  await send(db, 'again:1', refused)

  expect(await listUndelivered(db, about)).toMatchObject([{ occasion: 'again:1' }])
  expect(await listUndeliveredOf(db, 'order')).toMatchObject([{ about, count: 1, latest: { words: mail.subject } }])
})

test('a newsletter and what is of nothing wait for nobody', async () => {
  const db = await testDb()
  await queueMail(db, {
    ...mail,
    about: '',
    key: 'letter:1',
    headers: { 'List-Unsubscribe': '<https://kafile.example>' },
  })
  await queueMail(db, { ...mail, about: '', key: 'x:1' })

  await send(db, 'letter:1', refused)
  await expect(send(db, 'x:1', refused)).rejects.toThrow(ANSWER)

  expect(await own(db).selectFrom('undelivered').select('id').execute()).toEqual([])
})

test.each([1, 2, 3, 4, 5])('killed before step %i, a refused mail waits in the end, once', async (lastStep) => {
  const db = await testDb()
  await queueMail(db, mail)
  const id = await mailId(db, mail.key)
  const dying = mortal(db, lastStep, () => {})

  await deliverMail(dying.db, refused, id, atTen).catch(() => {})
  await deliverMail(db, refused, id, atTen)

  expect(await listUndelivered(db, about)).toMatchObject([{ reason: 'address-refused' }])
})
