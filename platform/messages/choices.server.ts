import type { Db } from '#platform/db/client.server.ts'
import { messagePhone } from './message-phone.ts'
import type { MessageWay } from '#kernel/message-way.ts'
import { own, type MessageTables } from './tables.server.ts'

export type ChoiceSource = MessageTables['message_choices']['source']

export type MessageChoice = { way: MessageWay; isAgreed: boolean; source: ChoiceSource; at: Date }

type Choice = { phone: string; way: MessageWay; isAgreed: boolean; source: ChoiceSource; userId?: string | undefined }

/**
 * Keeps that somebody agrees to a way, or does not any more, with its time and where it was said; `phone` in E.164. What
 * holds already is not written again. Nothing is kept of a number that cannot be called.
 */
export async function noteChoice(
  tx: Db,
  { phone: typed, way, isAgreed, source, userId }: Choice,
  now: Date,
): Promise<void> {
  const phone = messagePhone(typed)
  if (!phone) return
  const latest = (await listChoices(tx, typed)).find((each) => each.way === way)
  if ((latest?.isAgreed ?? false) === isAgreed) return
  await own(tx)
    .insertInto('message_choices')
    .values({ phone, way, is_agreed: isAgreed, source, user_id: userId ?? null, chosen_at: now })
    .execute()
}

/** What holds for a number in E.164, by way; ways of which nothing was ever said are missing. */
export async function listChoices(db: Db, typed: string): Promise<MessageChoice[]> {
  const phone = messagePhone(typed)
  if (!phone) return []
  return own(db)
    .selectFrom('message_choices')
    .distinctOn('way')
    .select(['way', 'is_agreed as isAgreed', 'source', 'chosen_at as at'])
    .where('phone', '=', phone)
    .orderBy('way')
    .orderBy('id', 'desc')
    .execute()
}

/** The ways that somebody agrees to now. */
export async function listAgreedWays(db: Db, phone: string): Promise<MessageWay[]> {
  const choices = await listChoices(db, phone)
  return choices.filter(({ isAgreed }) => isAgreed).map(({ way }) => way)
}

/** Whether any way leads to somebody: an address, or one to a telephone that they agree to. */
export async function isReached(db: Db, { email, phone }: { email: string; phone: string }): Promise<boolean> {
  return email !== '' || (await listAgreedWays(db, phone)).length > 0
}

const NO = /^\s*(dur|stop|iptal|ret|unsubscribe|إيقاف|ايقاف|توقف|أوقف)\s*[.!]?\s*$/iu

/** Somebody who wrote back that they want no more gets no more, by that way. */
export async function takeAnswer(tx: Db, { phone, text }: { phone: string; text: string }, now: Date): Promise<void> {
  if (NO.test(text))
    await noteChoice(tx, { phone: `+${phone}`, way: 'whatsapp', isAgreed: false, source: 'answer' }, now)
}
