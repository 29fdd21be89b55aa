import { data, Form, redirect } from 'react-router'
import { scopeOf } from '#app/middleware/agent.server.ts'
import { localeContext, servicesContext } from '#app/middleware/contexts.ts'
import { PageHead } from '#app/page-head.tsx'
import type { PageHandle } from '#app/page-handle.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { DateRangeText, InstantText, MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import { subtract } from '#kernel/money.ts'
import { findReservation } from '#modules/agents/index.server.ts'
import { fareName } from '#modules/booking/index.ts'
import { noteSellerIdentityRead } from '#modules/booking/index.server.ts'
import styles from '../ui/agent.module.css'
import { refusalKeys } from '../ui/refusal-key.ts'
import { ReservationStateTag } from '../ui/reservation-table.tsx'
import { toLine } from '../ui/to-line.ts'
import type { Route } from './+types/reservation-page.ts'
import { actOnReservation, type ReservationRefusal, type SheetAnswer } from './act-on-reservation.server.ts'
import { SheetCard } from './sheet-card.tsx'
import { TravellersForm } from './travellers-form.tsx'

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['agents', 'ui', 'forms'],
  maxBodyBytes: 2_500_000,
}

type Answer = { refusal?: ReservationRefusal; sheet?: SheetAnswer }

const notices = ['saved', 'reserved', 'imported', 'paid-credit', 'cancelled'] as const

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { db, env } = context.get(servicesContext)
  const scope = scopeOf(context)
  const locale = context.get(localeContext)
  const reservation = await findReservation(db, scope, params.reservationId)
  if (!reservation) throw data(null, { status: 404 })
  await noteSellerIdentityRead(db, scope.userId, reservation.sold, new Date())
  const { sold, order, commission, markup, returnsOn, note, cancelReason } = reservation
  const isOpen = reservation.state === 'requested' || reservation.state === 'confirmed'
  return {
    ...toLine(reservation, locale),
    commission,
    markup,
    returnsOn,
    note,
    cancelReason,
    isOpen,
    open: subtract(order.owed, order.paid),
    holdsUntil: order.holdsUntil,
    paymentUrl: sold.paymentToken && env.publicUrl.origin + paths.payment(sold.locale, sold.paymentToken),
    orderUrl: paths.order(locale, order.publicId, order.accessToken),
    travellersInOrder: sold.tours
      .flatMap(({ passengers }) => passengers)
      .filter(({ isCancelled }) => !isCancelled)
      .map((each) => ({
        firstName: each.firstName,
        lastName: each.lastName,
        gender: each.gender ?? '',
        bornOn: each.bornOn ?? '',
        nationality: each.nationality,
        tckn: each.tckn ?? '',
        passportNo: each.passportNo ?? '',
        passportExpiresOn: each.passportExpiresOn ?? '',
        fare: each.fare,
        fareName: fareName(each.fare, locale),
      })),
    done: notices.find((each) => each === url.searchParams.get('done')) ?? null,
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { db } = context.get(servicesContext)
  const scope = scopeOf(context)
  const locale = context.get(localeContext)
  const reservation = await findReservation(db, scope, params.reservationId)
  if (!reservation) throw data(null, { status: 404 })
  const form = await request.formData()
  const acted = await actOnReservation({ db, scope, reservation, form, locale, now: new Date() })
  if (!acted) throw data(null, { status: 400 })
  if (!acted.ok) return data<Answer>({ refusal: acted.error }, { status: acted.error.wrong ? 400 : 409 })
  if ('sheet' in acted.value) return data<Answer>({ sheet: acted.value.sheet })
  return redirect(paths.agentReservation(locale, reservation.id, { done: acted.value.done }), 303)
}

