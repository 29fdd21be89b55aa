import { listFileHandle } from '#app/api/calls/list-file-handle.ts'
import { readQuery } from '#app/api/calls/read-query.server.ts'
import { translator } from '#app/messages/translator.ts'
import { localeContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { listSubscriptions } from '#modules/engagement/index.server.ts'
import type { Route } from './+types/staff-subscriptions-csv-resource.ts'
import { answerListFile } from '#app/acts/lists/answer-list-file.server.ts'
import { answerStaff } from '../staff-call.server.ts'
import { SubscriptionFilter } from './wire-subscription.ts'

export const handle: ResourceHandle = listFileHandle(
  'csv',
  'The filtered addresses of the newsletter as a file; without a state, those that are confirmed',
  SubscriptionFilter,
)

const MOST_ROWS = 50_000

/** Letters go to confirmed addresses only, so that a file holds others only when it is asked for them. */
export function loader(call: Route.LoaderArgs) {
  return answerStaff(call, 'content', async (db, admin) => {
    const asked = readQuery(call, SubscriptionFilter)
    if (!asked.ok) return asked.error
    const { state = 'done', ...filter } = asked.value
    const { subscriptions } = await listSubscriptions(db, admin, { ...filter, state, page: 1, pageSize: MOST_ROWS })
    const locale = call.context.get(localeContext)
    const text = translator(locale, 'staff-requests')
    const head = [text('email'), text('language'), text('asked-at'), text('confirmed-at')]
    const rows = subscriptions.map(({ email, language, askedAt, confirmedAt }) => [
      email,
      language,
      dayInIstanbul(askedAt),
      confirmedAt ? dayInIstanbul(confirmedAt) : '',
    ])
    const name = `newsletter-${dayInIstanbul(new Date())}`
    return answerListFile({ head, rows }, { name, format: 'csv', locale })
  })
}
