import { expect, test } from 'vitest'
import type { Db } from '#platform/db/client.server.ts'
import type { MessageAccounts } from './message-accounts.ts'
import { listMails } from '#platform/mail/list-mails.server.ts'
import { queueMail } from '#platform/mail/queue-mail.server.ts'
import { writeSetting } from '#platform/settings/settings.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { listChoices, noteChoice, takeAnswer } from './choices.server.ts'
import { deliver } from './deliver-message.server.ts'
import { hearReports } from './hear-reports.server.ts'
import { findCommercialPermit, noteIysPermission, type IysRecipient } from './iys.server.ts'
import { listSent } from './list-sent.server.ts'
import { lookAfterMessages } from './look-after-messages.server.ts'
import { messageRulesSetting } from './message-rules-setting.server.ts'
import type { MessageWay } from '#kernel/message-way.ts'
import { queueMessage, type ServiceMessage } from './queue-message.server.ts'
import { own } from './tables.server.ts'
import { agreeTo, aMessage, atTen, minutesAfterTen, PHONE } from './testing/a-message.ts'
import { aNetgsm } from './testing/netgsm-double.ts'
import { aWhatsApp } from './testing/whatsapp-double.ts'
import { readNotification } from './whatsapp/read-notification.server.ts'

/** Both contracts, and somebody who agreed to some ways. */
async function atTheDesk(agreed: readonly MessageWay[], change: Partial<ServiceMessage> = {}) {
  const db = await testDb()
  const [whatsapp, netgsm] = [await aWhatsApp(), await aNetgsm()]
  const accounts: MessageAccounts = { whatsapp: whatsapp.account, sms: netgsm.account }
  await agreeTo(db, agreed)
  const isWritten = await queueMessage(db, aMessage(change))
  const send = async (at = atTen) => {
    const message = await own(db).selectFrom('messages').select('id').executeTakeFirstOrThrow()
    return deliver({ db, accounts }, message.id, at)
  }
  const look = async (at: Date) => {
    await lookAfterMessages({ db, accounts }, at)
    await send(at)
  }
  const hear = (notification: { body: string }) =>
    hearReports(db, 'whatsapp', readNotification(notification.body).reports, atTen)
  return { db, whatsapp, netgsm, accounts, isWritten, send, look, hear }
}

async function standing(db: Db) {
  const messages = await own(db).selectFrom('messages').select('state').execute()
  const tries = await own(db).selectFrom('message_attempts').select(['way', 'state']).orderBy('created_at').execute()
  return {
    message: messages[0]?.state,
    tries: tries.map(({ way, state }) => `${way} ${state}`),
    mails: (await listMails(db)).map(({ to }) => to),
  }
}

test('who agreed to WhatsApp is written to there, by the template, in their language', async () => {
  const { db, whatsapp, send } = await atTheDesk(['whatsapp', 'sms'])

  await send()
  await send()

  expect(whatsapp.taken).toHaveLength(1)
  expect(whatsapp.taken[0]).toMatchObject({
    to: '905321234567',
    template: {
      name: 'journey_changed',
      language: { code: 'tr' },
      components: [{ parameters: [{ text: 'Ayşe Yılmaz' }, { text: '2027-000123' }] }],
    },
  })
  expect(await standing(db)).toEqual({ message: 'open', tries: ['whatsapp accepted'], mails: [] })
})

test('who agreed to nothing gets the mail at once', async () => {
  const { db, isWritten } = await atTheDesk([])

  expect([isWritten, await standing(db)]).toEqual([
    true,
    { message: undefined, tries: [], mails: ['ayse@example.com'] },
  ])
})

test('one occasion is told once, whichever way', async () => {
  const { db } = await atTheDesk(['sms'])

  expect(await queueMessage(db, aMessage())).toBe(false)
})

test('a short message goes under the title of the sender, with Turkish letters and without asking the register', async () => {
  const { db, netgsm, send } = await atTheDesk(['sms'])

  await send()

  expect(netgsm.taken).toMatchObject([
    {
      msgheader: 'KAFILE',
      encoding: 'TR',
      iysfilter: '0',
      messages: [{ no: '5321234567', msg: 'Sayın Ayşe Yılmaz, 2027-000123 numaralı yolculuğunuz değişti.' }],
    },
  ])
  expect(await standing(db)).toMatchObject({ tries: ['sms accepted'] })
})

test('a short message in Arabic to another country is written as its letters need', async () => {
  const db = await testDb()
  const netgsm = await aNetgsm()
  const phone = '+966501234567'
  await agreeTo(db, ['sms'], phone)
  await queueMessage(
    db,
    aMessage({ phone, locale: 'ar', words: { template: 't', parameters: [], body: 'تغيّرت رحلتك' } }),
  )
  const { id } = await own(db).selectFrom('messages').select('id').executeTakeFirstOrThrow()

  await deliver({ db, accounts: { whatsapp: undefined, sms: netgsm.account } }, id, atTen)

  expect(netgsm.taken).toMatchObject([{ encoding: 'UNICODE', messages: [{ no: '00966501234567' }] }])
})

