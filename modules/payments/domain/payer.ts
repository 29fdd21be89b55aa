import { parseEmail } from '#kernel/email.ts'
import { normalizeInput, toLatinDigits } from '#kernel/text.ts'

/** Who pays: the receipt and the questions go there. The phone may be empty. */
export type Payer = { name: string; email: string; phone: string }

export type PayerProblem = 'payer-required' | 'payer-email' | 'payer-phone'

export type PayerCheck =
  | { ok: true; value: Payer }
  | { ok: false; error: { code: PayerProblem; fields: Partial<Record<keyof Payer, PayerProblem>> } }

/** Checks and tidies a typed payer. The code is the first problem; `fields` has them all. */
export function checkPayer(typed: Payer): PayerCheck {
  const fields: Partial<Record<keyof Payer, PayerProblem>> = {}
  const name = normalizeInput(typed.name) ?? ''
  const email = parseEmail(typed.email)
  const phone = normalizeInput(typed.phone) ?? ''

  if (!name || name.length > 200) fields.name = 'payer-required'
  if (!normalizeInput(typed.email)) fields.email = 'payer-required'
  else if (!email) fields.email = 'payer-email'
  if (phone && !isPhoneLike(phone)) fields.phone = 'payer-phone'

  const problems = Object.values(fields)
  const code = problems.find((problem) => problem === 'payer-required') ?? problems[0]
  if (code || !email) return { ok: false, error: { code: code ?? 'payer-email', fields } }
  return { ok: true, value: { name, email, phone } }
}

/** Somebody answers the number we are given, or nobody does: here only its form matters. */
function isPhoneLike(phone: string): boolean {
  const digits = toLatinDigits(phone).replace(/\D/g, '')
  return /^\+?[\d\s().-]+$/.test(phone) && digits.length >= 7 && digits.length <= 15
}
