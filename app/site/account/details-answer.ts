import type { PhotoProblem } from '#app/acts/account/photo-problems.ts'
import type { EmailFailure } from '#modules/accounts/index.server.ts'
import type { FieldProblem } from '#platform/http/problem.server.ts'

/** What came of a form of the own details that was not simply saved. */
export type DetailsAnswer = {
  problems?: FieldProblem[]
  draft?: { fullName: string; mobile: string; language: string; marketing: boolean }
  photo?: PhotoProblem | 'missing'
  email?: {
    typed: string
    failure?: EmailFailure['code'] | 'required'
    empty?: ('email' | 'current')[]
    sentTo?: string
  }
}
