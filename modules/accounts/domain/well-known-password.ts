/** Words of this trade and of sign-in pages: whoever guesses at an account here begins with them. */
const wordsOfOurs = new Set([
  'kafile',
  'umre',
  'umrah',
  'hac',
  'hajj',
  'kabe',
  'kaaba',
  'mekke',
  'makkah',
  'medine',
  'madinah',
  'parola',
  'sifre',
  'şifre',
  'password',
])

/** A word of so many letters stays well known whatever is hung before or behind it. */
const WORD_LETTERS = 8

const letterFor: Record<string, string> = { '@': 'a', $: 's', '0': 'o', '3': 'e' }

/** A password as lists of leaked ones have it: case tells nobody anything. */
export function asListed(password: string): string {
  return password.normalize('NFKC').toLowerCase()
}

/**
 * Whether a password is one that people who guess try first: on a list of leaked ones as it is, with letters for the
 * signs that stand for them, or without the signs at its end; a long word of the list, or one of ours, with anything
 * before and behind it.
 */
export function isWellKnown(password: string, isListed: (listed: string) => boolean): boolean {
  const typed = asListed(password)
  const spelled = typed.replace(/[@$03]/g, (sign) => letterFor[sign] ?? sign)
  const bare = [typed, spelled].flatMap((each) => [each, each.replace(/[^\p{L}\p{N}]+$/u, '')])
  const words = [typed, spelled].map((each) => each.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''))
  return (
    bare.some(isListed) ||
    words.some((word) => wordsOfOurs.has(word) || ([...word].length >= WORD_LETTERS && isListed(word)))
  )
}
