import type { Locale } from '#kernel/locale.ts'
import type { PdfCompiler } from '#platform/pdf/pdf-compiler.server.ts'
import type { Agency } from './domain/agency.ts'
import type { ReceiptFacts, RefundNoteFacts } from './domain/slip-facts.ts'

/** The version of the templates and their texts; a change of either is a new one. */
export const SLIP_VERSION = '1.1'

/** A receipt for money that arrived, in one language, for printing on A4. */
export async function makeReceipt(
  pdf: PdfCompiler,
  facts: ReceiptFacts,
  agency: Agency,
  locale: Locale,
): Promise<Uint8Array> {
  // Templates are part of the server bundle; they are loaded only where slips are printed.
  const { printReceipt } = await import('./slips/print-slip.server.ts')
  return printReceipt(pdf, facts, agency, locale)
}

/** A note for money that has gone back, with how its amount came about. */
export async function makeRefundNote(
  pdf: PdfCompiler,
  facts: RefundNoteFacts,
  agency: Agency,
  locale: Locale,
): Promise<Uint8Array> {
  const { printRefundNote } = await import('./slips/print-slip.server.ts')
  return printRefundNote(pdf, facts, agency, locale)
}