export default function ReservationPage({ loaderData: shown, actionData }: Route.ComponentProps) {
  const text = useText('agents')
  const title = `${shown.reservationNo} · ${shown.customer}`
  const refusal = actionData?.refusal
  return (
    <>
      <PageHead title={title} path={`/agent/reservations/${shown.id}`} isIndexed={false} />
      <div className={styles.top}>
        <h1>
          <bdi>{title}</bdi> <ReservationStateTag state={shown.state} />
        </h1>
      </div>
      {refusal && (
        <Notice tone="error" isAnnounced>
          {refusal.left === undefined
            ? text(refusalKeys[refusal.code] as 'refused-fields')
            : text('refused-credit', { left: refusal.left })}
        </Notice>
      )}
      {!actionData && shown.done && (
        <Notice tone="success" isAnnounced>
          {text(shown.done)}
        </Notice>
      )}
      <div className={styles.columns}>
        <div className={styles.stack}>
          <section className={styles.card}>
            <h2>{text('travellers')}</h2>
            {shown.isOpen && <TravellersForm travellers={shown.travellersInOrder} wrong={refusal?.wrong ?? []} />}
          </section>
          {shown.isOpen && <SheetCard sheet={actionData?.sheet} />}
        </div>
        <aside className={styles.stack}>
          <FactsCard shown={shown} />
          {shown.isOpen && <CancelCard />}
        </aside>
      </div>
    </>
  )
}

type Shown = Route.ComponentProps['loaderData']

function FactsCard({ shown }: { shown: Shown }) {
  const text = useText('agents')
  const locale = useLocale()
  const { owed, paid, open, holdsUntil, paymentUrl, orderUrl, isOpen } = shown
  return (
    <section className={styles.card} lang={locale}>
      <h2>{shown.tourName}</h2>
      <dl className={styles.facts}>
        <div>
          <dt>{text('departs')}</dt>
          <dd>
            <DateRangeText from={shown.departsOn} to={shown.returnsOn} />
          </dd>
        </div>
        <div>
          <dt>{text('travellers')}</dt>
          <dd>{text('named', { named: String(shown.named), travellers: String(shown.travellers) })}</dd>
        </div>
        <div>
          <dt>{text('total')}</dt>
          <dd>
            <MoneyText money={owed} />
          </dd>
        </div>
        <div>
          <dt>{text('paid')}</dt>
          <dd>
            <MoneyText money={paid} />
          </dd>
        </div>
        <div>
          <dt>{text('open')}</dt>
          <dd>
            <MoneyText money={open} />
          </dd>
        </div>
        <div>
          <dt>{text('commission')}</dt>
          <dd>
            <MoneyText money={shown.commission} />
          </dd>
        </div>
        <div>
          <dt>{text('your-markup')}</dt>
          <dd>
            <MoneyText money={shown.markup} />
          </dd>
        </div>
        {holdsUntil && (
          <div>
            <dt>{text('hold-until')}</dt>
            <dd>
              <InstantText instant={holdsUntil} />
            </dd>
          </div>
        )}
      </dl>
      {isOpen && paymentUrl && open.minor > 0 && (
        <Form method="post">
          <TextField label={text('payment-link')} readOnly value={paymentUrl} isLatin isOptional />
          <Button look="outline" name="intent" value="pay-credit">
            {text('pay-credit')}
          </Button>
        </Form>
      )}
      <p>
        <ButtonLink look="line" href={orderUrl}>
          {text('documents')}
        </ButtonLink>
      </p>
      <Form method="post">
        <TextAreaField name="note" label={text('note')} defaultValue={shown.note} isOptional />
        <Button look="outline" isSmall name="intent" value="note">
          {text('save')}
        </Button>
      </Form>
    </section>
  )
}

function CancelCard() {
  const text = useText('agents')
  return (
    <section className={styles.card}>
      <h2>{text('cancel')}</h2>
      <Form method="post">
        <TextField name="reason" label={text('reason')} hint={text('cancel-hint')} maxLength={500} />
        <Button look="danger" name="intent" value="cancel">
          {text('cancel')}
        </Button>
      </Form>
    </section>
  )
}
