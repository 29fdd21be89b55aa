import { RateText } from '#app/ui/rate-text.tsx'
import { InstantText, MoneyText, useText } from '#app/ui/text.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { add } from '#kernel/money.ts'
import { cardBrandName, type AttemptRecord } from '#modules/payments/index.ts'
import type { AttemptStep } from '#modules/payments/index.server.ts'
import { Card } from '../ui/card.tsx'
import { AttemptSteps } from '../ui/attempt-steps.tsx'
import { attemptTone } from '../ui/attempt-tone.ts'
import { Fact, Facts } from '../ui/facts.tsx'
import styles from './order-page.module.css'
import { TransferForm, type TransferRefusal } from './transfer-form.tsx'

/** Every try to pay, the newest first, each with its steps; an awaited transfer can be recorded here. */
export function Payments({
  attempts,
  steps,
  transferKey,
  refusal,
}: {
  attempts: AttemptRecord[]
  steps: AttemptStep[]
  transferKey: string
  refusal: TransferRefusal | undefined
}) {
  const text = useText('staff')
  return (
    <div id="payments">
      <Card title={text('payments')}>
        {attempts.length === 0 && <p className={styles.nothing}>{text('no-payments')}</p>}
        {attempts.map((attempt) => (
          <article key={attempt.ref} className={styles.attempt}>
            <Attempt attempt={attempt} />
            {attempt.state === 'pending_transfer' && (
              <TransferForm
                attempt={attempt}
                formKey={transferKey}
                refusal={refusal?.attemptRef === attempt.ref ? refusal : undefined}
              />
            )}
            <details>
              <summary>{text('attempt-history')}</summary>
              <AttemptSteps
                steps={steps.filter((step) => step.attemptRef === attempt.ref)}
                className={styles.timeline}
              />
            </details>
          </article>
        ))}
      </Card>
    </div>
  )
}

function Attempt({ attempt }: { attempt: AttemptRecord }) {
  const text = useText('staff')
  const { card, captured } = attempt
  return (
    <>
      <h3 className={styles.attemptHead}>
        {text(`payment-method-${attempt.method}`)}
        {card && (
          <bdi dir="ltr" className={styles.card}>
            {cardBrandName(card.brand)} ···· {card.last4}
          </bdi>
        )}
        <Tag tone={attemptTone[attempt.state]}>{text(`payment-state-${attempt.state}`)}</Tag>
        {attempt.flags.map((flag) => (
          <Tag key={flag} tone="red" icon="triangle-alert">
            {text(`flag-${flag}`)}
          </Tag>
        ))}
        <b>
          <MoneyText money={add(attempt.amount, attempt.surcharge)} cents />
        </b>
      </h3>
      <Facts>
        <Fact name={text('attempt-ref')}>
          <bdi dir="ltr">{attempt.ref}</bdi>
        </Fact>
        <Fact name={text('started')}>
          <InstantText instant={attempt.createdAt} />
        </Fact>
        <Fact name={text('payer')}>
          <bdi>{attempt.payer.name}</bdi>
        </Fact>
        {attempt.method === 'card' && (
          <Fact name={text('instalment')}>{text('installments', { count: attempt.installments })}</Fact>
        )}
        {attempt.surcharge.minor > 0 && (
          <Fact name={text('surcharge')}>
            <MoneyText money={attempt.surcharge} cents />
          </Fact>
        )}
        {attempt.foreign && (
          <Fact name={text('paid-in')}>
            <MoneyText money={attempt.foreign.paid} cents />{' '}
            <small>
              <RateText rate={attempt.foreign.rate} />
            </small>
          </Fact>
        )}
        {attempt.transferReference !== null && (
          <Fact name={text('transfer-reference')}>
            <bdi dir="ltr">{attempt.transferReference}</bdi>
          </Fact>
        )}
        {attempt.state === 'pending_transfer' && (
          <Fact name={text('transfer-until')}>
            <InstantText instant={attempt.expiresAt} />
          </Fact>
        )}
        {captured !== null && (
          <Fact name={text('captured')}>
            <MoneyText money={captured} cents />
          </Fact>
        )}
        {attempt.decline !== null && <Fact name={text('decline')}>{text(`decline-${attempt.decline}`)}</Fact>}
      </Facts>
    </>
  )
}
