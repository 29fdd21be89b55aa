import { data } from 'react-router'
import { toXlsx, XLSX } from '#app/acts/lists/xlsx.server.ts'
import { readAddressDay } from '#app/addresses/address-day.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import { translator } from '#app/messages/translator.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { findAgency } from '#app/work/find-agency.server.ts'
import { documentCompiler } from '#app/work/document-work.server.ts'
import { formatInstant } from '#kernel/format-date.ts'
import { makeList } from '#modules/documents/index.server.ts'
import { findWorkspace, noteListRead } from '#modules/operations/index.server.ts'
import type { Route } from './+types/ride-list-resource.ts'
import { answerFile } from './answer-file.ts'
import type { ListSetting } from './date-list.ts'
import { rideRows, rideSheet } from './ride-sheet.ts'

export const handle: ResourceHandle = { methods: ['GET'], isExport: true }

/** Who sits on a bus, a train or a flight, by seat, as a file for whoever drives or meets it. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const admin = adminOf(context, 'orders')
  const date = readAddressDay(params.date)
  const format = (['pdf', 'xlsx'] as const).find((each) => each === params.format)
  if (!date || !format) throw data(null, { status: 404 })
  const { db } = context.get(servicesContext)
  const locale = context.get(localeContext)
  const now = new Date()
  const workspace = await findWorkspace(db, admin, date, now)
  const ride = workspace.rides.find(({ id }) => id === url.searchParams.get('ride'))
  if (!ride) throw data(null, { status: 404 })
  await noteListRead(db, admin, workspace, 'print', now)
  const text = translator(locale, 'staff-operations')
  const setting: ListSetting = { workspace, locale, text, words: translator(locale, 'travellers') }
  const named = { name: `ride-${date}.${format}`, locale }
  if (format === 'xlsx') return answerFile(await toXlsx(rideRows(ride, setting)), XLSX, named)
  const pdf = documentCompiler()
  const agency = await findAgency(db, locale)
  const printed = {
    ...rideSheet(ride, setting),
    contacts: workspace.guides.map(({ role, name, phone }) => ({ name: text(role), value: name, phone })),
    footer: { note: text('personal-data'), made: `${formatInstant(now, locale)} · ${admin.fullName}` },
  }
  return answerFile(await makeList(pdf, printed, agency, locale), 'application/pdf', named)
}
