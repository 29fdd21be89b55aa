import { z } from 'zod'
import { askOverHttp, Indeterminate } from '#platform/outgoing/ask-over-http.server.ts'
import { type ProviderCall } from '../provider.server.ts'
import { signRequest, type IyzicoKeys } from './iyzico-signature.server.ts'

/** A contract with iyzico, and where its interface is; the sandbox has an address of its own. */
export type IyzicoAccount = IyzicoKeys & { baseUrl: string }

/** An answer with every number as the digits that came: signatures cover them, and money is no float. */
export type IyzicoAnswer = z.output<typeof Answer>

/**
 * Asks iyzico once; nothing is ever repeated, since iyzico knows no idempotency key. A refusal is an answer too.
 *
 * @throws NotSent when no connection came about; Indeterminate when no readable answer came.
 */
export async function askIyzico(
  account: IyzicoAccount,
  path: string,
  request: { body: Record<string, unknown> } | { query: Record<string, string> },
  call: ProviderCall,
): Promise<IyzicoAnswer> {
  const url = new URL(path, account.baseUrl)
  const body = 'body' in request ? JSON.stringify(request.body) : ''
  if ('query' in request) url.search = new URLSearchParams(request.query).toString()
  const proof = signRequest(account, { path, body, randomKey: crypto.randomUUID() })
  const headers = { ...proof, Accept: 'application/json', 'Content-Type': 'application/json' }
  const { status, text } = await askOverHttp(
    url,
    body ? { method: 'POST', headers, body } : { method: 'GET', headers },
    call,
  )
  const answer = Answer.safeParse(parseWithDigits(text))
  if (!answer.success) throw new Indeterminate(`${url.host}${path} answered ${status} with something unreadable`)
  return answer.data
}

/** JSON with every number as the text it is written with; `undefined` when it is none. */
export function parseWithDigits(text: string): unknown {
  const keepDigits = (_key: string, value: unknown, { source }: { source?: string }) =>
    typeof value === 'number' ? source : value
  try {
    return JSON.parse(text, keepDigits as (key: string, value: unknown) => unknown)
  } catch {
    return undefined
  }
}

const Answer = z.looseObject({
  status: z.enum(['success', 'failure']),
  errorCode: z.string().nullish(),
  errorGroup: z.string().nullish(),
  errorMessage: z.string().nullish(),
})
