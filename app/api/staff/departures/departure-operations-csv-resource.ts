import { z } from 'zod'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import type { Route } from './+types/departure-operations-csv-resource.ts'
import { answerDateList } from './answer-date-list.server.ts'

export const handle: ResourceHandle = {
  methods: ['GET'],
  isExport: true,
  describes: {
    GET: {
      summary: 'Everybody who leaves on a day, for those who carry the journey out, as a file',
      answers: { 200: z.string() },
      produces: 'text/csv',
      problems: ['not_found'],
    },
  },
}

export function loader(call: Route.LoaderArgs) {
  return answerDateList(call, 'workspace', 'csv')
}
