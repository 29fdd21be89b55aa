import type { ReadDocument } from './read-document-lines.ts'

/** Whether two writings are of one name: letter by letter, as documents write it, or not. */
export type NameAnswer = 'same' | 'folded' | 'different'

type DocumentName = Pick<ReadDocument, 'firstName' | 'lastName' | 'isNameCut'>

type Name = { firstName: string; lastName: string }

/**
 * Compares the name of a document with one that was typed or stands on a ticket. `folded`: another writing of the same
 * name, where letters lost their marks or became two (Ö as O or OE, Ü as U or UE), words are joined or parted, the line
 * had no room for the whole name, or one of the two leaves out some of several first names.
 */
export function compareNames(document: DocumentName, known: Name): NameAnswer {
  if (wholeOf(document) === upper(wholeOf(known)).replaceAll(/\s+/g, ' ')) return 'same'
  if (isSameName(document, known)) return 'folded'
  return isSameSurname(document, known) && isPartOfNames(document.firstName, known.firstName) ? 'folded' : 'different'
}

/** Whether it is the whole name however it is written; one that was cut is the same as any that goes on. */
export function isSameName(document: DocumentName, known: Name): boolean {
  if (isOneWriting(wholeOf(document), wholeOf(known))) return true
  const words = wordsOf(wholeOf(document))
  const own = wordsOf(wholeOf(known))
  return (
    document.isNameCut &&
    words.length <= own.length &&
    words.every((word, at) => new RegExp(`^${patternOf(word)}`).test(lettersOf(own[at] ?? '')))
  )
}

export function isSameSurname(document: Pick<Name, 'lastName'>, known: Pick<Name, 'lastName'>): boolean {
  return isOneWriting(document.lastName, known.lastName)
}

/** The shorter list of first names stands in the longer one, in its order. */
function isPartOfNames(one: string, other: string): boolean {
  const [few, many] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.length - b.length)
  if (!few || !many || few.length === 0) return false
  let next = 0
  for (const name of many) {
    const wanted = few[next]
    if (wanted !== undefined && isOneWriting(wanted, name)) next += 1
  }
  return next === few.length
}

/** Marks are dropped or written as a second letter, by each side after its own rule. */
function isOneWriting(one: string, other: string): boolean {
  const [first, second] = [lettersOf(one), lettersOf(other)]
  if (first === '' || second === '') return false
  return new RegExp(`^${patternOf(one)}$`).test(second) || new RegExp(`^${patternOf(other)}$`).test(first)
}

/** Letters of two writings besides those whose mark is only dropped. */
const writings: Record<string, string> = {
  O: 'OE?',
  Ö: 'OE?',
  Ø: 'OE?',
  U: 'UE?',
  Ü: 'UE?',
  Ä: 'AE?',
  Å: 'AA?',
  ẞ: 'SS?',
}

/** Letters of one writing that is not their own without a mark. */
const letters: Record<string, string> = { Ø: 'O', Æ: 'AE', Œ: 'OE', ẞ: 'SS', ß: 'SS', Þ: 'TH', Ð: 'D', Ł: 'L', Đ: 'D' }

function patternOf(name: string): string {
  return [...upper(name)].map((letter) => writings[letter] ?? plain(letter)).join('')
}

function lettersOf(name: string): string {
  return [...upper(name)].map(plain).join('')
}

/** Latin capitals only: no signs, no blanks, no other script. */
function plain(letter: string): string {
  return (letters[letter] ?? letter).normalize('NFD').replaceAll(/[^A-Z]/g, '')
}

function wordsOf(name: string): string[] {
  return name.split(/[\s-]+/).filter((word) => lettersOf(word) !== '')
}

/** Turkish small letters have capitals of their own, and ß stays one letter. */
function upper(name: string): string {
  return name.normalize('NFC').replaceAll('ß', 'ẞ').toLocaleUpperCase('tr').trim()
}

function wholeOf({ lastName, firstName }: Name): string {
  return `${lastName} ${firstName}`.trim()
}
