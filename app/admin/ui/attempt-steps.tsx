import { cell } from '#app/ui/data-table.tsx'
import { InstantText, useLocale, useText } from '#app/ui/text.tsx'
import { isolateLatin } from '#kernel/bidi.ts'
import { formatMoney } from '#kernel/format-money.ts'
import { readStepReason } from '#modules/payments/index.ts'
import type { AttemptStep } from '#modules/payments/index.server.ts'
import { StoredNote } from './stored-note.tsx'

/** What became of a try to pay, step by step, in the reader's words; what a person wrote stays as it is. */
export function AttemptSteps({ steps, className }: { steps: readonly AttemptStep[]; className: string | undefined }) {
  const text = useText('staff')
  return (
    <ol className={className}>
      {steps.map((step, index) => (
        <li key={index}>
          {text(`payment-state-${step.to}`)}
          <span className={cell.second}>
            <InstantText instant={step.at} /> · <Reason stored={step.reason} />
          </span>
        </li>
      ))}
    </ol>
  )
}

function Reason({ stored }: { stored: string }) {
  const text = useText('staff')
  const locale = useLocale()
  const reason = readStepReason(stored)
  const words = <StoredNote note={reason.words} />
  if (reason.code === 'words') return words
  const said =
    'amount' in reason
      ? text(`step-${reason.code}`, { amount: isolateLatin(formatMoney(reason.amount, locale, { cents: true })) })
      : text(`step-${reason.code}`)
  return reason.words === '' ? (
    said
  ) : (
    <>
      {said} · {words}
    </>
  )
}
