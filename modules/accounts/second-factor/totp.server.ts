import { Secret, TOTP } from 'otpauth'

const PERIOD_SECONDS = 30
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20

/** A fresh secret in the letters that people type when they cannot use a camera. */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

/** What the QR code of an authenticator app says. */
export function totpUri(secret: string, { issuer, account }: { issuer: string; account: string }): string {
  return new TOTP({ issuer, label: account, secret, period: PERIOD_SECONDS }).toString()
}

/**
 * The step of time a code belongs to: this one, the one before, or the next, as clocks differ. `undefined` for a code
 * that is wrong, or that belongs to `lastStep` or an earlier one, because every code works once.
 */
export function matchingStep(secret: string, code: string, lastStep: number, now: Date): number | undefined {
  const totp = new TOTP({ secret, period: PERIOD_SECONDS })
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: 1 })
  if (delta === null) return undefined
  const step = totp.counter({ timestamp: now.getTime() }) + delta
  return step > lastStep ? step : undefined
}
