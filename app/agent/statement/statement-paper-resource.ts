import { answerStatementPaper } from '#app/acts/agencies/agent-statement.server.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import type { Route } from './+types/statement-paper-resource.ts'
import { ownStatement } from './own-statement.server.ts'

export const handle: ResourceHandle = { methods: ['GET'] }

/** The statement of one's own agency as a paper. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, agencyId, statement, locale } = await ownStatement(context, url)
  return answerStatementPaper(db, { agencyId, statement, locale })
}