test('what was delivered and read ends there, in whichever order it is reported, and twice', async () => {
  const { db, whatsapp, send, look, hear } = await atTheDesk(['whatsapp'])
  await send()
  const [message] = whatsapp.taken

  await hear(whatsapp.notification(message, 'read', { at: minutesAfterTen(2) }))
  await hear(whatsapp.notification(message, 'delivered', { at: minutesAfterTen(1) }))
  await hear(whatsapp.notification(message, 'failed'))
  await look(minutesAfterTen(60))

  expect(await standing(db)).toEqual({ message: 'reached', tries: ['whatsapp read'], mails: [] })
})

test('what is reported as undeliverable goes by short message, and by mail when that fails too', async () => {
  const { db, whatsapp, netgsm, send, look, hear } = await atTheDesk(['whatsapp', 'sms'])
  await send()

  await hear(whatsapp.notification(whatsapp.taken[0], 'failed'))
  await send(minutesAfterTen(1))
  expect(await standing(db)).toMatchObject({ tries: ['whatsapp failed', 'sms accepted'], mails: [] })
  netgsm.settle(3)
  await look(minutesAfterTen(3))

  expect(await standing(db)).toEqual({
    message: 'mailed',
    tries: ['whatsapp failed', 'sms failed'],
    mails: ['ayse@example.com'],
  })
})

test('the report of the operator says that a short message arrived', async () => {
  const { db, netgsm, send, look } = await atTheDesk(['sms'])
  await send()

  await look(minutesAfterTen(1))
  expect(await standing(db)).toMatchObject({ message: 'open' })
  netgsm.settle(1)
  await look(minutesAfterTen(2))

  expect(await standing(db)).toEqual({ message: 'reached', tries: ['sms delivered'], mails: [] })
})

test('of what nothing is heard for half an hour a mail is written, once', async () => {
  const { db, send, look } = await atTheDesk(['whatsapp', 'sms'])
  await send()

  await look(minutesAfterTen(29))
  expect((await standing(db)).mails).toEqual([])
  await look(minutesAfterTen(31))
  await look(minutesAfterTen(32))

  expect(await standing(db)).toEqual({ message: 'mailed', tries: ['whatsapp accepted'], mails: ['ayse@example.com'] })
})

test('a refusal of WhatsApp sends it on at once', async () => {
  const { db, whatsapp, send } = await atTheDesk(['whatsapp'])
  whatsapp.refuse(132_001)

  await send()

  expect(await standing(db)).toEqual({ message: 'mailed', tries: ['whatsapp failed'], mails: ['ayse@example.com'] })
})

test('a provider with too much to do is asked again, five times', async () => {
  const { db, netgsm, send } = await atTheDesk(['sms'])
  netgsm.refuse('80')

  for (let tries = 1; tries < 5; tries += 1) await expect(send()).rejects.toThrow('asked later')
  expect(await standing(db)).toMatchObject({ message: 'open', tries: ['sms waiting'] })
  await send()

  expect(await standing(db)).toMatchObject({ message: 'mailed', tries: ['sms failed'] })
})

test('an answer that got lost is not asked for again, and is settled by the report that names our try', async () => {
  const { db, whatsapp, send, hear } = await atTheDesk(['whatsapp'])
  whatsapp.failNext(whatsapp.path, { fault: 'reset', when: 'after' })

  await send()
  await send(minutesAfterTen(5))
  expect([whatsapp.taken.length, await standing(db)]).toEqual([
    1,
    { message: 'open', tries: ['whatsapp uncertain'], mails: [] },
  ])
  await hear(whatsapp.notification(whatsapp.taken[0], 'delivered'))

  expect(await standing(db)).toMatchObject({ message: 'reached', tries: ['whatsapp delivered'] })
})

test('ways without keys, and those that staff switched off, are not taken', async () => {
  const { db, whatsapp, netgsm, send } = await atTheDesk(['whatsapp', 'sms'])
  await writeSetting(db, messageRulesSetting, { whatsapp: false, sms: false, mailAfterMinutes: 30 })

  await send()

  expect([whatsapp.taken, netgsm.taken]).toEqual([[], []])
  expect(await standing(db)).toMatchObject({ message: 'mailed', mails: ['ayse@example.com'] })
})

test('who took back their word in the meantime is not written to that way', async () => {
  const { db, whatsapp, send } = await atTheDesk(['whatsapp'])
  await noteChoice(db, { phone: PHONE, way: 'whatsapp', isAgreed: false, source: 'order' }, atTen)

  await send()

  expect([whatsapp.taken, (await standing(db)).message]).toEqual([[], 'mailed'])
})

