import { data, type RouterContextProvider } from 'react-router'
import { periodOf } from '#app/acts/agencies/agent-statement-period.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import { findAgency, readStatement } from '#modules/agents/index.server.ts'

/** The statement of the agency and the time that an address names, for staff; 404 without such an agency. */
export async function statementOfAgency(
  context: Readonly<RouterContextProvider>,
  { agencyId, url }: { agencyId: string; url: URL },
) {
  const admin = adminOf(context, 'orders')
  const { db } = context.get(servicesContext)
  const now = new Date()
  const agency = await findAgency(db, admin, agencyId, now)
  if (!agency) throw data(null, { status: 404 })
  const statement = await readStatement(db, agency.id, periodOf(url, now))
  return { db, agencyId: agency.id, statement, locale: context.get(localeContext) }
}
