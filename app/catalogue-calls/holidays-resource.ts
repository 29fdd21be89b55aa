import { localeContext } from '#app/middleware/contexts.ts'
import { translator } from '#app/messages/translator.ts'
import type { ResourceHandle } from '#app/page-handle.ts'
import { holidaysOfYear } from '#modules/catalog/index.server.ts'
import type { Route } from './+types/holidays-resource.ts'
import { publicAnswer, refusedCall } from './public-answer.server.ts'

export const handle: ResourceHandle = { methods: ['GET'] }

/** The holidays of a year in their four groups. */
export async function loader(call: Route.LoaderArgs) {
  const holidays = holidaysOfYear(call.url.searchParams.get('year') ?? '')
  if (holidays) return publicAnswer(call, holidays)
  const title = translator(call.context.get(localeContext), 'tours')('holidays-unknown')
  return refusedCall(call, 'holidays_unknown', { status: 404, title, detail: title })
}
