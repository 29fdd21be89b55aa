import { sql } from 'kysely'
import type { MessageWay } from '#kernel/message-way.ts'
import type { Db } from '#platform/db/client.server.ts'
import { listMailsOf } from '#platform/mail/list-mails.server.ts'
import { messagePhone } from './message-phone.ts'
import type { AttemptState, MessageState } from './message-states.ts'
import { own } from './tables.server.ts'
import { withoutSecrets } from './without-secrets.ts'

/** A way by which a message was tried, and how far it came. */
export type SentTry = { way: MessageWay; state: AttemptState; at: Date; failure: string | null }

/** Something that was sent to somebody: a mail, or a message with its tries. */
export type SentThing = { id: string; at: Date } & (
  | { kind: 'mail'; words: string; state: 'queued' | 'sent' | 'failed' }
  | { kind: 'message'; words: string; state: MessageState; tries: SentTry[] }
)

/** So much of a history is shown. */
export const SENT_SHOWN = 30

/** The latest of what was sent to a person, by mail and to the telephone together, the newest first; `phone` in E.164. */
export async function listSent(db: Db, { email, phone }: { email: string; phone: string }): Promise<SentThing[]> {
  const mails = email === '' ? [] : await listMailsOf(db, email, SENT_SHOWN)
  const messages = await listMessages(db, email, messagePhone(phone))
  const all: SentThing[] = [
    ...mails.map(({ id, subject, state, createdAt }) => ({
      kind: 'mail' as const,
      id,
      at: createdAt,
      words: subject,
      state,
    })),
    ...messages,
  ]
  return all.toSorted((a, b) => b.at.getTime() - a.at.getTime()).slice(0, SENT_SHOWN)
}

async function listMessages(db: Db, email: string, phone: string | undefined): Promise<SentThing[]> {
  const messages = await own(db)
    .selectFrom('messages')
    .select(['id', 'body', 'state', 'created_at'])
    .where((message) =>
      message.or([
        message('phone', '=', phone ?? ''),
        message.and([
          message(message.fn<string>('lower', ['email']), '=', email.toLowerCase()),
          message('email', '<>', ''),
        ]),
      ]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(SENT_SHOWN)
    .execute()
  const ids = messages.map(({ id }) => id)
  const tries = ids.length === 0 ? [] : await listTries(db, ids)
  return messages.map(({ id, body, state, created_at }) => ({
    kind: 'message',
    id,
    at: created_at,
    words: withoutSecrets(body),
    state,
    tries: tries.filter(({ messageId }) => messageId === id),
  }))
}

async function listTries(db: Db, messageIds: readonly string[]) {
  return own(db)
    .selectFrom('message_attempts')
    .select(['message_id as messageId', 'way', 'state', 'failure'])
    .select(sql<Date>`coalesce(read_at, delivered_at, failed_at, accepted_at, sending_at, created_at)`.as('at'))
    .where('message_id', 'in', messageIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}
