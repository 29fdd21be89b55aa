import { listFileHandle } from '#app/api/calls/list-file-handle.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { StaffTourFilter } from '#app/wire/wire-staff-tour.ts'
import type { Route } from './+types/tours-xlsx-resource.ts'
import { answerTourFile } from './tour-file.server.ts'

export const handle: ResourceHandle = listFileHandle(
  'xlsx',
  'The filtered departures as an Excel file',
  StaffTourFilter,
)

export function loader(call: Route.LoaderArgs) {
  return answerTourFile(call, 'xlsx')
}
