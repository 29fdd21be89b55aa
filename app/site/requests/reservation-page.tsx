import { data, redirect } from 'react-router'
import { admitForm } from '#app/intake/admit-form.server.ts'
import { factsContext, localeContext, servicesContext } from '#app/middleware/contexts.ts'
import { PageHead } from '#app/page-head.tsx'
import type { PageHandle } from '#app/page-handle.ts'
import { paths } from '#app/paths.ts'
import { sayProblems } from '#app/request-calls/say-problems.server.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageIntro } from '#app/ui/page-intro.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { CONSENT_VERSION, passportNeededUntil, type ReservationDraft } from '#modules/engagement/index.ts'
import { askForReservation, type ReservationRefusal } from '#modules/engagement/index.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { HelpBox } from '../pages/help-box.tsx'
import reading from '../pages/reading.module.css'
import type { Route } from './+types/reservation-page.ts'
import { AboutTour } from './about-tour.tsx'
import { getAskedTour } from './asked-tour.server.ts'
import { changePassengers, emptyReservation, readReservation } from './read-reservation.ts'
import type { RequestAnswer } from './request-answer.ts'
import { ReservationForm } from './reservation-form.tsx'
import styles from './reservation-page.module.css'

export const handle: PageHandle = {
  page: 'document',
  layout: 'default',
  areas: ['requests', 'intake', 'checkout', 'content', 'tour', 'ui'],
  tags: ['catalogue'],
}

type Answer = RequestAnswer<ReservationDraft> & { seatsLeft?: number }

export async function loader({ params, context }: Route.LoaderArgs) {
  const tour = await getAskedTour(context, params.tourId, paths.reservation)
  const { id, name, days, departsOn, returnsOn, image, availability, kind } = tour
  return { tour: { id, name, days, departsOn, returnsOn, image, availability, kind, until: passportNeededUntil(tour) } }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const fields = await formFields(request)
  const draft = readReservation(fields)
  const changed = changePassengers(draft, fields['intent'] ?? '')
  if (changed) return data<Answer>({ draft: changed, problems: [] })

  const locale = context.get(localeContext)
  const tour = await getAskedTour(context, params.tourId, paths.reservation)
  const now = new Date()
  const sent = redirect(paths.requestSent(locale, { of: 'reservation', tour: tour.id }), 303)
  const admission = await admitForm(context, fields, { now })
  if (admission.kind === 'dropped') return sent
  if (admission.kind === 'refused') {
    const status = admission.code === 'rate_limited' ? 429 : 422
    return data<Answer>({ draft, problems: [], notice: admission.code }, { status })
  }

  const { db, log } = context.get(servicesContext)
  const address = context.get(factsContext).clientAddress
  try {
    const asked = await askForReservation(
      db,
      { tourId: tour.id, draft, locale, address, consentVersion: CONSENT_VERSION },
      now,
    )
    return asked.ok ? sent : refused(asked.error)
  } catch (error) {
    // Whatever broke, the visitor keeps what was typed and may try again.
    log.error({ err: error }, 'a request for places could not be kept')
    return data<Answer>({ draft, problems: [], notice: 'failed' }, { status: 500 })
  }

  function refused(refusal: ReservationRefusal) {
    switch (refusal.code) {
      case 'invalid-fields': {
        const problems = sayProblems(locale, refusal.problems, refusal.passportMonthsAfterReturn)
        return data<Answer>({ draft, problems }, { status: 422 })
      }
      case 'tour-full':
        return data<Answer>({ draft, problems: [], seatsLeft: refusal.seatsLeft }, { status: 409 })
      case 'tour-closed':
      case 'tour-not-found':
        return data<Answer>({ draft, problems: [] }, { status: 409 })
    }
  }
}

/** A request for places on one departure: nothing is sold here, the agency answers. */
export default function ReservationPage({ loaderData: { tour }, actionData: answer }: Route.ComponentProps) {
  const text = useText('requests')
  const locale = useLocale()
  return (
    <main className="wrap">
      <PageHead
        title={`${text('reservation-title')}: ${tour.name}`}
        description={text('reservation-lead')}
        path={paths.reservation('en', tour.id)}
        isIndexed={false}
      />
      <PageIntro
        home={paths.home(locale)}
        above={[{ href: paths.tour(locale, tour.id), label: tour.name }]}
        title={text('reservation-title')}
        lead={text(tour.kind === 'hajj' ? 'reservation-lead-hajj' : 'reservation-lead')}
      />
      <div className={reading.columns}>
        {tour.availability === 'available' ? (
          <div className={styles.form}>
            <TooMany seatsLeft={answer?.seatsLeft} />
            <ReservationForm
              action={paths.reservation(locale, tour.id)}
              draft={answer?.draft ?? emptyReservation}
              answer={answer}
              passportUntil={tour.until}
              isPilgrimage={tour.kind === 'umrah' || tour.kind === 'hajj'}
            />
          </div>
        ) : (
          <NotBookable tour={tour} />
        )}
        <aside className={reading.side}>
          <AboutTour tour={tour} />
          <HelpBox />
        </aside>
      </div>
    </main>
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
