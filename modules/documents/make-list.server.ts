import type { Locale } from '#kernel/locale.ts'
import type { PdfCompiler } from '#platform/pdf/pdf-compiler.server.ts'
import type { Agency } from './domain/agency.ts'
import type { PrintedCards, PrintedLabels, PrintedList } from './lists/printed-list.ts'

/** A list for printing on A4, over as many pages as it needs, with its head on each. Is not issued and not kept. */
export async function makeList(
  pdf: PdfCompiler,
  list: PrintedList,
  agency: Agency,
  locale: Locale,
): Promise<Uint8Array> {
  // Templates are part of the server bundle; they are loaded only where lists are printed.
  const { printList } = await import('./lists/print-list.server.ts')
  return printList(pdf, list, agency, locale)
}

/** Tags for luggage for printing on A4, with lines to cut along. */
export async function makeLabels(
  pdf: PdfCompiler,
  labels: PrintedLabels,
  agency: Agency,
  locale: Locale,
): Promise<Uint8Array> {
  const { printLabels } = await import('./lists/print-list.server.ts')
  return printLabels(pdf, labels, agency, locale)
}

/** Cards of travellers for printing on A4, with lines to cut and to fold along. */
export async function makeCards(
  pdf: PdfCompiler,
  cards: PrintedCards,
  agency: Agency,
  locale: Locale,
): Promise<Uint8Array> {
  const { printCards } = await import('./lists/print-list.server.ts')
  return printCards(pdf, cards, agency, locale)
}
