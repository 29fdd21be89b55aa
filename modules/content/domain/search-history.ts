/** What a visitor looked for, as the browser keeps it: nothing but words. `date` is in milliseconds since 1970. */
export type SearchHistoryEntry = { kind: 'word'; word: string; date: number }

export const SEARCH_HISTORY_KEY = 'searchHistory'

const MOST_KEPT = 20

/** Reads what is stored; whatever is no such entry is left out. */
export function readSearchHistory(stored: string | null): SearchHistoryEntry[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(value) ? value.filter(isEntry).slice(0, MOST_KEPT) : []
  } catch {
    return []
  }
}

/** With a new entry in front. Only words are kept; the same word moves to the front instead of being kept twice. */
export function rememberSearch(
  history: readonly SearchHistoryEntry[],
  { kind, word, date }: { kind: string; word: string; date: number },
): SearchHistoryEntry[] {
  const trimmed = word.trim()
  if (kind !== 'word' || trimmed === '') return [...history]
  const newest: SearchHistoryEntry = { kind, word: trimmed, date }
  return [newest, ...forgetSearch(history, trimmed)].slice(0, MOST_KEPT)
}

/** Without a word, however it was capitalised. */
export function forgetSearch(history: readonly SearchHistoryEntry[], word: string): SearchHistoryEntry[] {
  return history.filter((entry) => comparable(entry.word) !== comparable(word))
}

function comparable(word: string): string {
  return word.trim().toLocaleLowerCase('tr')
}

function isEntry(value: unknown): value is SearchHistoryEntry {
  if (typeof value !== 'object' || value === null) return false
  const { kind, word, date } = value as Record<string, unknown>
  return kind === 'word' && typeof word === 'string' && word.trim() !== '' && typeof date === 'number'
}
