import { createHmac } from 'node:crypto'
import type { DoubleAnswer, DoubleRequest } from '#tests/setup/double-server.ts'

/** A number as iyzico may write it: digits that `JSON.stringify` would shorten. */
export type Digits = { digits: string }

export function digits(minor: number, decimals = 2): Digits {
  const text = String(minor).padStart(3, '0')
  return { digits: `${text.slice(0, -2)}.${text.slice(-2)}${'0'.repeat(decimals - 2)}` }
}

/** The amount of a request, which has two decimals, in the smallest unit. */
export function minorOf(text: unknown): number {
  const match = /^(\d+)\.(\d{2})$/.exec(String(text))
  if (!match) throw new Error(`an amount of a request must have two decimals, got ${String(text)}`)
  return Number(match[1]) * 100 + Number(match[2])
}

/** An answer in iyzico's words; refusals have the status of errors. */
export function answerWith(body: Record<string, unknown>): DoubleAnswer {
  const whole = { locale: 'tr', systemTime: 1_755_198_001_941, ...body }
  const text = JSON.stringify(whole).replace(/\{"digits":"([\d.]+)"\}/g, '$1')
  return {
    status: body['status'] === 'failure' ? 400 : 200,
    headers: { 'Content-Type': 'application/json' },
    body: text,
  }
}

export function failure(errorCode: string, errorMessage: string, others: Record<string, unknown> = {}): DoubleAnswer {
  return answerWith({ status: 'failure', errorCode, errorMessage, ...others })
}

/** The signature of an answer; amounts are signed without the zeros at their end. */
export function signed(secretKey: string, values: readonly (string | Digits)[]): string {
  const texts = values.map((value) =>
    typeof value === 'string' ? value : value.digits.replace(/0+$/, '').replace(/\.$/, ''),
  )
  return hmac(secretKey, texts.join(':'))
}

/** Whether a request proves with the right keys exactly what arrived: path without query, and body. */
export function isProven(
  request: DoubleRequest,
  { apiKey, secretKey }: { apiKey: string; secretKey: string },
): boolean {
  const randomKey = request.headers.get('x-iyzi-rnd') ?? ''
  const signature = hmac(secretKey, `${randomKey}${request.url.pathname}${request.body}`)
  const proof = Buffer.from(`apiKey:${apiKey}&randomKey:${randomKey}&signature:${signature}`).toString('base64')
  return randomKey !== '' && request.headers.get('authorization') === `IYZWSv2 ${proof}`
}

/** The signature of a notification about a hosted form. */
export function notificationSignature(secretKey: string, parts: readonly string[]): string {
  return hmac(secretKey, secretKey + parts.join(''))
}

function hmac(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('hex')
}
