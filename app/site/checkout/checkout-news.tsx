import { usePageFrame } from '#app/page/page-frame.tsx'
import { paths } from '#app/addresses/paths.ts'
import { Notice } from '#app/ui/notice.tsx'
import { useText } from '#app/ui/text.tsx'
import { isolateLatin } from '#kernel/bidi.ts'
import { formatMoney } from '#kernel/format-money.ts'
import { phoneInWords } from '#kernel/format-phone.ts'
import styles from './checkout-page.module.css'
import type { CheckoutTourView } from './checkout-view.server.ts'
import { ErrorSummary } from './error-summary.tsx'
import type { OrderProblem } from './place-order-from-form.server.ts'

/** Why the form came back. */
export function CheckoutNews({ problem, tours }: { problem: OrderProblem; tours: CheckoutTourView[] }) {
  return (
    <div className={styles.news}>
      {problem.kind === 'fields' ? (
        <ErrorSummary problems={problem.problems} />
      ) : (
        <Refusal problem={problem} tours={tours} />
      )}
    </div>
  )
}

function Refusal({
  problem,
  tours,
}: {
  problem: Exclude<OrderProblem, { kind: 'fields' }>
  tours: CheckoutTourView[]
}) {
  const text = useText('checkout')
  const { locale, site } = usePageFrame()
  const toCart = <a href={paths.cart(locale)}>{text('to-cart')}</a>
  switch (problem.kind) {
    case 'price-changed':
      return (
        <Notice tone="warning" isAnnounced>
          {text('price-changed', { amount: isolateLatin(formatMoney(problem.total, locale, { cents: true })) })}
        </Notice>
      )
    case 'seats-gone':
      return (
        <Notice tone="error" isAnnounced>
          {text('seats-gone', { title: tours.find(({ id }) => id === problem.tourId)?.name ?? '' })} {toCart}
        </Notice>
      )
    case 'too-many-open':
      return (
        <Notice tone="error" isAnnounced>
          {text('too-many-open', { phone: phoneInWords(site.phone, locale) })}
        </Notice>
      )
    case 'cart-changed':
      return (
        <Notice tone="error" isAnnounced>
          {text('cart-changed')} {toCart}
        </Notice>
      )
    case 'order-failed':
      return (
        <Notice tone="error" isAnnounced>
          {text('order-error')}
        </Notice>
      )
  }
}
