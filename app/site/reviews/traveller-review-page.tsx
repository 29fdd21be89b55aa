import { data, redirect, type RouterContextProvider } from 'react-router'
import { factsContext, localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { MonthText, useLocale, useText } from '#app/ui/text.tsx'
import { formatDate } from '#kernel/format-date.ts'
import { textIn } from '#kernel/locale.ts'
import { findReviewRequest, refuseReviewRequest } from '#modules/opinions/index.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import papers from '../order/papers-page.module.css'
import type { Route } from './+types/traveller-review-page.ts'
import { receiveTravellerReview } from './receive-traveller-review.server.ts'
import { TravellerReviewForm } from './traveller-review-form.tsx'
import styles from './traveller-review-page.module.css'

const TRIES = { max: 30, perSeconds: 600 }

export const handle: PageHandle = {
  page: 'document',
  layout: 'default',
  isCached: false,
  areas: ['opinion', 'reviews', 'requests', 'intake', 'forms', 'ui'],
  query: ['saved', 'left'],
}

/** The journey that whoever holds the address is asked about, and what they sent already. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const request = await findReviewRequest(db, params.reviewToken, new Date())
  if (!request) throw data(null, { status: 404 })
  return { request, isSaved: url.searchParams.has('saved') }
}

/** Keeps what was written, or that somebody wants to be left in peace. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { db } = context.get(servicesContext)
  const now = new Date()
  const fields = await formFields(request)
  const isTooMuch = !mayTry(context, now)
  if (fields['intent'] === 'leave') {
    if (isTooMuch) throw data(null, { status: 429 })
    if (!(await refuseReviewRequest(db, params.reviewToken, now))) throw data(null, { status: 404 })
    const here = paths.travellerReview(context.get(localeContext), params.reviewToken, { left: 1 })
    return redirect(`${here}#leave-me`, 303)
  }
  return receiveTravellerReview(context, { token: params.reviewToken, fields, isTooMuch }, now)
}

function mayTry(context: Readonly<RouterContextProvider>, now: Date): boolean {
  const { limiter } = context.get(servicesContext)
  return limiter.allow(`review:${context.get(factsContext).clientAddress}`, TRIES, now).ok
}

/** The address is a secret: it is kept by no cache and passed on to nobody. */
export function headers() {
  return { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex, nofollow' }
}

export default function TravellerReviewPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { request, isSaved } = loaderData
  const { review } = request
  const text = useText('opinion')
  const locale = useLocale()
  const isDecided = review !== null && review.status !== 'pending'
  const here = paths.travellerReview(locale, params.reviewToken)
  return (
    <main className={`wrap ${papers.main}`}>
      <PageHead title={text('title')} path={`/review/${params.reviewToken}`} isIndexed={false} />
      <h1>{text('title')}</h1>
      <p className={papers.lead}>{text('lead')}</p>
      <p className={styles.journey}>
        <span>{text('journey')}</span>
        <b>
          <bdi>{textIn(locale, request.tourName)}</bdi>
        </b>
        <MonthText month={request.departsOn.slice(0, 7)} />
      </p>
      {isSaved && !actionData && !isDecided && (
        <Notice tone="success" isAnnounced>
          {text('saved')}
        </Notice>
      )}
      {isDecided ? (
        <>
          <Notice>{text('decided')}</Notice>
          <ButtonLink look="outline" href={paths.contact(locale)}>
            {text('contact')}
          </ButtonLink>
        </>
      ) : (
        <>
          <TravellerReviewForm action={here} request={request} answer={actionData} />
          <p className={papers.lead}>{text('until', { date: formatDate(request.endsOn, locale) })}</p>
        </>
      )}
      <LeaveMe action={here} hasRefused={request.hasRefused} isAnswered={review !== null} />
    </main>
  )
}

/** One press for whoever does not want to be asked; nothing to do for who has written. */
function LeaveMe(about: { action: string; hasRefused: boolean; isAnswered: boolean }) {
  const text = useText('opinion')
  if (about.hasRefused)
    return (
      <div id="leave-me">
        <Notice tone="success" isAnnounced>
          {text('left')}
        </Notice>
      </div>
    )
  if (about.isAnswered) return null
  return (
    <form method="post" action={about.action} id="leave-me" className={styles.leave}>
      <h2>{text('leave-title')}</h2>
      <p>{text('leave-lead')}</p>
      <Button look="outline" name="intent" value="leave">
        {text('leave')}
      </Button>
    </form>
  )
}
