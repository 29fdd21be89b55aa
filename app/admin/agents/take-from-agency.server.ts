import type { RouterContextProvider } from 'react-router'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import { removeFromAgency, restoreToAgency, type AgencyPart } from '#modules/agents/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { readRemovalNews, undoneOf, type RemovalNews } from '../ui/removal-news.ts'

/** What was taken from an agency and can be brought back, or what came of that. */
export type AgencyNews = RemovalNews & { part?: AgencyPart | undefined }

const parts = ['user', 'rule'] as const

export function readAgencyNews(query: URLSearchParams): AgencyNews {
  return { ...readRemovalNews(query), part: parts.find((part) => part === query.get('part')) }
}

/**
 * Takes an account or a rule from an agency, or brings it back, as a form asks; nothing when it asks for something else.
 */
export async function takeFromAgency(
  context: Readonly<RouterContextProvider>,
  { db, agency, form, now }: { db: Db; agency: { id: string }; form: FormData; now: Date },
): Promise<AgencyNews | undefined> {
  const text = (name: string) => String(form.get(name) ?? '')
  const intent = text('intent')
  const part = intent === 'remove-user' ? 'user' : intent === 'remove-rule' ? 'rule' : undefined
  const agencyId = agency.id
  if (part) {
    const id = text(part === 'user' ? 'userId' : 'ruleId')
    const removed = await removeFromAgency(db, adminOf(context, 'payments'), { agencyId, part, id }, now)
    return removed.ok ? { part, undo: removed.value.undo } : {}
  }
  const back = parts.find((each) => each === text('part'))
  if (intent !== 'restore' || !back) return undefined
  const wish = { agencyId, part: back, undo: text('undo') }
  return undoneOf(await restoreToAgency(db, adminOf(context, 'payments'), wish, now))
}
