import { createHmac, timingSafeEqual } from 'node:crypto'

/** A signature older than this may be a recording of a true one. */
const TOLERANCE_SECONDS = 300

/** A signature header in the form that Stripe made common: `t=<unix>,v1=<hex>` over `t.body`. */
export function signBody(secret: string, body: Uint8Array | string, now: Date): string {
  const time = Math.floor(now.getTime() / 1000)
  return `t=${time},v1=${digest(secret, time, body).toString('hex')}`
}

/** Whether one of the header's signatures is right for exactly these bytes and recent. Takes equal time for any answer. */
export function isSigned(secret: string, header: string, body: Uint8Array | string, now: Date): boolean {
  const parts = header.split(',').map((part) => part.trim().split('=', 2))
  const time = Number(parts.find(([name]) => name === 't')?.[1])
  if (!Number.isSafeInteger(time) || Math.abs(now.getTime() / 1000 - time) > TOLERANCE_SECONDS) return false
  const expected = digest(secret, time, body)
  return parts.some(([name, value]) => name === 'v1' && isEqual(expected, Buffer.from(value ?? '', 'hex')))
}

function digest(secret: string, time: number, body: Uint8Array | string): Buffer {
  return createHmac('sha256', secret).update(`${time}.`).update(body).digest()
}

function isEqual(expected: Buffer, given: Buffer): boolean {
  return given.length === expected.length && timingSafeEqual(given, expected)
}
