import { electronicFormatIBAN, isValidIBAN } from 'ibantools'
import { normalizeInput } from '#kernel/text.ts'

/** Reads a Turkish IBAN as people write it, with spaces and in any case; `undefined` for anything else. */
export function parseTurkishIban(typed: string): string | undefined {
  const iban = electronicFormatIBAN(normalizeInput(typed) ?? '')
  if (!iban || !isValidIBAN(iban)) return undefined
  // The sixth digit of the bank's part is reserved and must be zero; the check digits do not guard that.
  return /^TR\d{7}0[0-9A-Z]{16}$/.test(iban) ? iban : undefined
}

/** Reads an IBAN of any country as people write it; the check digits must be right. `undefined` for anything else. */
export function parseIban(typed: string): string | undefined {
  const iban = electronicFormatIBAN(normalizeInput(typed) ?? '')
  if (!iban || !isValidIBAN(iban)) return undefined
  return iban.startsWith('TR') ? parseTurkishIban(iban) : iban
}
