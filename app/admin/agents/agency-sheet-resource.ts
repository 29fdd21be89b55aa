import { answerStatementSheet } from '#app/acts/agencies/agent-statement.server.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import type { Route } from './+types/agency-sheet-resource.ts'
import { statementOfAgency } from './agency-statement.server.ts'

export const handle: ResourceHandle = { methods: ['GET'] }

/** The statement of an agency as a spreadsheet, for staff. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { statement, locale } = await statementOfAgency(context, { agencyId: params.agencyId, url })
  return answerStatementSheet({ statement, locale })
}
