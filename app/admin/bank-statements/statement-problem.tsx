import { Notice } from '#app/ui/notice.tsx'
import { useText } from '#app/ui/text.tsx'
import type { Unprepared, UploadFailure } from '#modules/bank-statements/index.server.ts'

export type StatementProblemFacts = Unprepared | UploadFailure | { code: 'file' } | { code: 'draft-not-found' }

/** Why a file was not read, in which line, and what stands there. */
export function StatementProblem({ problem, isAnnounced }: { problem: StatementProblemFacts; isAnnounced?: boolean }) {
  const text = useText('bank-statements')
  const isQuestion = problem.code === 'account-needed' || problem.code === 'columns'
  return (
    <Notice tone={isQuestion ? 'warning' : 'error'} isAnnounced={isAnnounced ?? false}>
      <p>{text(`problem-${problem.code}`)}</p>
      {'line' in problem && problem.line !== undefined && (
        <p>
          <b>{text('problem-place', { line: String(problem.line) })}</b>
        </p>
      )}
      {'value' in problem && problem.value !== undefined && problem.value !== '' && (
        <p>
          {text('problem-value')} <bdi>{problem.value}</bdi>
        </p>
      )}
    </Notice>
  )
}
