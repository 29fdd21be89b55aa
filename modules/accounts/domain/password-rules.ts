/** What a password that somebody chooses for an account must have; orders may open one with less. */
export const passwordRules = ['length', 'digit', 'lower', 'upper', 'special', 'uncommon'] as const

export type PasswordRule = (typeof passwordRules)[number]

/** Longer ones are refused before they reach the hash. */
export const LONGEST_PASSWORD = 128

const SHORTEST = 8

const isKept: Record<Exclude<PasswordRule, 'uncommon'>, (password: string) => boolean> = {
  length: (password) => [...password].length >= SHORTEST,
  digit: (password) => /\p{Nd}/u.test(password),
  lower: (password) => /\p{Ll}/u.test(password),
  upper: (password) => /\p{Lu}/u.test(password),
  special: (password) => /[^\p{L}\p{N}\p{M}\s\p{C}]/u.test(password),
}

/**
 * The rules a password does not keep, in the order in which they are told. Browsers do not have the list of well-known
 * passwords; what only the server can say is left open without it.
 */
export function missingPasswordRules(
  password: string,
  isWellKnown: (password: string) => boolean = () => false,
): PasswordRule[] {
  return passwordRules.filter((rule) => (rule === 'uncommon' ? isWellKnown(password) : !isKept[rule](password)))
}
