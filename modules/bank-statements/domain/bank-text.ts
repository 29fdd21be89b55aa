import { foldForSearch } from '#kernel/text.ts'

/** Upper case without marks and separators, so that only letters and digits count: `7k3m-pq 2r` gives `7K3MPQ2R`. */
export function compact(text: string): string {
  return foldForSearch(text)
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** The words of a text in one form; marks and signs separate them. */
export function wordsOf(text: string): string[] {
  return foldForSearch(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}
