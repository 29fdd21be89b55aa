import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { usePageFrame } from '#app/page/page-frame.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { MoneyText, useText } from '#app/ui/text.tsx'
import { isolateLatin } from '#kernel/bidi.ts'
import { formatDate } from '#kernel/format-date.ts'
import { formatMoney } from '#kernel/format-money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import type { PaymentPart } from '#modules/booking/index.server.ts'
import { partState, type OrderState, type PartState } from '#modules/booking/index.ts'
import styles from './order-plan.module.css'
import { ShareForm, type ShareAnswer } from './share-form.tsx'

/** In what an order is paid: what is paid, by whom, what is open and when it is due; the rest can be shared. */
export function OrderPlan({
  parts,
  state,
  origin,
  answer,
}: {
  parts: PaymentPart[]
  state: OrderState
  origin: string
  answer: ShareAnswer | undefined
}) {
  const text = useText('order')
  const { locale } = usePageFrame()
  const canPay = state === 'awaiting_payment' || state === 'partially_paid'
  const nextId = parts.find(({ paidAt, payer }) => paidAt === null && payer === null)?.id
  return (
    <section className={styles.plan} id="plan">
      <h2>{text('plan')}</h2>
      {answer?.problem && !('fields' in answer.problem) && (
        <Notice tone="error" isAnnounced>
          {text(`share-problem-${answer.problem.code}`)}
        </Notice>
      )}
      <ol>
        {parts.map((part) => (
          <li key={part.id} className={styles.part}>
            <Part part={part} canPay={canPay} />
            {canPay && part.paidAt === null && (
              <div className={styles.ways}>
                {part.payer === null ? (
                  <ButtonLink
                    href={paths.payment(locale, part.paymentToken)}
                    look={part.id === nextId ? undefined : 'outline'}
                    isSmall
                  >
                    {text('pay-part', { amount: isolateLatin(formatMoney(part.amount, locale, { cents: true })) })}
                  </ButtonLink>
                ) : (
                  <ShareLink part={part} name={part.payer.name} origin={origin} isSent={answer?.sent === part.id} />
                )}
              </div>
            )}
            {state === 'partially_paid' && part.paidAt === null && part.payer === null && (
              <ShareForm part={part} answer={answer?.partId === part.id ? answer : undefined} />
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Part({ part, canPay }: { part: PaymentPart; canPay: boolean }) {
  const text = useText('order')
  const { locale, today } = usePageFrame()
  const state = partState(part, today)
  const when =
    part.paidAt !== null
      ? text('part-paid-on', { date: formatDate(dayInIstanbul(part.paidAt), locale) })
      : part.dueOn === null
        ? text('part-now')
        : text('part-due', { date: formatDate(part.dueOn, locale) })
  return (
    <div className={styles.head}>
      <MoneyText money={part.amount} cents className={styles.amount} />
      {(canPay || state === 'paid') && <Tag tone={toneOf[state]}>{text(`part-${state}`)}</Tag>}
      <span className={styles.facts}>
        <span>{when}</span>
        {part.payer && <bdi>{text('part-payer', { name: part.payer.name })}</bdi>}
      </span>
    </div>
  )
}

/** The address to copy, a button that mails it, and the way to take it back. */
function ShareLink({
  part,
  name,
  origin,
  isSent,
}: {
  part: PaymentPart
  name: string
  origin: string
  isSent: boolean
}) {
  const text = useText('order')
  const { locale } = usePageFrame()
  const path = paths.payment(locale, part.paymentToken)
  return (
    <>
      <ButtonLink href={path} look="outline" isSmall>
        {text('share-open')}
      </ButtonLink>
      <CopyButton value={origin + path} label={text('share-link', { name })} />
      <form method="post" action="#plan">
        <input type="hidden" name="part" value={part.id} />
        <Button name="intent" value="send" look="outline" isSmall disabled={isSent}>
          {text('share-send')}
        </Button>
        <Button name="intent" value="take-back" look="outline" isSmall>
          {text('share-back')}
        </Button>
      </form>
      {isSent && <Notice isAnnounced>{text('share-sent')}</Notice>}
    </>
  )
}

const toneOf: Record<PartState, 'brass' | 'green' | 'red'> = { paid: 'green', open: 'brass', overdue: 'red' }
