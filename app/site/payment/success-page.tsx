import { data, redirect } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { usePageFrame } from '#app/page/page-frame.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paymentGatewayOf } from '#app/work/payment-gateway.server.ts'
import { art } from '#app/pictures/art.ts'
import { paths } from '#app/addresses/paths.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Eyebrow } from '#app/ui/eyebrow.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Keyed } from '#app/ui/keyed.tsx'
import { Ledger, type LedgerRow } from '#app/ui/ledger.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Price } from '#app/ui/price.tsx'
import { RateText } from '#app/ui/rate-text.tsx'
import { RouteLine } from '#app/ui/route-line.tsx'
import { DateRangeText, HijriText, MoneyText, useText } from '#app/ui/text.tsx'
import type { WordedPicture } from '#app/ui/picture-library.ts'
import { formatDate, formatInstant } from '#kernel/format-date.ts'
import { formatMoney } from '#kernel/format-money.ts'
import { joinList } from '#kernel/join-list.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import {
  findForeignBalance,
  findOrderByAccess,
  findPapersToCome,
  findPlaceInPlan,
  type Order,
  type PapersToCome,
} from '#modules/booking/index.server.ts'
import { findPaymentPage } from '#modules/payments/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { Route } from './+types/success-page.ts'
import { ContactPerson } from './contact-person.tsx'
import { CopyButton } from './copy-button.tsx'
import { isolated } from './isolated.ts'
import { toPaymentView, type PaymentView } from './payment-view.server.ts'
import { StarTimeline, type TimelineStep } from './star-timeline.tsx'
import { SuccessActs } from './success-acts.tsx'
import styles from './success-page.module.css'

export const handle: PageHandle = {
  page: 'document',
  isCached: false,
  layout: 'checkout',
  areas: ['payment', 'documents', 'order', 'errors'],
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext)
  const gateway = paymentGatewayOf(context.get(servicesContext))
  const page = await findPaymentPage(gateway, params.paymentId, new Date())
  if (!page) return data({ kind: 'gone' as const }, { status: 404 })
  const { state } = page
  if (state.kind !== 'paid') throw redirect(paths.payment(locale, params.paymentId))
  const order = page.summary.orderPath && (await findOrderOf(gateway.db, page.summary.orderPath))
  const place = page.subject.kind === 'order' ? await findPlaceInPlan(gateway.db, page.token, new Date()) : undefined
  const part = place?.kind === 'here' ? place.part : undefined
  const { ref: orderId } = page.subject
  const owed = part?.remaining?.amount
  const foreign = owed ? await findForeignBalance(gateway.db, { orderId, owed }, new Date()) : null
  return data({
    kind: 'paid' as const,
    view: toPaymentView(page, { part, agreements: undefined, foreign }, locale),
    paid: state,
    order: order
      ? {
          id: order.publicId,
          secret: order.accessToken,
          tourId: order.tours[0]?.tourId,
          papers: await findPapersToCome(gateway.db, order, dayInIstanbul(new Date())),
        }
      : null,
    print: art('flight-wing-clouds-desert', locale),
  })
}

export function headers() {
  return { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }
}

export default function SuccessPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'gone') return null
  return <Success {...loaderData} />
}

type Paid = Extract<PaymentView['state'], { kind: 'paid' }>

/** What of the order the page leads to. */
type PaidOrder = { id: string; secret: string; tourId: string | undefined; papers: PapersToCome | undefined }

type SuccessProps = { view: PaymentView; paid: Paid; order: PaidOrder | null; print: WordedPicture }

function Success({ view, paid, order, print }: SuccessProps) {
  const text = useText('payment')
  const { site } = usePageFrame()
  const numberLabel = text(view.isOrder ? 'booking-number' : 'link-number')
  return (
    <article className={styles.page}>
      <div className={styles.print}>
        <Picture picture={print} ratio="16/9" isEager />
      </div>
      <span className={styles.star}>
        <Icon name="check" />
      </span>
      <div className={styles.heading}>
        <Eyebrow>{text('success')}</Eyebrow>
        <h1>{text(view.isOrder ? 'booked' : 'received')}</h1>
        <p className={styles.lead}>{text(view.isOrder ? 'booked-lead' : 'received-lead')}</p>
      </div>
      <Keyed className={styles.number}>
        <p>
          {numberLabel}
          <bdi dir="ltr">{view.reference}</bdi>
        </p>
        <CopyButton text={view.reference} label={numberLabel} />
      </Keyed>
      <Bill view={view} paid={paid} />
      <section className={styles.next}>
        <h2>{text('next')}</h2>
        <StarTimeline steps={useNextSteps(view, paid, order)} />
      </section>
      <SuccessActs view={view} tourId={order?.tourId} />
      {view.contact ? (
        <ContactPerson name={view.contact.name} phone={view.contact.phone} />
      ) : (
        <ContactPerson name={site.firm} phone={site.phone} chat={site.whatsapp} role={text('reach-us')} />
      )}
    </article>
  )
}

