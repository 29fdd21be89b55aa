/** What a password that somebody chooses for an account must have; orders may open one with less. */
export const passwordRules = ['length', 'digit', 'lower', 'upper', 'special'] as const

export type PasswordRule = (typeof passwordRules)[number]

/** Longer ones are refused before they reach the hash. */
export const LONGEST_PASSWORD = 128

const SHORTEST = 8

const isKept: Record<PasswordRule, (password: string) => boolean> = {
  length: (password) => [...password].length >= SHORTEST,
  digit: (password) => /\p{Nd}/u.test(password),
  lower: (password) => /\p{Ll}/u.test(password),
  upper: (password) => /\p{Lu}/u.test(password),
  special: (password) => /[^\p{L}\p{N}\p{M}\s\p{C}]/u.test(password),
}

/** The rules a password does not keep, in the order in which they are told. */
export function missingPasswordRules(password: string): PasswordRule[] {
  return passwordRules.filter((rule) => !isKept[rule](password))
}
