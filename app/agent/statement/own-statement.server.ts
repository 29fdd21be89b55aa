import { data, type RouterContextProvider } from 'react-router'
import { periodOf } from '#app/acts/agencies/agent-statement-period.ts'
import { scopeOf } from '#app/http/middleware/agent.server.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { readStatement } from '#modules/agents/index.server.ts'

/** The statement of one’s own agency for the time that an address names; 404 for who belongs to none. */
export async function ownStatement(context: Readonly<RouterContextProvider>, url: URL) {
  const { db } = context.get(servicesContext)
  const { agencyId } = scopeOf(context)
  if (agencyId === null) throw data(null, { status: 404 })
  const statement = await readStatement(db, agencyId, periodOf(url, new Date()))
  return { db, agencyId, statement, locale: context.get(localeContext) }
}
