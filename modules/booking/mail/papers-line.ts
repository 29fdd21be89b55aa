import { formatDate } from '#kernel/format-date.ts'
import type { Locale } from '#kernel/locale.ts'
import type { PapersToCome } from '../find-papers-to-come.server.ts'
import { papersLineTexts } from './mail-texts.ts'

/** What a mail about an order says of papers that are still to come; no sentence and no fact where none are. */
export function papersLine(
  locale: Locale,
  papers: PapersToCome | undefined,
): { paragraphs: string[]; facts: Record<string, string> } {
  if (!papers) return { paragraphs: [], facts: {} }
  return {
    paragraphs: [papersLineTexts[locale][papers.isLate ? 'late' : 'due']],
    facts: { papersDueOn: formatDate(papers.dueOn, locale) },
  }
}
