import { createHmac, timingSafeEqual } from 'node:crypto'

/** The keys that iyzico gave the merchant. */
export type IyzicoKeys = { apiKey: string; secretKey: string }

/**
 * The headers that prove a request is ours. `path` has no query; `body` is exactly what is sent, empty when nothing is.
 */
export function signRequest(
  { apiKey, secretKey }: IyzicoKeys,
  { path, body, randomKey }: { path: string; body: string; randomKey: string },
): { Authorization: string; 'x-iyzi-rnd': string } {
  const signature = hmacHex(secretKey, randomKey + path + body)
  const proof = `apiKey:${apiKey}&randomKey:${randomKey}&signature:${signature}`
  return { Authorization: `IYZWSv2 ${Buffer.from(proof).toString('base64')}`, 'x-iyzi-rnd': randomKey }
}

/** What iyzico signs of an answer: some of its values in a fixed order, those that are missing as nothing. */
export function signValues(secretKey: string, values: readonly (string | undefined)[]): string {
  return hmacHex(secretKey, values.map((value) => value ?? '').join(':'))
}

/**
 * Whether an answer is signed for these values. Amounts are signed without the zeros at their end, whatever was sent,
 * so both are tried: as they came, and shortened.
 */
export function areSigned(secretKey: string, values: readonly (string | undefined)[], signature: string): boolean {
  const isAsCame = isSameHex(signValues(secretKey, values), signature)
  const shortened = values.map((value) => value && withoutTrailingZeros(value))
  return isAsCame || isSameHex(signValues(secretKey, shortened), signature)
}

/** A notification of a hosted form, and of the direct interface, which names the payment otherwise and has no token. */
export type SignedNotification = {
  iyziEventType: string
  iyziPaymentId: string
  token?: string | undefined
  paymentConversationId: string
  status: string
}

/** The third version of iyzico's signature of notifications: no separators, and the key is part of the text. */
export function signNotification(secretKey: string, notification: SignedNotification): string {
  const { iyziEventType, iyziPaymentId, token = '', paymentConversationId, status } = notification
  return hmacHex(secretKey, secretKey + iyziEventType + iyziPaymentId + token + paymentConversationId + status)
}

/** Takes the same time wherever the difference is. */
export function isSameHex(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected, 'hex'), Buffer.from(given, 'hex')]
  return a.length > 0 && a.length === b.length && timingSafeEqual(a, b)
}

/** `120.00` is `120`, `10.50` is `10.5`; anything but such a number stays as it is. */
export function withoutTrailingZeros(text: string): string {
  return /^\d+\.\d+$/.test(text) ? text.replace(/\.?0+$/, '') : text
}

function hmacHex(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('hex')
}
