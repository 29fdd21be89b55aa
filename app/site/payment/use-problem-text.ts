import { useText } from '#app/ui/text.tsx'
import type { CardProblem, PayerProblem } from '#modules/payments/index.ts'
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
