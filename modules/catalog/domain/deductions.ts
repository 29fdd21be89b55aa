import { daySpanText } from '#kernel/counted.ts'
import type { Locale } from '#kernel/locale.ts'

/** What is kept of the price for a notice between two days before the start, both included. */
export type Deduction = { from: number; to: number; keptPercent: number }

const kept: Record<Locale, { part: (percent: number) => string; all: string; nothing: string }> = {
  tr: { part: (percent) => `Tur bedelinin %${percent} kadarı`, all: 'Tur bedelinin tamamı', nothing: 'Kesinti yok' },
  en: { part: (percent) => `${percent}% of the tour price`, all: 'The whole tour price', nothing: 'Nothing' },
  ar: { part: (percent) => `${percent}% من سعر الرحلة`, all: 'سعر الرحلة كاملًا', nothing: 'لا اقتطاع' },
}

/** The rows of a table of deductions as the `{names}` of a legal text ask for them: `band1Time`, `band1Kept` and so on. */
export function deductionFacts(deductions: readonly Deduction[], locale: Locale): Record<string, string> {
  return Object.fromEntries(
    deductions.flatMap(({ from, to, keptPercent }, index) => [
      [`band${index + 1}Time`, daySpanText(from, to, locale)],
      [`band${index + 1}Kept`, keptText(keptPercent, locale)],
    ]),
  )
}

function keptText(percent: number, locale: Locale): string {
  if (percent === 0) return kept[locale].nothing
  return percent === 100 ? kept[locale].all : kept[locale].part(percent)
}
