import { compact, wordsOf } from './bank-text.ts'
import type { ToldNames } from './name-likeness.ts'

/** What a line tells, in the forms it is searched in. */
export type Tellings = ToldNames & { signs: string }

export function tellingsOf({ text, payerName }: { text: string; payerName: string | null }): Tellings {
  return { signs: compact(text), words: new Set(wordsOf(text)), payerWords: wordsOf(payerName ?? '') }
}
