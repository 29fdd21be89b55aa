import { listFileHandle } from '#app/api/calls/list-file-handle.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { StaffTourFilter } from '#app/wire/wire-staff-tour.ts'
import type { Route } from './+types/tours-csv-resource.ts'
import { answerTourFile } from './tour-file.server.ts'

export const handle: ResourceHandle = listFileHandle('csv', 'The filtered departures as a file', StaffTourFilter)

export function loader(call: Route.LoaderArgs) {
  return answerTourFile(call, 'csv')
}
