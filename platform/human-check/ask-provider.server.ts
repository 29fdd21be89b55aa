import { z } from 'zod'
import type { HumanVerdict } from './human-check.server.ts'

const TIMEOUT_MS = 3000

const Answer = z.object({
  success: z.boolean(),
  action: z.string().optional(),
  score: z.number().optional(),
  'error-codes': z.array(z.string()).optional(),
})

export type ProviderAnswer = z.infer<typeof Answer>

/** Codes that speak of us and not of the sender. */
const OUR_FAULTS = ['missing-input-secret', 'invalid-input-secret', 'bad-request', 'internal-error']

/** Both providers take the same form and answer in the same shape; `judge` reads what an answer means. */
export async function askProvider(
  address: string,
  form: { secret: string; response: string; remoteip: string },
  judge: (answer: ProviderAnswer) => HumanVerdict,
): Promise<HumanVerdict> {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams(form),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (answer.status >= 500) return { kind: 'unknown', reason: `the provider answered ${answer.status}` }
    const read = Answer.parse(await answer.json())
    const fault = read['error-codes']?.find((code) => OUR_FAULTS.includes(code))
    return fault ? { kind: 'unknown', reason: fault } : judge(read)
  } catch (error) {
    return { kind: 'unknown', reason: error instanceof Error ? error.message : 'no answer' }
  }
}
