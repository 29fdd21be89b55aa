/** A name as a ticket writes it, without titles. */
export type WrittenName = { lastName: string; firstName: string }

const titles = [
  'MRS',
  'MISS',
  'MSTR',
  'MST',
  'MR',
  'MS',
  'DR',
  'PROF',
  'SIR',
  'CHD',
  'CNN',
  'INF',
  'INS',
  'ADT',
  'BAY',
  'BAYAN',
]
/** What systems write onto the end of a name. Whoever is called so (Badr, Adams) is found by the name as it stands. */
const glued = /^(.{2,}?)(?:MRS|MISS|MSTR|MR|MS|CHD|INF|ADT)$/i
const MOST_WORDS = 8

const LETTERS = String.raw`\p{L}[\p{L}\p{M}'\u2019. -]*`
const SLASHED = new RegExp(String.raw`${LETTERS}/\s*${LETTERS}(?:/\s*${LETTERS})*`, 'gu')
/** `(INFYILMAZ/ELIF/12JAN26)`, `(INF/ELIF)`: somebody who has no seat, after whoever holds them. */
const INFANT = new RegExp(String.raw`\(\s*INF\s*(${LETTERS})?/\s*(${LETTERS})[^()]*\)`, 'giu')

/** Names with a stroke behind the surname, in their order; each with what of the row says it. */
export function ticketNamesIn(row: string): { text: string; names: WrittenName[] }[] {
  const found: { at: number; text: string; names: WrittenName[] }[] = []
  const infants = [...row.matchAll(INFANT)]
  const open = row
    .replaceAll(INFANT, (all) => '|'.repeat(all.length))
    .replaceAll(/\([^()]*\)?/g, (all) => '|'.repeat(all.length))
  for (const { 0: text, index } of open.matchAll(SLASHED)) {
    const [before = '', ...givens] = text.split('/')
    const lastName = withoutTitles(before)
    for (const [nth, given] of givens.entries()) {
      const own = givens.length === 1 ? text.trim() : `${lastName}/${given.trim()}`
      found.push({ at: index + nth / MOST_WORDS, text: own, names: namesOf(lastName, given) })
    }
  }
  for (const { 0: text, 1: own, 2: given = '', index } of infants) {
    const holder = found.filter(({ at }) => at < index).at(-1)?.names[0]?.lastName ?? ''
    found.push({ at: index, text, names: namesOf(own?.trim() || holder, given) })
  }
  return found
    .filter(({ names }) => names.length > 0)
    .toSorted((one, other) => one.at - other.at)
    .map(({ text, names }) => ({ text, names }))
}

/** Up to the first title that stands apart; where none does, one may be written onto the last word. */
function namesOf(lastName: string, given: string): WrittenName[] {
  const words = wordsOf(given)
  const end = words.findIndex((word, at) => at > 0 && isTitle(word))
  const firstName = (end === -1 ? words : words.slice(0, end)).join(' ')
  if (lastName === '' || firstName === '' || isTitle(firstName)) return []
  const bare = end === -1 ? (glued.exec(firstName)?.[1] ?? '') : ''
  return [...(bare === '' ? [] : [{ lastName, firstName: bare.trim() }]), { lastName, firstName }]
}

/** Where one does not see which words are the surname: every way to part them, the last word as surname first. */
export function splitsOf(whole: string): WrittenName[] {
  const words = wordsOf(whole)
  if (words.length < 2 || words.length > MOST_WORDS) return []
  const join = (from: number, to?: number) => words.slice(from, to).join(' ')
  const parts = words.slice(1).map((_, at) => words.length - 1 - at)
  return [
    ...parts.map((at) => ({ firstName: join(0, at), lastName: join(at) })),
    ...parts.map((at) => ({ firstName: join(at), lastName: join(0, at) })),
  ]
}

/** Without titles before and behind the name, numbers before it, and signs around it. */
export function withoutTitles(text: string): string {
  const words = wordsOf(text.replace(/^[\s\d.)#-]+/, ''))
  while (words[0] !== undefined && isTitle(words[0])) words.shift()
  while (words.length > 0 && isTitle(words.at(-1) ?? '')) words.pop()
  return words.join(' ')
}

function wordsOf(text: string): string[] {
  return text
    .split(/\s+/)
    .map((word) => word.replaceAll(/^[.'’-]+|[.-]+$/g, ''))
    .filter(Boolean)
}

function isTitle(word: string): boolean {
  return titles.includes(word.toLocaleUpperCase('tr').replaceAll('İ', 'I'))
}
