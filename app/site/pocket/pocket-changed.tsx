import { formatDate } from '#kernel/format-date.ts'
import { joinList } from '#kernel/join-list.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import type { PocketWords } from './pocket-words.ts'

/** Since when something is another thing, and what it was before. */
export function PocketChanged({
  at,
  was,
  words: { text, locale },
}: {
  at: Date | undefined
  was: readonly string[]
  words: PocketWords
}) {
  if (!at || was.length === 0) return null
  const date = formatDate(dayInIstanbul(at), locale, { weekday: true, year: false })
  return <p className="change">{text('changed', { date, was: joinList(was, locale) })}</p>
}
