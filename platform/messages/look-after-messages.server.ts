import type { Schedule } from '#platform/jobs/jobs.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import { Indeterminate, NotSent } from '#platform/outgoing/ask-over-http.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import type { MessageWork } from './claim-step.server.ts'
import { hearReports } from './hear-reports.server.ts'
import { messageRulesSetting } from './message-rules-setting.server.ts'
import { deliverMessage } from './queue-message.server.ts'
import { askReports, MOST_REPORTS } from './sms/ask-reports.server.ts'
import { own } from './tables.server.ts'

const MINUTE_MS = 60_000
/** Whoever asks a provider for so long is dead. */
const DEAD_AFTER_MINUTES = 5
/** The operator reports for three days; after two nothing new is to be heard. */
const REPORTS_HOURS = 48
/** Netgsm answers ten questions a minute. */
const MOST_QUESTIONS = 5
const MOST_AT_ONCE = 200

export function messageSchedules(work: MessageWork): Schedule[] {
  return [{ name: 'look-after-messages', everySeconds: 60, work: (now) => lookAfterMessages(work, now) }]
}

/**
 * Finds tries whose program died, asks how short messages fared, and sends on what nobody has heard of for too long; also
 * what lies there because its job was given up.
 */
export async function lookAfterMessages(work: MessageWork, now: Date): Promise<void> {
  const { db } = work
  await own(db)
    .updateTable('message_attempts')
    .set({ state: 'uncertain', failure: 'died' })
    .where('state', '=', 'sending')
    .where('sending_at', '<', minutesBefore(now, DEAD_AFTER_MINUTES))
    .execute()
  await hearOfShortMessages(work, now)
  const { mailAfterMinutes } = await readSetting(db, messageRulesSetting)
  const since = minutesBefore(now, mailAfterMinutes)
  const overdue = await own(db)
    .selectFrom('messages')
    .select('id')
    .where('state', '=', 'open')
    .where('created_at', '<=', since)
    .where((message) =>
      message.not(
        message.exists(
          message
            .selectFrom('message_attempts')
            .select('message_attempts.id')
            .whereRef('message_id', '=', 'messages.id')
            .where('sending_at', '>', since)
            .where('message_attempts.state', '<>', 'failed'),
        ),
      ),
    )
    .orderBy('created_at')
    .limit(MOST_AT_ONCE)
    .execute()
  for (const { id } of overdue) await enqueue(db, deliverMessage, { messageId: id }, { singletonKey: id })
}

async function hearOfShortMessages({ db, accounts: { sms } }: MessageWork, now: Date): Promise<void> {
  if (!sms) return
  const awaited = await own(db)
    .selectFrom('message_attempts')
    .select('provider_ref as ref')
    .where('way', '=', 'sms')
    .where('state', '=', 'accepted')
    .where('sending_at', '>', minutesBefore(now, REPORTS_HOURS * 60))
    .orderBy('sending_at', 'desc')
    .limit(MOST_REPORTS * MOST_QUESTIONS)
    .execute()
  const refs = awaited.flatMap(({ ref }) => ref ?? [])
  try {
    for (let at = 0; at < refs.length; at += MOST_REPORTS)
      await hearReports(db, 'sms', await askReports(sms, refs.slice(at, at + MOST_REPORTS), now), now)
  } catch (error) {
    // Asked again in a minute; what else is to be done now does not wait for it.
    if (!(error instanceof NotSent || error instanceof Indeterminate)) throw error
  }
}

function minutesBefore(now: Date, minutes: number): Date {
  return new Date(now.getTime() - minutes * MINUTE_MS)
}
