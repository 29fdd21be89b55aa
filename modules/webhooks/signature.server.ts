import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * What stands in `Kafile-Signature`: the second it was signed in and the HMAC-SHA-256, in hex, of that second, a dot
 * and the body. Whoever listens refuses what is older than a few minutes, so that nobody can send it again.
 */
export function signBody(secret: string, body: string, now: Date): string {
  const second = Math.floor(now.getTime() / 1000)
  return `t=${second},v1=${hmacOf(secret, second, body)}`
}

/** How a listener checks a signature; `toleranceSeconds` is how old it may be. */
export function isSigned(secret: string, body: string, signature: string, now: Date, toleranceSeconds = 300): boolean {
  const [, second = '', given = ''] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(signature) ?? []
  if (given === '' || Math.abs(now.getTime() / 1000 - Number(second)) > toleranceSeconds) return false
  return timingSafeEqual(Buffer.from(given), Buffer.from(hmacOf(secret, Number(second), body)))
}

function hmacOf(secret: string, second: number, body: string): string {
  return createHmac('sha256', secret).update(`${second}.${body}`).digest('hex')
}
