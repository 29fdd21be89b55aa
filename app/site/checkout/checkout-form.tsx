import { DepositNote } from '#app/site/cart/deposit-note.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { isolateLatin } from '#kernel/bidi.ts'
import { formatMoney } from '#kernel/format-money.ts'
import { times } from '#kernel/money.ts'
import {
  depositStanding,
  depositTours,
  totalsOf,
  type CheckoutMode,
  type FieldProblem,
  type PricedLine,
  type TravellerDraft,
} from '#modules/booking/index.ts'
import { fieldId } from './checkout-fields.ts'
import styles from './checkout-form.module.css'
import columns from './checkout-page.module.css'
import type { CheckoutTourView, CheckoutView } from './checkout-view.server.ts'
import { ConsentsSection, type ConsentDocuments } from './consents-section.tsx'
import type { PastedLines } from './fill-from-lines.ts'
import { OptionalPart } from './optional-part.tsx'
import { FoldedSummary, OrderSummary } from './order-summary.tsx'
import { TravellerCard } from './traveller-card.tsx'
import { useFieldProblems, type ProblemOf } from './use-field-problems.ts'
import { WhoSection } from './who-section.tsx'

/** Couples and families see at once what is asked of everybody; of larger groups the list of names is of more use. */
const OPEN_AT_FIRST = 3

/**
 * The whole order in one form. It needs no script; with it, the total follows the rooms and the account that are
 * chosen, by asking the server for the same page again.
 */
export function CheckoutForm({
  view,
  documents,
  idempotencyKey,
  problems,
  signInProblem,
  pasted,
}: {
  view: CheckoutView
  documents: ConsentDocuments
  idempotencyKey: string
  problems: readonly FieldProblem[]
  signInProblem: string | undefined
  pasted: PastedLines | undefined
}) {
  const { draft, tours, currency } = view
  const text = useText('checkout')
  const locale = useLocale()
  const problemOf = useFieldProblems(problems)
  const mode = modeOf(draft.mode)
  const isMember = view.memberName !== null || mode !== 'guest'
  const lines = linesOf(draft.travellers, tours)
  const totals = totalsOf(lines, currency, view.rules, { isMember })
  const terms = tours.map((tour) => ({ ...tour, ...tour.terms }))
  const deposit = depositStanding(totals.total, depositTours(lines, terms), view.deposits, view.today)
  return (
    <checkout-form class={styles.host} data-focus={problems[0] && fieldId(problems[0].pointer)}>
      <FoldedSummary {...{ tours, lines, totals, deposit }} />
      <div className={columns.columns}>
        <form method="post" noValidate className={styles.form}>
          {/* The enter key presses a form's first button; this keeps it from being the one that signs in. */}
          <button tabIndex={-1} aria-hidden className="visually-hidden" />
          <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
          <input type="hidden" name="shownTotal" value={totals.total.minor} data-part="total" />
          <WhoSection {...{ draft, mode, signInProblem, problemOf }} memberName={view.memberName} ways={view.ways} />
          <Travellers {...{ view, problems, problemOf, pasted }} />
          <ConsentsSection
            draft={draft}
            documents={documents}
            currency={currency}
            isPilgrimage={tours.some(({ isPilgrimage }) => isPilgrimage)}
            problemOf={problemOf}
          />
          <div data-part="deposit">
            <DepositNote deposit={deposit} />
          </div>
          <Button isBlock className={styles.onward} name="intent" value="order" data-part="order">
            <Icon name="lock" />
            {text('pay-button', { amount: isolateLatin(formatMoney(totals.total, locale, { cents: true })) })}
          </Button>
          <noscript>
            <Button look="outline" isBlock name="intent" value="preview">
              {text('refresh-total')}
            </Button>
          </noscript>
          <p className={styles.after}>{text('next-payment')}</p>
        </form>
        <OrderSummary {...{ tours, lines, totals, deposit }} />
      </div>
    </checkout-form>
  )
}

function Travellers({
  view,
  problems,
  problemOf,
  pasted,
}: {
  view: CheckoutView
  problems: readonly FieldProblem[]
  problemOf: ProblemOf
  pasted: PastedLines | undefined
}) {
  const text = useText('checkout')
  const { draft, tours, nationalities } = view
  return (
    <section className={styles.section}>
      <h2>{text('travellers-title')}</h2>
      <p className={styles.lead}>
        {text('names-enough')} {text('passport-hint')}
      </p>
      {tours.map((tour) => (
        <div key={tour.id}>
          {tours.length > 1 && <h3 className={styles.tourName}>{tour.name}</h3>}
          {draft.travellers.map((traveller, index) =>
            traveller.tourId === tour.id ? (
              <TravellerCard
                key={index}
                {...{ index, tour, nationalities, problems, problemOf }}
                draft={traveller}
                pasted={pasted?.[index]}
                isOpen={index < OPEN_AT_FIRST}
              />
            ) : null,
          )}
        </div>
      ))}
      <OptionalPart
        title={text('add-note')}
        isOpen={draft.note !== '' || problemOf('/note') !== undefined}
        className={styles.note}
      >
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
      </OptionalPart>
    </section>
  )
}

function modeOf(mode: string): CheckoutMode {
  return mode === 'member' || mode === 'create' ? mode : 'guest'
}

/** The rows that the travellers' rooms make up, as the server will price them. */
function linesOf(travellers: readonly TravellerDraft[], tours: readonly CheckoutTourView[]): PricedLine[] {
  return tours.flatMap(({ id, fares }) =>
    fares.flatMap(({ fare, price }): PricedLine[] => {
      const quantity = travellers.filter((each) => each.tourId === id && each.fare === fare).length
      return quantity > 0 ? [{ tourId: id, fare, quantity, unitPrice: price, lineTotal: times(price, quantity) }] : []
    }),
  )
}
