import { askOverHttp, readJson } from '#platform/outgoing/ask-over-http.server.ts'
import type { SmsAccount } from '../message-accounts.ts'

/** One request to Netgsm. @throws NotSent and Indeterminate as `askOverHttp` does. */
export async function askNetgsm(
  { user, password, baseUrl }: SmsAccount,
  act: 'send' | 'report',
  body: unknown,
  signal: AbortSignal,
): Promise<unknown> {
  const proof = Buffer.from(`${user}:${password}`).toString('base64')
  const answer = await askOverHttp(
    new URL(`${baseUrl}/sms/rest/v2/${act}`),
    {
      method: 'POST',
      headers: { Authorization: `Basic ${proof}`, 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(body),
    },
    { signal },
  )
  return readJson(answer)
}
