import { data } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import { readAddressDay } from '#app/addresses/address-day.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { findRoomList, findWorkspace, noteListRead } from '#modules/operations/index.server.ts'
import type { Route } from './+types/hotel-list-resource.ts'
import { answerFile } from './answer-file.ts'
import { hotelListFile } from './hotel-list-files.server.ts'

export const handle: ResourceHandle = { methods: ['GET'], isExport: true }

/** A list of rooms as it was made for a hotel, by its number, in the language of the address. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const admin = adminOf(context, 'orders')
  const date = readAddressDay(params.date)
  const format = (['pdf', 'xlsx'] as const).find((each) => each === params.format)
  const version = Number(url.searchParams.get('version'))
  if (!date || !format || !Number.isInteger(version)) throw data(null, { status: 404 })
  const { db } = context.get(servicesContext)
  const now = new Date()
  const workspace = await findWorkspace(db, admin, date, now)
  const stay = workspace.stays.find(({ key }) => key === url.searchParams.get('stay'))
  const found = stay && (await findRoomList(db, admin, { date, stay: stay.key, version }))
  if (!stay || !found) throw data(null, { status: 404 })
  await noteListRead(db, admin, workspace, 'print', now)
  const locale = context.get(localeContext)
  const { filename, contentType, bytes } = await hotelListFile(db, found, format, { date, stay, locale })
  return answerFile(bytes, contentType, { name: filename, locale })
}
