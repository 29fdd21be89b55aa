import { untilWritten } from '#platform/db/until-written.server.ts'
import { handles, type JobHandler } from '#platform/jobs/jobs.server.ts'
import { claimStep, type ClaimedTry, type MessageWork } from './claim-step.server.ts'
import type { MessageAccounts } from './message-accounts.ts'
import { deliverMessage } from './queue-message.server.ts'
import type { SendOutcome } from './sending.ts'
import { sendSms } from './sms/send-sms.server.ts'
import { own } from './tables.server.ts'
import { sendTemplate } from './whatsapp/send-template.server.ts'

/** So often a provider that cannot be reached, or wants to be asked later, is asked for one message. */
const MOST_TRIES = 5

/** A provider wants to be asked later; the job is tried again. */
class AskLater extends Error {}

export function messageHandlers(work: MessageWork): JobHandler[] {
  return [handles(deliverMessage, ({ messageId }, now) => deliver(work, messageId, now))]
}

/**
 * Takes a message as far as it goes now. A way is asked once: after a death between the question and the note of its answer
 * it counts as uncertain, is not asked again, and the message goes by mail when nothing is heard of it.
 *
 * @throws AskLater when the provider could not be reached or has too much to do, so that the job is tried again.
 */
export async function deliver(work: MessageWork, messageId: string, now: Date): Promise<void> {
  for (;;) {
    const claimed = await claimStep(work, messageId, now)
    if (!claimed) return
    const outcome = await send(work.accounts, claimed)
    const state = await untilWritten(() => note(work, claimed, outcome, now))
    if (state === 'waiting') throw new AskLater(`${claimed.way} wants to be asked later`)
    if (state !== 'failed') return
  }
}

async function send({ whatsapp, sms }: MessageAccounts, { way, message }: ClaimedTry): Promise<SendOutcome> {
  if (way === 'whatsapp' && whatsapp) return sendTemplate(whatsapp, message)
  if (way === 'sms' && sms) return sendSms(sms, message)
  // The keys were taken away since the way was chosen.
  return { kind: 'refused', failure: 'no-keys' }
}

/** Nothing is written over a report that came before the answer of the provider. */
async function note({ db }: MessageWork, { message }: ClaimedTry, outcome: SendOutcome, now: Date): Promise<string> {
  const attempt = own(db)
    .updateTable('message_attempts')
    .where('id', '=', message.attemptId)
    .where('state', '=', 'sending')
  if (outcome.kind === 'accepted') {
    await attempt.set({ state: 'accepted', provider_ref: outcome.providerRef, accepted_at: now }).execute()
    return 'accepted'
  }
  const { failure } = outcome
  if (outcome.kind === 'uncertain') {
    await attempt.set({ state: 'uncertain', failure }).execute()
    return 'uncertain'
  }
  const known = await own(db)
    .selectFrom('message_attempts')
    .select('tries')
    .where('id', '=', message.attemptId)
    .executeTakeFirst()
  const tries = (known?.tries ?? 0) + 1
  const isOver = outcome.kind === 'refused' || tries >= MOST_TRIES
  if (isOver) await attempt.set({ state: 'failed', tries, failure, failed_at: now }).execute()
  else await attempt.set({ state: 'waiting', tries, failure, sending_at: null }).execute()
  return isOver ? 'failed' : 'waiting'
}
