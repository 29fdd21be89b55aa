import type { Locale } from '#kernel/locale.ts'
import { slipTexts } from './slip-texts.ts'

/** What the file of a slip is called: `Tahsilat makbuzu M-2026-000001`. */
export function slipTitle(kind: 'receipt' | 'refund-note', locale: Locale, number: string | null): string {
  const { receipt, refund } = slipTexts[locale]
  return `${(kind === 'receipt' ? receipt : refund).title} ${number ?? ''}`.trim()
}
