import { data } from 'react-router'
import { findAgency } from '#app/work/find-agency.server.ts'
import { documentCompiler } from '#app/work/document-work.server.ts'
import { translator } from '#app/messages/translator.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { drawQrCode } from '#app/pictures/qr-code.server.ts'
import { toCsv } from '#app/acts/lists/csv.ts'
import { toXlsx, XLSX } from '#app/acts/lists/xlsx.server.ts'
import { formatInstant } from '#kernel/format-date.ts'
import { makeLabels, makeList } from '#modules/documents/index.server.ts'
import { findWorkspace, noteListRead } from '#modules/operations/index.server.ts'
import type { Route } from './+types/list-file-resource.ts'
import { readAddressDay } from '#app/addresses/address-day.ts'
import { answerFile } from './answer-file.ts'
import { dateLabels } from './date-labels.ts'
import { answerCards } from './print-cards.server.ts'
import { listRows, readColumns, type ListSetting } from './date-list.ts'
import { dateSheet, roomRows, sheetKinds } from './date-sheet.ts'

export const handle: ResourceHandle = { methods: ['GET'], isExport: true }

/** A list of the day as a file, with the columns that its address names: for spreadsheets, or for paper. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const admin = adminOf(context, 'orders')
  const { list, format } = params
  const date = readAddressDay(params.date)
  const kind = sheetKinds.find((each) => each === list)
  const isLabels = list === 'tags'
  const isCards = list === 'cards'
  const isTable = (list === 'print' || kind !== undefined) && (format === 'csv' || format === 'xlsx')
  if (!date || !(isTable || (format === 'pdf' && (kind !== undefined || isLabels || isCards))))
    throw data(null, { status: 404 })
  const { db, env } = context.get(servicesContext)
  const locale = context.get(localeContext)
  const now = new Date()
  const workspace = await findWorkspace(db, admin, date, now)
  await noteListRead(
    db,
    admin,
    workspace,
    isLabels || isCards ? 'labels' : kind === 'airport' ? 'airport' : 'print',
    now,
  )
  if (isCards) return answerCards({ db, env }, admin, { workspace, locale }, now)
  const text = translator(locale, 'staff-operations')
  const setting: ListSetting = { workspace, locale, text, words: translator(locale, 'travellers') }
  const columns = readColumns(url.searchParams, kind === 'airport' ? 'airport' : 'print')
  const named = { name: `${list}-${date}.${format}`, locale }
  if (isTable) {
    const rows =
      kind === 'rooms'
        ? roomRows(columns, setting)
        : listRows(kind === 'airport' ? 'airport' : 'print', columns, setting)
    return format === 'csv'
      ? answerFile(toCsv(rows), 'text/csv; charset=utf-8', named)
      : answerFile(await toXlsx(rows), XLSX, named)
  }
  const pdf = documentCompiler()
  const agency = await findAgency(db, locale)
  if (isLabels) {
    const airport = new URL(paths.adminDate(locale, 'airport', date), env.publicUrl)
    const drawCode = (id: string) => drawQrCode(`${airport.href}#t-${id}`)
    const labels = dateLabels({ ...setting, phone: agency.phone, drawCode })
    return answerFile(await makeLabels(pdf, { title: text('tags'), labels }, agency, locale), PDF, named)
  }
  const printed = {
    ...dateSheet(kind ?? 'passengers', columns, setting),
    contacts: workspace.guides.map(({ role, name, phone }) => ({ name: text(role), value: name, phone })),
    footer: { note: text('personal-data'), made: `${formatInstant(now, locale)} · ${admin.fullName}` },
  }
  return answerFile(await makeList(pdf, printed, agency, locale), PDF, named)
}

const PDF = 'application/pdf'
