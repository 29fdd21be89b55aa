import { z } from 'zod'
import {
  askOverHttp,
  Indeterminate,
  NotSent,
  type ProviderAnswer,
  readJson,
} from '#platform/outgoing/ask-over-http.server.ts'
import type { DeclineReason } from '../../domain/snapshot.ts'
import { Rejected, type ProviderCall } from '../provider.server.ts'

/** A contract with Stripe, as its dashboard shows it. */
export type StripeAccount = { secretKey: string; webhookSecret: string; baseUrl: string }

/** Names of nested fields are written as Stripe reads them: `line_items[0][quantity]`. */
export type StripeFields = Record<string, string>

/** The interface is asked for as it was on this day; the account's own setting may be another one. */
const VERSION = '2024-06-20'

/** Half of the time stays for the repetition. */
const FIRST_TRY_MS = 9000

/**
 * Changes something at Stripe. A request without an answer is sent exactly once more: its key makes sure that it is done
 * once.
 *
 * @throws what `askOverHttp` throws, Rejected when Stripe refused and did nothing, NotSent when it had no time or no
 * trust for us.
 */
export async function changeAtStripe(
  account: StripeAccount,
  path: string,
  { fields, key }: { fields: StripeFields; key: string },
  call: ProviderCall,
): Promise<unknown> {
  const headers = {
    ...headersOf(account),
    'Content-Type': 'application/x-www-form-urlencoded',
    'Idempotency-Key': key,
  }
  const request = { method: 'POST' as const, headers, body: new URLSearchParams(fields).toString() }
  const send = async (signal: AbortSignal) =>
    readAnswer(await askOverHttp(new URL(path, account.baseUrl), request, { ...call, signal }))
  try {
    return await send(AbortSignal.any([call.signal, AbortSignal.timeout(FIRST_TRY_MS)]))
  } catch (error) {
    if (!(error instanceof Indeterminate)) throw error
    return send(call.signal).catch(leaveFirstTryOpen)
  }
}

/** That the repetition did not arrive says nothing about the first try, which may have been done. */
function leaveFirstTryOpen(error: unknown): never {
  throw error instanceof NotSent ? new Indeterminate(error.message, { cause: error }) : error
}

/** Reads something at Stripe; `undefined` when it does not exist. @throws like `changeAtStripe`. */
export async function findAtStripe(account: StripeAccount, path: string, call: ProviderCall): Promise<unknown> {
  const url = new URL(path, account.baseUrl)
  const answer = await askOverHttp(url, { method: 'GET', headers: headersOf(account) }, call)
  return answer.status === 404 ? undefined : readAnswer(answer)
}

function headersOf({ secretKey }: StripeAccount): Record<string, string> {
  return { Authorization: `Bearer ${secretKey}`, 'Stripe-Version': VERSION, Accept: 'application/json' }
}

function readAnswer(answer: ProviderAnswer): unknown {
  const content = readJson(answer)
  if (answer.status < 300) return content
  const problem = Problem.safeParse(content)
  if (!problem.success) throw new Indeterminate(`Stripe answered ${answer.status} in an unknown form`)
  const { error } = problem.data
  const words = [error.code ?? error.type, error.message].filter(Boolean).join(': ')
  // Somebody else of us is sending the same request at this moment, and its outcome is open.
  if (answer.status === 409) throw new Indeterminate(`Stripe is busy with the same request: ${words}`)
  if (answer.status === 401 || answer.status === 403 || answer.status === 429)
    throw new NotSent(`Stripe did not look at the request: ${words}`)
  throw new Rejected(declineOf(error.decline_code ?? error.code), words)
}

/** Why a bank refused, in our words; what could warn a thief stays general. */
export function declineOf(code: string | null | undefined): DeclineReason {
  return REASONS[code ?? ''] ?? 'other'
}

const REASONS: Record<string, DeclineReason> = {
  insufficient_funds: 'insufficient_funds',
  withdrawal_count_limit_exceeded: 'insufficient_funds',
  do_not_honor: 'do_not_honour',
  generic_decline: 'do_not_honour',
  card_declined: 'do_not_honour',
  lost_card: 'do_not_honour',
  stolen_card: 'do_not_honour',
  pickup_card: 'do_not_honour',
  fraudulent: 'do_not_honour',
  incorrect_cvc: 'invalid_cvc',
  invalid_cvc: 'invalid_cvc',
  expired_card: 'expired_card',
  invalid_expiry_month: 'expired_card',
  invalid_expiry_year: 'expired_card',
  incorrect_number: 'invalid_number',
  invalid_number: 'invalid_number',
  authentication_required: 'three_ds_failed',
  payment_intent_authentication_failure: 'three_ds_failed',
  card_not_supported: 'not_permitted',
  currency_not_supported: 'not_permitted',
  transaction_not_allowed: 'not_permitted',
}

const Problem = z.object({
  error: z.object({
    type: z.string().max(100),
    code: z.string().max(100).nullish(),
    decline_code: z.string().max(100).nullish(),
    message: z.string().max(1000).nullish(),
  }),
})
