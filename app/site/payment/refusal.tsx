import { Notice } from '#app/ui/notice.tsx'
import { useText } from '#app/ui/text.tsx'
import type { DeclineReason } from '#modules/payments/index.ts'
import type { PaymentProblem } from './payment-problem.ts'
import { useProblemText } from './use-problem-text.ts'

/** What became of the last try: the one that was just sent, or the one the customer comes back from the bank with. */
export function Refusal({
  problem,
  lastDecline,
}: {
  problem: PaymentProblem | undefined
  lastDecline: DeclineReason | null
}) {
  const text = useText('payment')
  const say = useProblemText()
  const reason = problem ? problem.reason : lastDecline
  if (!problem && !lastDecline) return null
  return (
    <Notice tone="error" isAnnounced title={problem ? say(problem.code) : text('error')}>
      {reason && text(`decline-${reason}`)}
    </Notice>
  )
}
