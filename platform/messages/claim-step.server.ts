import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { queueMail } from '#platform/mail/queue-mail.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { listAgreedWays } from './choices.server.ts'
import { isAllowed, iysFilterOf } from './iys.server.ts'
import type { MessageAccounts } from './message-accounts.ts'
import { noteUndelivered } from '#platform/undelivered/note-undelivered.server.ts'
import { waysInUse } from './ways-in-use.ts'
import { messageRulesSetting } from './message-rules-setting.server.ts'
import type { MessageWay } from '#kernel/message-way.ts'
import type { MessageState } from './message-states.ts'
import { nextStep } from './next-step.ts'
import type { OutgoingMessage } from './sending.ts'
import { own } from './tables.server.ts'

/** A try whose row says that its provider is being asked, and what it is asked. */
export type ClaimedTry = { way: MessageWay; message: OutgoingMessage }

export type MessageWork = {
  db: Db
  /** As they are at the moment of sending. */
  accounts: MessageAccounts
}

/**
 * Decides the next step of a message and takes it as far as the database goes, in one transaction on the message's row, so
 * that two programs never take the same: a try is written down as begun before its provider is asked, and the mail in its
 * place is written with the end of the message. Gives the try that the caller now has to make.
 */
export async function claimStep({ db, accounts }: MessageWork, id: string, now: Date): Promise<ClaimedTry | undefined> {
  return inTransaction(db, async (tx) => {
    const message = await own(tx).selectFrom('messages').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    if (!message || message.state !== 'open') return undefined
    const { about, phone, email, iys_recipient: recipient } = message
    const attempts = await own(tx)
      .selectFrom('message_attempts')
      .select(['way', 'state', 'sending_at as sendingAt', 'failure'])
      .orderBy('created_at')
      .where('message_id', '=', id)
      .execute()
    const rules = await readSetting(tx, messageRulesSetting)
    const agreed = await listAgreedWays(tx, `+${phone}`)
    const mayAdvertise = recipient === null || (await isAllowed(tx, phone, recipient))
    const open = waysInUse(accounts, rules).filter((way) => mayAdvertise && agreed.includes(way))
    const standing = { attempts, open, hasMail: email !== '', mailAfterMinutes: rules.mailAfterMinutes }
    const step = nextStep(standing, now)
    switch (step.kind) {
      case 'wait':
        return undefined
      case 'mail':
        await queueMail(tx, { key: message.message_key, about, to: email, locale: message.locale, ...message.mail })
        return end(tx, id, 'mailed', now)
      case 'lose':
        await noteUndelivered(tx, {
          occasion: message.message_key,
          about,
          recipient: `+${phone}`,
          words: message.mail.subject,
          reason: 'no-way',
          answer: attempts.findLast(({ failure }) => failure !== null)?.failure ?? '',
        })
        return end(tx, id, 'lost', now)
      case 'send': {
        const attemptId = await begin(tx, id, step.way, now)
        const { locale, template, parameters, body } = message
        const iysFilter = iysFilterOf(recipient)
        return { way: step.way, message: { attemptId, phone, locale, template, parameters, body, iysFilter } }
      }
    }
  })
}

async function begin(tx: Db, messageId: string, way: MessageWay, now: Date): Promise<string> {
  const { id } = await own(tx)
    .insertInto('message_attempts')
    .values({
      message_id: messageId,
      way,
      state: 'sending',
      provider_ref: null,
      failure: null,
      sending_at: now,
      accepted_at: null,
      delivered_at: null,
      read_at: null,
      failed_at: null,
    })
    .onConflict((waiting) =>
      waiting
        .columns(['message_id', 'way'])
        .doUpdateSet({ state: 'sending', sending_at: now })
        .where('message_attempts.state', '=', 'waiting'),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function end(tx: Db, id: string, state: MessageState, now: Date): Promise<undefined> {
  await own(tx).updateTable('messages').set({ state, ended_at: now }).where('id', '=', id).execute()
}
