import { Notice } from '#app/ui/notice.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatMoney } from '#kernel/format-money.ts'
import type { DeclineReason } from '#modules/payments/index.ts'
import { isolated } from './isolated.ts'
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
  const locale = useLocale()
  const say = useProblemText()
  const reason = problem ? problem.reason : lastDecline
  if (!problem && !lastDecline) return null
  return (
    <Notice tone="error" isAnnounced title={problem ? say(problem.code) : text('error')}>
      {reason && (
        <>
          <p>{text(`decline-${reason}`)}</p>
          <p>{text('declined-next')}</p>
        </>
      )}
      {problem?.amount &&
        text('price-changed-lead', { amount: isolated(formatMoney(problem.amount, locale, { cents: true })) })}
    </Notice>
  )
}
