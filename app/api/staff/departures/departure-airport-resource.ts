import type { ResourceHandle } from '#app/page/page-handle.ts'
import type { Route } from './+types/departure-airport-resource.ts'
import { answerDateList } from './answer-date-list.server.ts'
import { WireDateList } from './wire-departure.ts'

export const handle: ResourceHandle = {
  methods: ['GET'],
  describes: {
    GET: {
      summary: 'Everybody who leaves on a day, by flight and surname',
      answers: { 200: WireDateList },
      problems: ['not_found'],
    },
  },
}

export function loader(call: Route.LoaderArgs) {
  return answerDateList(call, 'airport', 'json')
}
