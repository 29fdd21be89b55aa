import { createHmac } from 'node:crypto'

/** A contract with PayTR, as its panel shows it. */
export type PaytrAccount = {
  merchantId: string
  key: string
  salt: string
  mode: 'iframe' | 'direct'
  baseUrl: string
}

/** How PayTR signs everything, either way: the values without anything between them, the salt where the call wants it. */
export function paytrToken(key: string, values: readonly string[]): string {
  return createHmac('sha256', key).update(values.join('')).digest('base64')
}
