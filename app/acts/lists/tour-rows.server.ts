import { translator } from '#app/messages/translator.ts'
import type { Locale } from '#kernel/locale.ts'
import { toDecimalText } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { listStaffTours } from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { z } from 'zod'
import type { StaffTourFilter } from '#app/wire/wire-staff-tour.ts'

const MOST_ROWS = 5000

/** The filtered departures as rows of a file, at most five thousand, with a head in the language. */
export async function listTourRows(
  db: Db,
  admin: Admin<'catalogue'>,
  filter: z.output<typeof StaffTourFilter>,
  locale: Locale,
): Promise<{ head: string[]; rows: (string | number)[][] }> {
  const today = dayInIstanbul(new Date())
  const { tours } = await listStaffTours(db, admin, { ...filter, page: 1, pageSize: MOST_ROWS }, today)
  const text = translator(locale, 'staff-catalogue')
  const head = [
    text('column-tour'),
    text('column-code'),
    text('column-category'),
    text('field-departsOn'),
    text('column-return'),
    text('column-status'),
    text('column-capacity'),
    text('column-sold'),
    text('column-held'),
    text('column-currency'),
    text('column-price'),
  ]
  const rows = tours.map(({ name, code, category, departure }) => [
    name[locale],
    code,
    category?.[locale] ?? '',
    departure?.departsOn ?? '',
    departure?.returnsOn ?? '',
    departure ? text(`status-${departure.status}`) : '',
    departure?.capacity ?? '',
    departure?.sold ?? '',
    departure?.held ?? '',
    departure?.fromPrice?.currency ?? '',
    departure?.fromPrice ? Number(toDecimalText(departure.fromPrice)) : '',
  ])
  return { head, rows }
}
