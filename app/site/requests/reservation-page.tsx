import { sayNeeded } from '#app/intake/say-needed.server.ts'
import { formHeaders, takePageForm } from '#app/intake/take-page-form.server.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { sayProblems } from '#app/acts/requests/say-problems.server.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import type { Locale } from '#kernel/locale.ts'
import { fail } from '#kernel/result.ts'
import { groupSizeSetting } from '#modules/catalog/index.server.ts'
import { CONSENT_VERSION, passportNeededUntil } from '#modules/engagement/index.ts'
import { askForReservation, type ReservationRefusal } from '#modules/engagement/index.server.ts'
import type { FieldProblem } from '#platform/http/problem.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import type { Route } from './+types/reservation-page.ts'
import { AskedTourFrame } from './asked-tour-frame.tsx'
import { getAskedTour } from './asked-tour.server.ts'
import { changePassengers, emptyReservation, readReservation } from './read-reservation.ts'
import { ReservationForm } from './reservation-form.tsx'
import styles from './reservation-page.module.css'

export const handle: PageHandle = {
  page: 'document',
  layout: 'default',
  areas: ['requests', 'forms', 'intake', 'checkout', 'content', 'tour', 'ui'],
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const tour = await getAskedTour(context, params.tourId, paths.reservation)
  const { id, name, days, departsOn, returnsOn, image, availability, kind } = tour
  const { max: mostTravellers } = await readSetting(context.get(servicesContext).db, groupSizeSetting)
  return {
    mostTravellers,
    tour: { id, name, days, departsOn, returnsOn, image, availability, kind, until: passportNeededUntil(tour) },
  }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const fields = await formFields(request)
  const { db } = context.get(servicesContext)
  const { max: mostTravellers } = await readSetting(db, groupSizeSetting)
  const draft = readReservation(fields, mostTravellers)
  const changed = changePassengers(draft, fields['intent'] ?? '', mostTravellers)
  if (changed) return { draft: changed, problems: [], conflict: undefined }

  const tour = await getAskedTour(context, params.tourId, paths.reservation)
  return takePageForm(context, {
    fields,
    draft,
    sent: paths.requestSent(context.get(localeContext), { of: 'reservation', tour: tour.id }),
    async keep({ locale, address, now }) {
      const ask = { tourId: tour.id, draft, locale, address, consentVersion: CONSENT_VERSION }
      const asked = await askForReservation(db, ask, now)
      return asked.ok ? asked : fail(refusalOf(asked.error, locale))
    },
  })
}

type NoPlaces = { seatsLeft?: number }

function refusalOf(refusal: ReservationRefusal, locale: Locale): FieldProblem[] | { conflict: NoPlaces } {
  switch (refusal.code) {
    case 'invalid-fields':
      return sayNeeded(locale, sayProblems(locale, refusal.problems))
    case 'tour-full':
      return { conflict: { seatsLeft: refusal.seatsLeft } }
    case 'tour-closed':
    case 'tour-not-found':
      return { conflict: {} }
  }
}

export const headers = formHeaders

/** A request for places on one departure: nothing is sold here, the agency answers. */
export default function ReservationPage({
  loaderData: { tour, mostTravellers },
  actionData: answer,
}: Route.ComponentProps) {
  const text = useText('requests')
  const locale = useLocale()
  return (
    <AskedTourFrame
      tour={tour}
      path={paths.reservation}
      title={text('reservation-title')}
      lead={text(tour.kind === 'hajj' ? 'reservation-lead-hajj' : 'reservation-lead')}
      description={text('reservation-lead')}
    >
      {tour.availability === 'available' ? (
        <div className={styles.form}>
          <TooMany seatsLeft={answer?.conflict?.seatsLeft} />
          <ReservationForm
            action={paths.reservation(locale, tour.id)}
            draft={answer?.draft ?? emptyReservation}
            answer={answer}
            mostTravellers={mostTravellers}
            passportUntil={tour.until}
            isPilgrimage={tour.kind === 'umrah' || tour.kind === 'hajj'}
          />
        </div>
      ) : (
        <NotBookable tour={tour} />
      )}
    </AskedTourFrame>
  )
}

function TooMany({ seatsLeft }: { seatsLeft: number | undefined }) {
  const text = useText('tour')
  if (seatsLeft === undefined) return null
  return (
    <Notice tone="error" isAnnounced>
      {text('too-many', { count: seatsLeft })}
    </Notice>
  )
}

function NotBookable({ tour }: { tour: Route.ComponentProps['loaderData']['tour'] }) {
  const text = useText('tour')
  const requests = useText('requests')
  const locale = useLocale()
  const isFull = tour.availability === 'full'
  return (
    <div className={styles.form}>
      <Notice tone="warning" title={isFull ? text('full', { n: String(tour.days) }) : text('closed')} isAnnounced>
        {text(isFull ? 'full-lead' : 'closed-lead')}
      </Notice>
      <div className={styles.ways}>
        <ButtonLink href={paths.tour(locale, tour.id)}>{requests('to-tour')}</ButtonLink>
        <ButtonLink look="outline" href={paths.information(locale, tour.id)}>
          {requests('information-title')}
        </ButtonLink>
      </div>
    </div>
  )
}