test('every yes and no is kept with its time and place, and the latest holds', async () => {
  const db = await testDb()
  await noteChoice(db, { phone: PHONE, way: 'sms', isAgreed: true, source: 'checkout' }, atTen)
  await noteChoice(db, { phone: PHONE, way: 'sms', isAgreed: true, source: 'order' }, minutesAfterTen(1))
  await noteChoice(db, { phone: PHONE, way: 'sms', isAgreed: false, source: 'order' }, minutesAfterTen(2))

  expect(await listChoices(db, '+90 532 123 45 67')).toEqual([
    { way: 'sms', isAgreed: false, source: 'order', at: minutesAfterTen(2) },
  ])
  expect(await own(db).selectFrom('message_choices').select('is_agreed').execute()).toHaveLength(2)
})

test.each([
  ['Dur', false],
  ['STOP.', false],
  ['إيقاف', false],
  ['Durakta bekliyorum', true],
])('who writes back %j', async (text, isAgreed) => {
  const db = await testDb()
  await agreeTo(db, ['whatsapp'])

  await takeAnswer(db, { phone: '905321234567', text }, atTen)

  expect(await listChoices(db, PHONE)).toMatchObject([{ way: 'whatsapp', isAgreed }])
})

async function anAdvertisement(recipient: IysRecipient = 'BIREYSEL') {
  const { db, netgsm, accounts } = await atTheDesk([])
  await agreeTo(db, ['sms'])
  const say = (status: 'ONAY' | 'RET', at = atTen) => {
    const line = { recipient: PHONE, type: 'MESAJ', recipientType: recipient, source: 'HS_WEB' } as const
    return noteIysPermission(db, { ...line, status, consentAt: at }, at)
  }
  const permit = () => findCommercialPermit(db, { phone: PHONE, recipient })
  const write = async () => {
    const allowed = await permit()
    if (!allowed) throw new Error('the register does not allow it')
    const { words } = aMessage()
    await queueMessage(db, { kind: 'commercial', key: 'news:1', locale: 'tr', permit: allowed, words })
    const { id } = await own(db).selectFrom('messages').select('id').executeTakeFirstOrThrow()
    return () => deliver({ db, accounts }, id, atTen)
  }
  return { db, netgsm, say, permit, write }
}

test('an advertisement needs the word of the register, which silence is not', async () => {
  const { say, permit } = await anAdvertisement()

  expect(await permit()).toBeUndefined()
  await say('ONAY')
  expect(await permit()).toBeDefined()
  await say('RET', minutesAfterTen(1))
  await say('ONAY', atTen)
  expect(await permit()).toBeUndefined()
})

test.each([
  ['BIREYSEL', '11'],
  ['TACIR', '12'],
] as const)('the operator asks the register too, for %s by %s', async (recipient, iysfilter) => {
  const { netgsm, say, write } = await anAdvertisement(recipient)
  await say('ONAY')

  const send = await write()
  await send()

  expect(netgsm.taken).toMatchObject([{ iysfilter }])
})

test('a permission that was taken back before an advertisement left stops it, and no mail goes instead', async () => {
  const { db, netgsm, say, write } = await anAdvertisement()
  await say('ONAY')
  const send = await write()
  await say('RET', minutesAfterTen(1))

  await send()

  expect([netgsm.taken, (await standing(db)).message]).toEqual([[], 'lost'])
  expect((await standing(db)).mails).toEqual(['ayse@example.com'])
})

test('what was sent to a person stands together, mails and messages, the newest first, with how far they came', async () => {
  const { db, whatsapp, send, hear } = await atTheDesk(['whatsapp'])
  await send()
  await hear(whatsapp.notification(whatsapp.taken[0], 'read', { at: minutesAfterTen(3) }))
  await queueMail(db, { key: 'm:1', to: 'AYSE@example.com', subject: 'Makbuz', html: '', text: '', locale: 'tr' })
  await queueMail(db, { key: 'm:2', to: 'other@example.com', subject: 'Başka', html: '', text: '', locale: 'tr' })

  const sent = await listSent(db, { email: 'ayse@example.com', phone: PHONE })

  expect(sent).toMatchObject([
    { kind: 'mail', words: 'Makbuz', state: 'queued' },
    { kind: 'message', state: 'reached', tries: [{ way: 'whatsapp', state: 'read', at: minutesAfterTen(3) }] },
  ])
})

test('the history shows no secret of a link that was sent', async () => {
  const body = 'Bakın: https://kafile.example/tr/order/abc?t=secret-of-the-order#changes adresinde.'
  const { db } = await atTheDesk(['sms'], { words: { template: 't', parameters: [], body } })

  const [sent] = await listSent(db, { email: '', phone: PHONE })

  expect(sent?.words).toBe('Bakın: https://kafile.example/tr/order/abc?t=…#changes adresinde.')
})
