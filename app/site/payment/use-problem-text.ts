import { useText } from '#app/ui/text.tsx'
import { payerConsents, type CardProblem, type PayerProblem } from '#modules/payments/index.ts'
import type { DraftField } from './payment-draft.ts'
import { problemText, type PaymentProblemCode } from './payment-problem.ts'

/** Words for the refusals of a payment. */
export function useProblemText(): (code: PaymentProblemCode | CardProblem | PayerProblem) => string {
  const forms = useText('forms')
  const payment = useText('payment')
  const errors = useText('errors')
  return (code) => {
    const said = problemText[code]
    if (said.area === 'forms') return forms(said.key)
    return said.area === 'errors' ? errors(said.key) : payment(said.key)
  }
}

/** The same at a field: an empty one says what to write into it. */
export function useFieldText(): (field: DraftField, code: CardProblem | PayerProblem | 'agreements') => string {
  const payment = useText('payment')
  const say = useProblemText()
  return (field, code) => {
    const isMissing = code === 'card-required' || code === 'payer-required' || isConsent(field)
    return isMissing && field !== 'phone' ? payment(`needed-${field}`) : say(code)
  }
}

function isConsent(field: DraftField): boolean {
  return payerConsents.some((kind) => kind === field)
}
