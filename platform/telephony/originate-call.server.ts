import { z } from 'zod'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { TelephonyAccount } from '#platform/env.server.ts'

const TIMEOUT_MS = 10_000
const LONGEST_MESSAGE = 300

const Answer = z.object({ success: z.boolean(), message: z.string().default('') })

/**
 * Has the exchange ring an extension and then `destination`, digits only. It is asked once: a second time would ring
 * twice. What comes back is the exchange's own word.
 *
 * Fails with `no-answer` when it could not be asked within ten seconds or did not speak as agreed; `reason` is for the
 * log and never holds the key.
 */
export async function originateCall(
  { originateUrl, key }: TelephonyAccount,
  { extension, destination }: { extension: string; destination: string },
): Promise<Result<{ success: boolean; message: string }, { code: 'no-answer'; reason: string }>> {
  const address = new URL(originateUrl)
  for (const [name, value] of Object.entries({ key, extension, destination })) address.searchParams.set(name, value)
  try {
    const answer = await fetch(address, {
      headers: { Accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!answer.ok) return fail({ code: 'no-answer', reason: `status ${answer.status}` })
    const { success, message } = Answer.parse(await answer.json())
    return ok({ success, message: message.replaceAll(key, '***').slice(0, LONGEST_MESSAGE) })
  } catch (error) {
    // Messages of failed requests may quote the address, and with it the key.
    return fail({ code: 'no-answer', reason: error instanceof Error ? error.name : 'unknown' })
  }
}
