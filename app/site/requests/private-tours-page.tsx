import { data, redirect } from 'react-router'
import { admitForm } from '#app/intake/admit-form.server.ts'
import { factsContext, localeContext, servicesContext } from '#app/middleware/contexts.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { localePath, paths, splitLocale } from '#app/paths.ts'
import { sayProblems } from '#app/request-calls/say-problems.server.ts'
import { useLocale, useText } from '#app/ui/text.tsx'
import { CONSENT_VERSION, type PrivateTourDraft } from '#modules/engagement/index.ts'
import { askForPrivateTour } from '#modules/engagement/index.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { listQuery, namedLists } from '../tours/lists.ts'
import { loadListing, statusOf } from '../tours/load-listing.server.ts'
import { TourListing } from '../tours/tour-listing.tsx'
import type { Route } from './+types/private-tours-page.ts'
import { PrivateTourForm } from './private-tour-form.tsx'
import { readInquiry } from './receive-inquiry.server.ts'
import type { RequestAnswer } from './request-answer.ts'

export const handle: PageHandle = {
  page: 'document',
  layout: 'default',
  areas: ['tours', 'tour', 'listings', 'requests', 'intake'],
  tags: ['catalogue'],
  query: listQuery,
}

type Answer = RequestAnswer<PrivateTourDraft>

export async function loader({ context, url }: Route.LoaderArgs) {
  const { path } = splitLocale(url.pathname)
  const list = namedLists[path]
  if (!list) throw data(null, { status: 404 })
  const listing = await loadListing(context, url, { path, name: list.name, preset: list.filter })
  return data({ listing, path }, { status: statusOf(listing) })
}

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await formFields(request)
  const { groupSize = '', wishedFrom = '', wishedTo = '' } = fields
  const draft = { ...readInquiry(fields), groupSize, wishedFrom, wishedTo }
  const locale = context.get(localeContext)
  const now = new Date()
  const sent = redirect(paths.requestSent(locale, { of: 'private' }), 303)
  const admission = await admitForm(context, fields, { now })
  if (admission.kind === 'dropped') return sent
  if (admission.kind === 'refused') {
    const status = admission.code === 'rate_limited' ? 429 : 422
    return data<Answer>({ draft, problems: [], notice: admission.code }, { status })
  }
  const { db, log } = context.get(servicesContext)
  const address = context.get(factsContext).clientAddress
  try {
    const asked = await askForPrivateTour(db, { draft, locale, address, consentVersion: CONSENT_VERSION }, now)
    if (asked.ok) return sent
    return data<Answer>({ draft, problems: sayProblems(locale, asked.error.problems) }, { status: 422 })
  } catch (error) {
    // Whatever broke, the visitor keeps what was typed and may try again.
    log.error({ err: error }, 'a wish for a private tour could not be kept')
    return data<Answer>({ draft, problems: [], notice: 'failed' }, { status: 500 })
  }
}

/** Private packages, and a form for those who want one of their own. */
export default function PrivateToursPage({ loaderData: { listing, path }, actionData }: Route.ComponentProps) {
  const text = useText('listings')
  const locale = useLocale()
  return (
    <TourListing data={listing} crumbs={[{ href: paths.tours(locale), label: text('all-title') }]}>
      <PrivateTourForm action={localePath(locale, path)} answer={actionData} />
    </TourListing>
  )
}
