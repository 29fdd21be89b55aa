import type { Locale } from '#kernel/locale.ts'
import type { PdfCompiler } from '#platform/pdf/pdf-compiler.server.ts'
import type { Order } from './data/read-orders.server.ts'
import type { Agency } from './documents/agency.ts'

/**
 * The voucher of a paid order as a PDF in the language asked for; `undefined` while nothing is paid, because a voucher
 * says that the places are booked.
 */
export async function printVoucher(
  pdf: PdfCompiler,
  order: Order,
  agency: Agency,
  locale: Locale,
): Promise<Uint8Array | undefined> {
  if (order.state !== 'paid') return undefined
  // The template is part of the server bundle; it is loaded only where vouchers are printed.
  const { makeVoucher } = await import('./documents/voucher.server.ts')
  return makeVoucher(pdf, order, agency, locale)
}
