import { data } from 'react-router'
import { toCsv } from '#app/acts/lists/csv.ts'
import { toXlsx, XLSX } from '#app/acts/lists/xlsx.server.ts'
import { readAddressDay } from '#app/addresses/address-day.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { findVisaFile, noteListRead } from '#modules/operations/index.server.ts'
import type { Route } from './+types/visa-batch-resource.ts'
import { answerFile } from './answer-file.ts'

export const handle: ResourceHandle = { methods: ['GET'], isExport: true }

/** A batch of visas as its company wants it, as it was sent. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const admin = adminOf(context, 'orders')
  const date = readAddressDay(params.date)
  const { format } = params
  const number = Number(url.searchParams.get('batch'))
  if (!date || (format !== 'csv' && format !== 'xlsx') || !(Number.isInteger(number) && number > 0 && number < 2 ** 31))
    throw data(null, { status: 404 })
  const { db } = context.get(servicesContext)
  const file = await findVisaFile(db, admin, { date, number })
  if (!file) throw data(null, { status: 404 })
  await noteListRead(db, admin, { date, travellers: file.lines.slice(1) }, 'visas', new Date())
  const named = { name: `visas-${date}-${number}.${format}`, locale: context.get(localeContext) }
  return format === 'csv'
    ? answerFile(toCsv(file.lines), 'text/csv; charset=utf-8', named)
    : answerFile(await toXlsx(file.lines), XLSX, named)
}
