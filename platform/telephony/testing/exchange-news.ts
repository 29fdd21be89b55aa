import { signBody } from '#platform/signed-body/signed-body.server.ts'

/** What an exchange sends when a call rings, is answered or ends: the body, signed with its key as the interface says. */
export function exchangeNews(
  key: string,
  news: object,
  now = new Date(),
): { headers: Record<string, string>; body: string } {
  const body = JSON.stringify(news)
  return { headers: { 'Content-Type': 'application/json', 'Telephony-Signature': signBody(key, body, now) }, body }
}
