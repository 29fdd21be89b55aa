import { answerStatementSheet } from '#app/acts/agencies/agent-statement.server.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import type { Route } from './+types/statement-sheet-resource.ts'
import { ownStatement } from './own-statement.server.ts'

export const handle: ResourceHandle = { methods: ['GET'] }

/** The statement of one's own agency as a spreadsheet. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { statement, locale } = await ownStatement(context, url)
  return answerStatementSheet({ statement, locale })
}
