import { data } from 'react-router'
import { servicesContext } from '#app/http/middleware/contexts.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Button } from '#app/ui/button.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { confirmSubscription, findSubscriptionState } from '#modules/engagement/index.server.ts'
import type { Route } from './+types/confirm-page.ts'
import { LetterPage } from './letter-page.tsx'
import { NewsletterForm } from './newsletter-form.tsx'

export const handle: PageHandle = {
  page: 'document',
  layout: 'default',
  isCached: false,
  areas: ['messages', 'chrome', 'forms', 'intake', 'ui'],
}

/** Opening the link changes nothing: mail programs open links by themselves to look at them. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const state = await findSubscriptionState(context.get(servicesContext).db, params.token, new Date())
  return data({ state }, { status: state === 'expired' ? 410 : 200 })
}

export async function action({ params, context }: Route.ActionArgs) {
  const confirmed = await confirmSubscription(context.get(servicesContext).db, params.token, new Date())
  return data(null, { status: confirmed.ok ? 200 : 410 })
}

export default function ConfirmPage({ loaderData: { state }, params }: Route.ComponentProps) {
  const text = useText('messages')
  const locale = useLocale()
  const page = { title: text('newsletter-confirm-title'), path: `/newsletter/confirm/${params.token}` }
  if (state === 'expired')
    return (
      <LetterPage
        {...page}
        says={text('newsletter-expired')}
        lead={text('newsletter-expired-lead')}
        foot={<NewsletterForm />}
      />
    )
  if (state === 'confirmed')
    return (
      <LetterPage {...page} says={text('newsletter-confirmed')} lead={text('newsletter-confirmed-lead')} isDone>
        <ButtonLink href={paths.tours(locale)}>{text('newsletter-to-tours')}</ButtonLink>
      </LetterPage>
    )
  return (
    <LetterPage {...page} says={page.title} lead={text('newsletter-confirm-lead')}>
      <form method="post">
        <Button>{text('newsletter-confirm-button')}</Button>
      </form>
    </LetterPage>
  )
}
