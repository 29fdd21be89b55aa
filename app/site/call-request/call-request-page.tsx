import type { RouterContextProvider } from 'react-router'
import { sayNeeded } from '#app/intake/say-needed.server.ts'
import { formHeaders, takePageForm } from '#app/intake/take-page-form.server.ts'
import { sayCallProblems } from '#app/acts/requests/say-call-problems.server.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { PageIntro } from '#app/ui/page-intro.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { fail } from '#kernel/result.ts'
import { findSoldTour } from '#modules/catalog/index.server.ts'
import { CONSENT_VERSION } from '#modules/engagement/index.ts'
import { askForCall } from '#modules/engagement/index.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { HelpBox } from '../pages/help-box.tsx'
import reading from '../pages/reading.module.css'
import type { Route } from './+types/call-request-page.ts'
import { CallForm } from './call-form.tsx'

export const handle: PageHandle = {
  page: 'document',
  layout: 'default',
  areas: ['messages', 'contact', 'content', 'forms', 'intake', 'requests', 'ui'],
  query: ['sent', 'tour'],
  openQuery: ['sent', 'tour'],
}

export async function loader({ url, context }: Route.LoaderArgs) {
  return {
    isSent: url.searchParams.get('sent') === '1',
    tour: await findNamedTour(context, url.searchParams.get('tour') ?? ''),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db } = context.get(servicesContext)
  const fields = await formFields(request)
  const { name = '', phone = '', email = '', preferredTime = '', tourId = '' } = fields
  const draft = { name, phone, email, preferredTime, hasConsent: fields['consent'] === 'on' }
  return takePageForm(context, {
    fields,
    draft,
    sent: `${paths.callRequest(context.get(localeContext), { sent: 1 })}#call`,
    async keep({ locale, address, now }) {
      // A departure that went meanwhile must not stand between the visitor and the call.
      const tour = await findNamedTour(context, tourId)
      const ask = { draft, tourId: tour?.id, locale, address, consentVersion: CONSENT_VERSION }
      const asked = await askForCall(db, ask, now)
      return asked.ok ? asked : fail(sayNeeded(locale, sayCallProblems(locale, asked.error)))
    },
  })
}

export const headers = formHeaders

export default function CallRequestPage({ loaderData: { isSent, tour }, actionData }: Route.ComponentProps) {
  const text = useText('messages')
  const locale = useLocale()
  return (
    <main className="wrap">
      <PageHead title={text('call-title')} description={text('call-lead')} path="/call-request" />
      <PageIntro home={paths.home(locale)} title={text('call-title')} lead={text('call-lead')} />
      <div className={reading.columns}>
        <CallForm answer={actionData} tour={tour} isSent={isSent && actionData === undefined} />
        <aside className={reading.side}>
          <HelpBox />
        </aside>
      </div>
    </main>
  )
}

async function findNamedTour(context: Readonly<RouterContextProvider>, id: string) {
  if (id === '') return undefined
  const { db } = context.get(servicesContext)
  const tour = await findSoldTour(db, { id, locale: context.get(localeContext), today: dayInIstanbul(new Date()) })
  return tour && { id: tour.id, name: tour.name }
}
