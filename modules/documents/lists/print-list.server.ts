import { directionOf, type Locale } from '#kernel/locale.ts'
import type { PdfCompiler } from '#platform/pdf/pdf-compiler.server.ts'
import type { Agency } from '../domain/agency.ts'
import mark from '../slips/logo-mark.svg?raw'
import cardTemplate from './cards.typ?raw'
import labelTemplate from './labels.typ?raw'
import listTemplate from './list.typ?raw'
import type { PrintedCards, PrintedLabels, PrintedList } from './printed-list.ts'

/** From so many columns on, a list lies on its side. */
const WIDE_COLUMNS = 13

/** Sets a list on A4; it goes on over as many pages as it needs, with its head on each. */
export function printList({ compilePdf }: PdfCompiler, list: PrintedList, agency: Agency, locale: Locale): Uint8Array {
  const isWide = list.parts.some(({ columns }) => columns.length >= WIDE_COLUMNS)
  return compilePdf(listTemplate, { ...list, ...frameOf(agency, locale), isWide })
}

/** Sets tags for luggage (10 to a sheet of A4), with lines to cut along. */
export function printLabels(
  { compilePdf }: PdfCompiler,
  { title, labels }: PrintedLabels,
  agency: Agency,
  locale: Locale,
): Uint8Array {
  return compilePdf(labelTemplate, { title, labels, ...frameOf(agency, locale) })
}

/** Sets cards of travellers (8 to a sheet of A4), each to cut out and to fold along its middle. */
export function printCards(
  { compilePdf }: PdfCompiler,
  { title, cards }: PrintedCards,
  agency: Agency,
  locale: Locale,
): Uint8Array {
  return compilePdf(cardTemplate, { title, cards, ...frameOf(agency, locale) })
}

function frameOf({ brand, trade, firm }: Agency, locale: Locale) {
  return { mark, lang: locale, dir: directionOf(locale), agency: { brand, trade, firm } }
}
