import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatMoney } from '#kernel/format-money.ts'
import { times } from '#kernel/money.ts'
import {
  totalsOf,
  type CheckoutMode,
  type FieldProblem,
  type PricedLine,
  type TravellerDraft,
} from '#modules/booking/index.ts'
import styles from './checkout-form.module.css'
import columns from './checkout-page.module.css'
import type { CheckoutTourView, CheckoutView } from './checkout-view.server.ts'
import { ConsentsSection, type ConsentDocuments } from './consents-section.tsx'
import { FoldedSummary, OrderSummary } from './order-summary.tsx'
import { TravellerCard } from './traveller-card.tsx'
import { useFieldProblems, type ProblemOf } from './use-field-problems.ts'
import { WhoSection } from './who-section.tsx'

/** The whole order in one form; the browser only keeps the total in step with the rooms and the account chosen. */
export function CheckoutForm({
  view,
  documents,
  idempotencyKey,
  problems,
  signInProblem,
}: {
  view: CheckoutView
  documents: ConsentDocuments
  idempotencyKey: string
  problems: readonly FieldProblem[]
  signInProblem: string | undefined
}) {
  const { draft, tours, currency } = view
  const text = useText('checkout')
  const locale = useLocale()
  const problemOf = useFieldProblems(problems)
  const [mode, setMode] = useState(modeOf(draft.mode))
  const [fares, setFares] = useState(draft.travellers.map(({ fare }) => fare))
  const isSending = useNavigation().state !== 'idle'

  const isMember = view.memberName !== null || mode !== 'guest'
  const lines = linesOf(draft.travellers, fares, tours)
  const totals = totalsOf(lines, currency, view.rules, isMember)
  return (
    <>
      <FoldedSummary tours={tours} lines={lines} totals={totals} />
      <div className={columns.columns}>
        <Form method="post" noValidate className={styles.form}>
          <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
          <input type="hidden" name="shownTotal" value={totals.total.minor} />
          <WhoSection {...{ draft, mode, signInProblem, problemOf }} onMode={setMode} memberName={view.memberName} />
          <Travellers
            view={view}
            fares={fares}
            problems={problems}
            problemOf={problemOf}
            onFare={(index, fare) => setFares(fares.with(index, fare))}
          />
          <ConsentsSection
            draft={draft}
            documents={documents}
            currency={currency}
            isPilgrimage={tours.some(({ isPilgrimage }) => isPilgrimage)}
            problemOf={problemOf}
          />
          <Button isBlock className={styles.onward} disabled={isSending} name="intent" value="order">
            <Icon name="lock" />
            {text('pay-button', { amount: formatMoney(totals.total, locale, { cents: true }) })}
          </Button>
          <p className={styles.after}>{text('next-payment')}</p>
        </Form>
        <OrderSummary tours={tours} lines={lines} totals={totals} />
      </div>
    </>
  )
}

function Travellers({
  view,
  fares,
  problems,
  problemOf,
  onFare,
}: {
  view: CheckoutView
  fares: string[]
  problems: readonly FieldProblem[]
  problemOf: ProblemOf
  onFare: (index: number, fare: string) => void
}) {
  const text = useText('checkout')
  const { draft, tours, nationalities } = view
  return (
    <section className={styles.section}>
      <h2>{text('travellers-title')}</h2>
      <p className={styles.lead}>{text('passport-hint')}</p>
      {tours.map((tour) => (
        <div key={tour.id}>
          {tours.length > 1 && <h3 className={styles.tourName}>{tour.name}</h3>}
          {draft.travellers.map((traveller, index) =>
            traveller.tourId === tour.id ? (
              <TravellerCard
                key={index}
                {...{ index, tour, nationalities, problems, problemOf }}
                draft={traveller}
                fare={fares[index] ?? traveller.fare}
                onFare={(fare) => onFare(index, fare)}
                isOpen={index === 0}
              />
            ) : null,
          )}
        </div>
      ))}
      <div className={styles.note}>
        <TextAreaField
          label={text('note')}
          name="note"
          defaultValue={draft.note}
          error={problemOf('/note')}
          id="note"
          rows={3}
          maxLength={1000}
          required={false}
        />
      </div>
    </section>
  )
}

function modeOf(mode: string): CheckoutMode {
  return mode === 'member' || mode === 'create' ? mode : 'guest'
}

/** The rows that the travellers' rooms make up, as the server will price them. */
function linesOf(
  travellers: readonly TravellerDraft[],
  fares: readonly string[],
  tours: readonly CheckoutTourView[],
): PricedLine[] {
  return tours.flatMap(({ id, fares: prices }) =>
    prices.flatMap(({ fare, price }): PricedLine[] => {
      const quantity = travellers.filter(
        (each, index) => each.tourId === id && (fares[index] ?? each.fare) === fare,
      ).length
      return quantity > 0 ? [{ tourId: id, fare, quantity, unitPrice: price, lineTotal: times(price, quantity) }] : []
    }),
  )
}
