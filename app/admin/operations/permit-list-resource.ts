import { data } from 'react-router'
import { readAddressDay } from '#app/addresses/address-day.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import { translator } from '#app/messages/translator.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { findAgency } from '#app/work/find-agency.server.ts'
import { documentWorkOf } from '#app/work/document-work.server.ts'
import { formatInstant } from '#kernel/format-date.ts'
import { makeList } from '#modules/documents/index.server.ts'
import { findPermits, findWorkspace, noteListRead } from '#modules/operations/index.server.ts'
import type { Route } from './+types/permit-list-resource.ts'
import { answerFile } from './answer-file.ts'
import type { ListSetting } from './date-list.ts'
import { permitSheet } from './permit-sheet.ts'

export const handle: ResourceHandle = { methods: ['GET'], isExport: true }

/** Who goes to the Rawdah at which hour, on paper, with who leads them. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const admin = adminOf(context, 'orders')
  const date = readAddressDay(params.date)
  if (!date || params.format !== 'pdf') throw data(null, { status: 404 })
  const { db, env } = context.get(servicesContext)
  const locale = context.get(localeContext)
  const now = new Date()
  const workspace = await findWorkspace(db, admin, date, now)
  const board = await findPermits(db, admin, workspace)
  await noteListRead(db, admin, workspace, 'print', now)
  const text = translator(locale, 'staff-operations')
  const setting: ListSetting = { workspace, locale, text, words: translator(locale, 'travellers') }
  const { pdf } = documentWorkOf({ db, env })
  const printed = {
    ...permitSheet(board, setting, translator(locale, 'staff-permits')),
    contacts: workspace.guides.map(({ role, name, phone }) => ({ name: text(role), value: name, phone })),
    footer: { note: text('personal-data'), made: `${formatInstant(now, locale)} · ${admin.fullName}` },
  }
  const agency = await findAgency(db, locale)
  const named = { name: `permits-${date}.pdf`, locale }
  return answerFile(await makeList(pdf, printed, agency, locale), 'application/pdf', named)
}
