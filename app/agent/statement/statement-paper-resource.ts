import { data } from 'react-router'
import { answerStatementPaper } from '#app/acts/agencies/agent-statement.server.ts'
import { scopeOf } from '#app/http/middleware/agent.server.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { readStatement } from '#modules/agents/index.server.ts'
import type { Route } from './+types/statement-paper-resource.ts'
import { periodOf } from '#app/acts/agencies/agent-statement-period.ts'

export const handle: ResourceHandle = { methods: ['GET'] }

/** The statement of one's own agency, as a file. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const { agencyId } = scopeOf(context)
  if (agencyId === null) throw data(null, { status: 404 })
  const statement = await readStatement(db, agencyId, periodOf(url, new Date()))
  const locale = context.get(localeContext)
  return answerStatementPaper(db, { agencyId, statement, locale })
}