function Bill({ view, paid }: { view: PaymentView; paid: Paid }) {
  const text = useText('payment')
  const { locale } = usePageFrame()
  const { departsOn, returnsOn, legs, remaining } = view
  const how = paid.card
    ? text('with-card', { last4: paid.card.last4 })
    : text(paid.method === 'card' ? 'card' : `with-${paid.method}`)
  const rows: LedgerRow[] = [
    ...(view.travellers ? [{ key: 'travellers', label: text('travellers'), value: view.travellers }] : []),
    { key: 'date', label: text('paid-on'), value: formatInstant(paid.paidAt, locale) },
    {
      key: 'reference',
      label: text('payment-reference'),
      value: <bdi dir="ltr">{shortReference(paid.attemptRef)}</bdi>,
    },
    {
      key: 'paid',
      label: text('paid'),
      note:
        paid.installments > 1 ? joinList([how, text('installment-count', { count: paid.installments })], locale) : how,
      value: remaining ? <MoneyText money={paid.charged} cents /> : <Price money={paid.charged} cents />,
      tone: remaining ? 'plain' : 'total',
    },
    ...(paid.foreign
      ? [
          {
            key: 'foreign',
            label: text('paid-in'),
            note: <RateText rate={paid.foreign.rate} />,
            value: <MoneyText money={paid.foreign.paid} cents />,
            tone: 'plain' as const,
          },
        ]
      : []),
    ...(remaining
      ? [
          {
            key: 'rest',
            label: text('rest'),
            note: text('due', { date: formatDate(remaining.dueOn, locale) }),
            value: <Price money={remaining.amount} cents />,
            tone: 'total' as const,
          },
        ]
      : []),
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
  ]
  return (
    <section className={styles.bill}>
      <h2>{view.title}</h2>
      {departsOn && returnsOn && (
        <p className={styles.dates}>
          <DateRangeText from={departsOn} to={returnsOn} />{' '}
          <HijriText from={departsOn} to={returnsOn} className={styles.hijri} />
        </p>
      )}
      {legs.length > 0 && <RouteLine stops={legs} airport={view.originCode} className={styles.route} />}
      <Ledger rows={rows} />
    </section>
  )
}

function useNextSteps(view: PaymentView, paid: Paid, order: PaidOrder | null): TimelineStep[] {
  const text = useText('payment')
  const orderText = useText('order')
  const { locale } = usePageFrame()
  const { remaining, departsOn } = view
  const documents = text(remaining ? 'next-confirmation-hint' : 'next-documents-later', {
    email: isolated(paid.payerEmail),
  })
  if (!view.isOrder) return [{ key: 'receipt', state: 'done', title: text('next-receipt'), hint: documents }]
  return [
    {
      key: 'documents',
      state: 'done',
      title: text(remaining ? 'next-confirmation' : 'next-documents'),
      hint: documents,
    },
    ...(order?.papers
      ? [
          {
            key: 'papers',
            state: 'current' as const,
            title: orderText('papers-missing', { count: order.papers.count }),
            hint: orderText('papers-missing-lead', { date: formatDate(order.papers.dueOn, locale) }),
            action: (
              <ButtonLink href={paths.orderPapers(locale, order.id, { t: order.secret })} isSmall>
                {orderText('papers-complete')}
                <Icon name="arrow-right" isFlipped />
              </ButtonLink>
            ),
          },
        ]
      : []),
    ...(remaining
      ? [
          {
            key: 'rest',
            state: order && !order.papers ? ('current' as const) : ('later' as const),
            title: text('next-rest'),
            hint: text('next-rest-hint', {
              amount: isolated(formatMoney(remaining.amount, locale, { cents: true })),
              date: formatDate(remaining.dueOn, locale),
            }),
            action: order && !order.papers && (
              <ButtonLink href={`${paths.order(locale, order.id, order.secret)}#plan`} look="outline" isSmall>
                {orderText('plan')}
              </ButtonLink>
            ),
          },
        ]
      : []),
    ...(departsOn
      ? [
          {
            key: 'meeting',
            state: 'later' as const,
            title: text('next-meeting'),
            hint: formatDate(departsOn, locale, { weekday: true }),
          },
        ]
      : []),
  ]
}

/** The start of our own name of the attempt: enough for staff to find it, nothing for anybody else. */
function shortReference(attemptRef: string): string {
  return `P-${attemptRef.slice(0, 8)}`
}

/** The order that a payment's own page leads to; shares of others lead to none. */
function findOrderOf(db: Db, orderPath: string): Promise<Order | undefined> {
  const { pathname, searchParams } = new URL(orderPath, 'http://order')
  return findOrderByAccess(db, pathname.split('/').at(-1) ?? '', searchParams.get('t') ?? '')
}
