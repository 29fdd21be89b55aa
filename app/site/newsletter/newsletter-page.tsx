import { formHeaders, takePageForm } from '#app/intake/take-page-form.server.ts'
import { saySubscriptionProblems } from '#app/acts/requests/say-subscription-problems.server.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { PageIntro } from '#app/ui/page-intro.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { fail } from '#kernel/result.ts'
import { subscribeToNewsletter } from '#modules/engagement/index.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import type { Route } from './+types/newsletter-page.ts'
import { NewsletterForm } from './newsletter-form.tsx'

export const handle: PageHandle = {
  page: 'document',
  layout: 'default',
  areas: ['messages', 'chrome', 'forms', 'intake', 'ui'],
  query: ['sent'],
  openQuery: ['sent'],
}

export function loader({ url }: Route.LoaderArgs) {
  return { isSent: url.searchParams.get('sent') === '1' }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db } = context.get(servicesContext)
  const fields = await formFields(request)
  const draft = { email: fields['email'] ?? '', hasConsent: fields['consent'] === 'on' }
  return takePageForm(context, {
    fields,
    draft,
    limit: 'newsletter',
    sent: paths.newsletter(context.get(localeContext), { sent: 1 }),
    async keep({ locale, address, now }) {
      const kept = await subscribeToNewsletter(db, { draft, locale, address }, now)
      return kept.ok ? kept : fail(saySubscriptionProblems(locale, kept.error.problems))
    },
  })
}

export const headers = formHeaders

/** Where the strip above the foot of every page leads without script. */
export default function NewsletterPage({ loaderData: { isSent }, actionData }: Route.ComponentProps) {
  const text = useText('messages')
  const locale = useLocale()
  const intake = useText('intake')
  const notice = actionData?.notice
  const title = text('newsletter-page-title')
  return (
    <main>
      <PageHead title={title} path="/newsletter" isIndexed={false} />
      <div className="wrap">
        <PageIntro home={paths.home(locale)} title={title} />
      </div>
      <NewsletterForm
        answer={actionData}
        failure={notice && notice !== 'failed' ? intake(`${notice}-detail`) : undefined}
        isSent={isSent && actionData === undefined}
      />
    </main>
  )
}
