import { travellerColumnNames, travellerColumns, type TravellerColumn } from './traveller-sheet.ts'

/** The columns of a list of all who leave on one day: the order, and the traveller. */
export const dayColumns = ['orderNo', ...travellerColumns] as const

/** What people write above them. */
export const dayColumnNames: Record<'orderNo' | TravellerColumn, readonly string[]> = {
  orderNo: ['siparis', 'siparisno', 'rezervasyonno', 'orderno', 'order', 'bookingno', 'رقمالطلب', 'رقمالحجز'],
  ...travellerColumnNames,
}
