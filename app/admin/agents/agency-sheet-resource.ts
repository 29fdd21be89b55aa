import { data } from 'react-router'
import { answerStatementSheet } from '#app/acts/agencies/agent-statement.server.ts'
import { periodOf } from '#app/acts/agencies/agent-statement-period.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { findAgency, readStatement } from '#modules/agents/index.server.ts'
import type { Route } from './+types/agency-sheet-resource.ts'

export const handle: ResourceHandle = { methods: ['GET'] }

/** The statement of an agency as a file, for staff. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const admin = adminOf(context, 'orders')
  const { db } = context.get(servicesContext)
  const now = new Date()
  const agency = await findAgency(db, admin, params.agencyId, now)
  if (!agency) throw data(null, { status: 404 })
  const statement = await readStatement(db, agency.id, periodOf(url, now))
  const locale = context.get(localeContext)
  return answerStatementSheet({ statement, locale })
}
