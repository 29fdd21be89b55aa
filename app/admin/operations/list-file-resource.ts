import { data } from 'react-router'
import { localeContext, servicesContext } from '#app/middleware/contexts.ts'
import { adminOf } from '#app/middleware/staff.server.ts'
import { translator } from '#app/messages/translator.ts'
import type { ResourceHandle } from '#app/page-handle.ts'
import { toCsv } from '#app/staff-calls/csv.ts'
import { toXlsx, XLSX } from '#app/staff-calls/xlsx.server.ts'
import { findWorkspace, noteListRead } from '#modules/operations/index.server.ts'
import type { Route } from './+types/list-file-resource.ts'
import { readAddressDay } from '#app/calls/address-day.ts'
import { listRows, readColumns } from './date-list.ts'

export const handle: ResourceHandle = { methods: ['GET'] }

/** A list of the day as a file for spreadsheets, with the columns that its address names. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const admin = adminOf(context, 'orders')
  const { list, format } = params
  const date = readAddressDay(params.date)
  if (!date || (list !== 'print' && list !== 'airport') || (format !== 'csv' && format !== 'xlsx'))
    throw data(null, { status: 404 })
  const { db } = context.get(servicesContext)
  const locale = context.get(localeContext)
  const now = new Date()
  const workspace = await findWorkspace(db, admin, date, now)
  await noteListRead(db, admin, workspace, list, now)
  const text = translator(locale, 'staff-operations')
  const rows = listRows(list, readColumns(url.searchParams, list), { workspace, locale, text })
  return new Response(format === 'csv' ? toCsv(rows) : await toXlsx(rows), {
    headers: {
      'Content-Type': format === 'csv' ? 'text/csv; charset=utf-8' : XLSX,
      'Content-Disposition': `attachment; filename="${list}-${date}.${format}"`,
      'Content-Language': locale,
    },
  })
}
