import { z } from 'zod'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import type { Route } from './+types/departure-airport-csv-resource.ts'
import { answerDateList } from './answer-date-list.server.ts'

export const handle: ResourceHandle = {
  methods: ['GET'],
  isExport: true,
  describes: {
    GET: {
      summary: 'Everybody who leaves on a day, by flight and surname, as a file',
      answers: { 200: z.string() },
      produces: 'text/csv',
      problems: ['not_found'],
    },
  },
}

export function loader(call: Route.LoaderArgs) {
  return answerDateList(call, 'airport', 'csv')
}
