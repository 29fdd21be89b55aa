import type { ResourceHandle } from '#app/page-handle.ts'
import { matchHolidays } from '#modules/catalog/index.server.ts'
import type { Route } from './+types/holiday-matches-resource.ts'
import { publicAnswer } from './public-answer.server.ts'

export const handle: ResourceHandle = { methods: ['GET'] }

/** The holidays that touch a journey; dates that say nothing match nothing. */
export async function loader(call: Route.LoaderArgs) {
  const { searchParams } = call.url
  return publicAnswer(call, { data: matchHolidays(searchParams.get('start') ?? '', searchParams.get('end') ?? '') })
}
