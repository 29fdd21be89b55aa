import { isolate, isolateName } from '#kernel/isolate.ts'
import { statusOf } from '#app/refusals/refusals.ts'
import { data, redirect } from 'react-router'
import { scopeOf } from '#app/http/middleware/agent.server.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { Notice } from '#app/ui/notice.tsx'
import { InstantText, useLocale, useText } from '#app/ui/text.tsx'
import { findReservation } from '#modules/agents/index.server.ts'
import { noteSellerIdentityRead } from '#modules/booking/index.server.ts'
import styles from '../ui/agent.module.css'
import { Card } from '../ui/card.tsx'
import { refusalKeys } from '#app/offers/refusal-key.ts'
import { ReservationStateTag } from '../ui/reservation-table.tsx'
import type { Route } from './+types/reservation-page.ts'
import { actOnReservation, type ReservationRefusal, type SheetAnswer } from './act-on-reservation.server.ts'
import { CancelCard, type CancelPreview } from './cancel-card.tsx'
import { DocumentsCard, FactsCard } from './facts-card.tsx'
import { SheetCard } from './sheet-card.tsx'
import { showReservation } from './show-reservation.server.ts'
import { TravellersForm } from './travellers-form.tsx'

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['agents', 'documents', 'ui', 'forms'],
  maxBodyBytes: 2_500_000,
}

type Answer = {
  refusal?: ReservationRefusal
  sheet?: SheetAnswer
  leaving?: CancelPreview
  /** What was typed and not saved, by the names of its fields. */
  typed?: Record<string, string>
}

const notices = ['saved', 'reserved', 'imported', 'paid-credit', 'cancelled', 'left'] as const

/** A reservation of one's own agency. Whoever sees numbers of passports there is noted. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { db, env } = context.get(servicesContext)
  const scope = scopeOf(context)
  const locale = context.get(localeContext)
  const reservation = await findReservation(db, scope, params.reservationId)
  if (!reservation) throw data(null, { status: 404 })
  if (scope.seesNumbers) await noteSellerIdentityRead(db, scope.userId, reservation.sold, new Date())
  const shown = await showReservation(db, scope, reservation, { locale, origin: env.publicUrl.origin })
  const { seesNumbers } = scope
  return { shown, seesNumbers, done: notices.find((each) => each === url.searchParams.get('done')) ?? null }
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
  if (!acted.ok) {
    const status = statusOf(acted.error.code)
    return data<Answer>({ refusal: acted.error, typed: acted.error.typed ?? {} }, { status })
  }
  if ('done' in acted.value)
    return redirect(paths.agentReservation(locale, reservation.id, { done: acted.value.done }), 303)
  return data<Answer>(acted.value)
}

export default function ReservationPage({
  loaderData: { shown, seesNumbers, done },
  actionData,
}: Route.ComponentProps) {
  const text = useText('agents')
  const locale = useLocale()
  const title = `${isolate(shown.reservationNo)} · ${isolateName(shown.customer)}`
  const refusal = actionData?.refusal
  return (
    <>
      <PageHead title={title} path={`/agent/reservations/${shown.id}`} isIndexed={false} />
      <p className={styles.crumbs}>
        <a href={paths.agentReservations(locale)}>{text('area-reservations')}</a>
      </p>
      <div className={styles.top}>
        <h1>
          <bdi>{title}</bdi>
        </h1>
        <ReservationStateTag state={shown.state} />
      </div>
      {refusal && (
        <Notice tone="error" isAnnounced>
          {refusal.left === undefined
            ? text(refusalKeys[refusal.code] as 'refused-fields')
            : text('refused-credit', { left: refusal.left })}
        </Notice>
      )}
      {!actionData && done && (
        <Notice tone="success" isAnnounced>
          {text(done)}
        </Notice>
      )}
      <div className={styles.columns}>
        <div className={styles.stack}>
          {shown.isOpen && (
            <>
              <Card title={text('travellers')}>
                <TravellersForm
                  travellers={shown.travellersInOrder}
                  hasNumbers={seesNumbers}
                  typed={actionData?.typed ?? {}}
                  wrong={refusal?.wrong ?? {}}
                />
              </Card>
              {seesNumbers && <SheetCard sheet={actionData?.sheet} />}
            </>
          )}
          <Card title={text('history')}>
            <ol className={styles.history}>
              {shown.history.map(({ id, kind, words, at }) => (
                <li key={id}>
                  <span>{text(`reservation-event-${kind}` as 'reservation-event-requested')}</span>{' '}
                  <InstantText instant={at} />
                  {(kind === 'cancelled' || kind === 'travellers-cancelled') && words !== '' && (
                    <p dir="auto">{words}</p>
                  )}
                </li>
              ))}
            </ol>
          </Card>
        </div>
        <aside className={styles.stack}>
          <FactsCard shown={shown} />
          <DocumentsCard shown={shown} />
          {shown.isOpen && (
            <CancelCard
              key={actionData?.leaving?.who.join('.') ?? ''}
              travellers={shown.travellersInOrder.map(({ id, firstName, lastName, fareName }, index) => ({
                id,
                name: lastName === '' ? `${index + 1} · ${fareName}` : `${firstName} ${lastName}`,
              }))}
              preview={actionData?.leaving}
            />
          )}
        </aside>
      </div>
    </>
  )
}
