import { fail, ok, type Result } from '#kernel/result.ts'
import type { Environment } from '#platform/env.server.ts'
import type { Log } from '#platform/log/log.server.ts'
import { originateCall } from '#platform/telephony/originate-call.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { phoneKeyOf } from '#platform/phone/phone-country.server.ts'

export type RingFailure =
  | { code: 'phone' }
  | { code: 'telephony-off' }
  | { code: 'no-extension' }
  | { code: 'telephony-failed' }

/**
 * Asks the exchange once to ring the extension of somebody and then a number. The number is not logged, what the
 * exchange says is. Fails with `phone`, `telephony-off`, `no-extension` or `telephony-failed`.
 */
export async function ring(
  { db, env, log }: { db: Db; env: Pick<Environment, 'telephony'>; log: Log },
  caller: { id: string; dial: string | null },
  number: string,
): Promise<Result<{ success: boolean; message: string }, RingFailure>> {
  const destination = await phoneKeyOf(db, number)
  if (!/^\d{7,15}$/.test(destination)) return fail({ code: 'phone' })
  if (!env.telephony) return fail({ code: 'telephony-off' })
  if (!caller.dial) return fail({ code: 'no-extension' })
  const made = await originateCall(env.telephony, { extension: caller.dial, destination })
  if (!made.ok) {
    log.warn({ user: caller.id, reason: made.error.reason }, 'the telephone exchange did not take a call')
    return fail({ code: 'telephony-failed' })
  }
  log.info({ user: caller.id, ...made.value }, 'the telephone exchange took a call')
  return ok(made.value)
}
