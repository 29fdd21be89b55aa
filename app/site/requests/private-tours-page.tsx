import { data } from 'react-router'
import { sayNeeded } from '#app/intake/say-needed.server.ts'
import { formHeaders, takePageForm } from '#app/intake/take-page-form.server.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { localePath, paths, splitLocale } from '#app/addresses/paths.ts'
import { sayProblems } from '#app/acts/requests/say-problems.server.ts'
import { useLocale, useText } from '#app/ui/text.tsx'
import { fail } from '#kernel/result.ts'
import { readTypedDate } from '#kernel/typed-date.ts'
import { groupSizeSetting } from '#modules/catalog/index.server.ts'
import { CONSENT_VERSION, type PrivateTourDraft } from '#modules/engagement/index.ts'
import { askForPrivateTour } from '#modules/engagement/index.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { listQuery, namedLists, openListQuery } from '#app/addresses/named-lists.ts'
import { loadListing, statusOf } from '../tours/load-listing.server.ts'
import { TourListing } from '../tours/tour-listing.tsx'
import type { Route } from './+types/private-tours-page.ts'
import { PrivateTourForm } from './private-tour-form.tsx'
import { readInquiry } from './receive-inquiry.server.ts'

export const handle: PageHandle = {
  page: 'document',
  layout: 'default',
  areas: ['tours', 'tour', 'listings', 'requests', 'forms', 'intake'],
  query: listQuery,
  openQuery: openListQuery,
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { path } = splitLocale(url.pathname)
  const list = namedLists[path]
  if (!list) throw data(null, { status: 404 })
  const listing = await loadListing(context, url, { path, name: list.name, preset: list.filter })
  const groupSize = await readSetting(context.get(servicesContext).db, groupSizeSetting)
  return data({ listing, path, groupSize }, { status: statusOf(listing) })
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db } = context.get(servicesContext)
  const fields = await formFields(request)
  const draft: PrivateTourDraft = {
    ...readInquiry(fields),
    groupSize: fields['groupSize'] ?? '',
    wishedFrom: readTypedDate(fields['wishedFrom'] ?? ''),
    wishedTo: readTypedDate(fields['wishedTo'] ?? ''),
  }
  return takePageForm(context, {
    fields,
    draft,
    sent: paths.requestSent(context.get(localeContext), { of: 'private' }),
    async keep({ locale, address, now }) {
      const asked = await askForPrivateTour(db, { draft, locale, address, consentVersion: CONSENT_VERSION }, now)
      return asked.ok ? asked : fail(sayNeeded(locale, sayProblems(locale, asked.error.problems)))
    },
  })
}

export const headers = formHeaders

/** Private packages, and a form for those who want one of their own. */
export default function PrivateToursPage({
  loaderData: { listing, path, groupSize },
  actionData,
}: Route.ComponentProps) {
  const text = useText('listings')
  const locale = useLocale()
  return (
    <TourListing data={listing} crumbs={[{ href: paths.tours(locale), label: text('all-title') }]}>
      <PrivateTourForm action={localePath(locale, path)} answer={actionData} groupSize={groupSize} />
    </TourListing>
  )
}
