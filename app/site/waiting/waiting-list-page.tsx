import { sayNeeded } from '#app/intake/say-needed.server.ts'
import { formHeaders, takePageForm } from '#app/intake/take-page-form.server.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { missing } from '#app/page/missing.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { sayProblems } from '#app/acts/requests/say-problems.server.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import type { Locale } from '#kernel/locale.ts'
import { fail } from '#kernel/result.ts'
import { CONSENT_VERSION, type WaitingDraft } from '#modules/engagement/index.ts'
import { joinWaitingList, type WaitingRefusal } from '#modules/engagement/index.server.ts'
import type { FieldProblem } from '#platform/http/problem.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { AskedTourFrame } from '../requests/asked-tour-frame.tsx'
import { getAskedTour } from '../requests/asked-tour.server.ts'
import type { Route } from './+types/waiting-list-page.ts'
import { WaitingForm } from './waiting-form.tsx'
import styles from './waiting-pages.module.css'

export const handle: PageHandle = {
  page: 'document',
  layout: 'default',
  isCached: false,
  areas: ['waiting', 'requests', 'forms', 'intake', 'content', 'tour', 'ui'],
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const tour = await getAskedTour(context, params.tourId, paths.waitingList)
  if (tour.saleMode !== 'cart') throw missing('tour')
  const { id, name, departsOn, returnsOn, image, availability } = tour
  return { tour: { id, name, departsOn, returnsOn, image, availability } }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const fields = await formFields(request)
  const draft = readWaiting(fields)
  const { db } = context.get(servicesContext)
  const tour = await getAskedTour(context, params.tourId, paths.waitingList)
  return takePageForm(context, {
    fields,
    draft,
    sent: paths.requestSent(context.get(localeContext), { of: 'waiting', tour: tour.id }),
    async keep({ locale, address, now }) {
      const ask = { tourId: tour.id, draft, locale, address, consentVersion: CONSENT_VERSION }
      const joined = await joinWaitingList(db, ask, now)
      return joined.ok ? joined : fail(refusalOf(joined.error, locale))
    },
  })
}

function readWaiting(fields: Readonly<Record<string, string>>): WaitingDraft {
  const text = (name: string) => fields[name] ?? ''
  return {
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    seats: text('seats'),
    hasConsent: fields['consent'] === 'on',
  }
}

function refusalOf(refusal: WaitingRefusal, locale: Locale): FieldProblem[] | { conflict: 'seats-left' | 'closed' } {
  switch (refusal.code) {
    case 'invalid-fields':
      return sayNeeded(locale, sayProblems(locale, refusal.problems))
    case 'seats-left':
      return { conflict: 'seats-left' }
    case 'tour-closed':
    case 'tour-not-found':
      return { conflict: 'closed' }
  }
}

export const headers = formHeaders

/** Puts a party on the waiting list of a full departure. Nothing is sold here, and nothing is due. */
export default function WaitingListPage({ loaderData: { tour }, actionData: answer }: Route.ComponentProps) {
  const text = useText('waiting')
  const isFull = tour.availability === 'full' && answer?.conflict === undefined
  return (
    <AskedTourFrame tour={tour} path={paths.waitingList} title={text('title')} lead={text('lead')}>
      {isFull ? (
        <WaitingForm tourId={tour.id} answer={answer} />
      ) : (
        <NothingToWaitFor tourId={tour.id} isClosed={tour.availability === 'closed' || answer?.conflict === 'closed'} />
      )}
    </AskedTourFrame>
  )
}

function NothingToWaitFor({ tourId, isClosed }: { tourId: string; isClosed: boolean }) {
  const text = useText('waiting')
  const tour = useText('tour')
  const requests = useText('requests')
  const locale = useLocale()
  return (
    <div className={styles.part}>
      <Notice
        tone={isClosed ? 'warning' : 'info'}
        title={isClosed ? tour('closed') : text('seats-left-title')}
        isAnnounced
      >
        {isClosed ? tour('closed-lead') : text('seats-left')}
      </Notice>
      <p>
        <ButtonLink href={paths.tour(locale, tourId)}>{requests('to-tour')}</ButtonLink>
      </p>
    </div>
  )
}
