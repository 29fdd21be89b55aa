import { usePageFrame } from '#app/page/page-frame.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Ledger } from '#app/ui/ledger.tsx'
import { Print } from '#app/ui/print.tsx'
import { RateText } from '#app/ui/rate-text.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { DateRangeText, HijriText, MoneyText, useText } from '#app/ui/text.tsx'
import { formatDate, formatInstant } from '#kernel/format-date.ts'
import type { Money } from '#kernel/money.ts'
import { ContactPerson } from './contact-person.tsx'
import styles from './payment-summary.module.css'
import { PaymentNumber } from './payment-number.tsx'
import type { PaymentView } from './payment-view.server.ts'

/** Who pays what, for which days, and until when: the ledger side of the payment page. */
export function PaymentSummary({ view }: { view: PaymentView }) {
  const text = useText('payment')
  const { locale } = usePageFrame()
  const { picture, title, departsOn, returnsOn, expiresAt, contact } = view
  return (
    <section className={styles.summary}>
      <PaymentNumber view={view} />
      <h1 className={styles.greeting}>{text('dear', { name: view.payer.name })}</h1>
      <p className={styles.lead}>{text('lead')}</p>
      <div className={styles.poster}>
        {picture && <Print picture={picture} ratio="21/9" isEager />}
        <div className={styles.about}>
          <div>
            <h2 className={styles.title}>{title}</h2>
            {departsOn && returnsOn && (
              <>
                <DateRangeText from={departsOn} to={returnsOn} className={styles.dates} />
                <HijriText from={departsOn} to={returnsOn} className={styles.hijri} />
              </>
            )}
          </div>
          <Tag icon="clock">{text('awaiting-payment')}</Tag>
        </div>
      </div>
      <Ledger
        rows={[
          ...view.lines.map((line, index) => ({
            key: String(index),
            label: line.label,
            note: line.note,
            value: <MoneyText money={line.amount} cents />,
          })),
          ...(view.paidBefore
            ? [
                {
                  key: 'before',
                  label: text('paid-before'),
                  value: <MoneyText money={negative(view.paidBefore)} cents />,
                },
              ]
            : []),
          ...(view.foreign?.paid ?? []).map(({ amount, rate }, index) => ({
            key: `foreign-${index}`,
            label: text('paid-in'),
            note: <RateText rate={rate} />,
            value: <MoneyText money={amount} cents />,
          })),
          ...(view.remaining
            ? [
                {
                  key: 'remaining',
                  label: text('rest'),
                  note: text('due', { date: formatDate(view.remaining.dueOn, locale) }),
                  value: <MoneyText money={negative(view.remaining.amount)} cents />,
                },
              ]
            : []),
          {
            key: 'due',
            label: text('amount-due'),
            note: view.dueOn && text('due', { date: formatDate(view.dueOn, locale) }),
            value: <MoneyText money={view.amount} cents className={styles.amount} />,
            tone: 'total' as const,
          },
          ...(view.foreign?.owed
            ? [
                {
                  key: 'about',
                  label: text('about'),
                  note: <RateText rate={view.foreign.owed.rate} />,
                  value: <MoneyText money={view.foreign.owed.amount} cents />,
                },
              ]
            : []),
        ]}
      />
      {expiresAt && (
        <p className={styles.expiry}>
          <Icon name="calendar" />
          {text('valid-until', { date: formatInstant(expiresAt, locale) })}
        </p>
      )}
      {contact && <ContactPerson name={contact.name} phone={contact.phone} />}
    </section>
  )
}

/** What is paid at another time is taken off what the order costs. */
function negative(amount: Money): Money {
  return { ...amount, minor: -amount.minor }
}
