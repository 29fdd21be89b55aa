import { expect, test } from 'vitest'
import { listMails } from '#platform/mail/list-mails.server.ts'
import { mortal } from '#tests/money/mortal-db.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { deliver } from './deliver-message.server.ts'
import { lookAfterMessages } from './look-after-messages.server.ts'
import type { MessageWay } from '#kernel/message-way.ts'
import { queueMessage } from './queue-message.server.ts'
import { own } from './tables.server.ts'
import { agreeTo, aMessage, atTen, minutesAfterTen } from './testing/a-message.ts'
import { aNetgsm } from './testing/netgsm-double.ts'
import { aWhatsApp } from './testing/whatsapp-double.ts'

const STEPS = 4

test.each(
  (['whatsapp', 'sms'] as const).flatMap((way) => Array.from({ length: STEPS }, (_, at) => [way, at + 1] as const)),
)(
  'by %s, killed before step %i: nobody is written to twice, and everybody is told',
  async (way: MessageWay, lastStep: number) => {
    const db = await testDb()
    const [whatsapp, netgsm] = [await aWhatsApp(), await aNetgsm()]
    const accounts = { whatsapp: whatsapp.account, sms: netgsm.account }
    await agreeTo(db, [way])
    await queueMessage(db, aMessage())
    const { id } = await own(db).selectFrom('messages').select('id').executeTakeFirstOrThrow()
    const dying = mortal(db, lastStep, () => {})

    await deliver({ db: dying.db, accounts }, id, atTen).catch(() => {})
    for (const minutes of [1, 6, 31, 32]) {
      await lookAfterMessages({ db, accounts }, minutesAfterTen(minutes))
      await deliver({ db, accounts }, id, minutesAfterTen(minutes))
    }

    const taken = whatsapp.taken.length + netgsm.taken.length
    const mails = await listMails(db)
    expect(taken).toBeLessThanOrEqual(1)
    expect(mails.length).toBeLessThanOrEqual(1)
    expect(taken + mails.length).toBeGreaterThanOrEqual(1)
    const { state } = await own(db).selectFrom('messages').select('state').executeTakeFirstOrThrow()
    expect(state).not.toBe('open')
  },
)

test('two programs that take up the same message ask the provider once', async () => {
  const db = await testDb()
  const whatsapp = await aWhatsApp()
  const accounts = { whatsapp: whatsapp.account, sms: undefined }
  await agreeTo(db, ['whatsapp'])
  await queueMessage(db, aMessage())
  const { id } = await own(db).selectFrom('messages').select('id').executeTakeFirstOrThrow()

  await Promise.all(Array.from({ length: 4 }, () => deliver({ db, accounts }, id, atTen)))

  expect(whatsapp.taken).toHaveLength(1)
})
