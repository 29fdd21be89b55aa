import { servicesContext } from '#app/middleware/contexts.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Button } from '#app/ui/button.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { leaveNewsletter } from '#modules/engagement/index.server.ts'
import type { Route } from './+types/leave-page.ts'
import { LetterPage } from './letter-page.tsx'

export const handle: PageHandle = {
  page: 'document',
  layout: 'default',
  isCached: false,
  areas: ['messages', 'chrome', 'forms', 'intake', 'ui'],
}

/** Pressed on the page, or by a mail program whose reader pressed its own button (RFC 8058). */
export async function action({ params, context }: Route.ActionArgs) {
  await leaveNewsletter(context.get(servicesContext).db, params.token)
  return { hasLeft: true }
}

export default function LeavePage({ actionData, params }: Route.ComponentProps) {
  const text = useText('messages')
  const locale = useLocale()
  const page = { title: text('newsletter-leave-title'), path: `/newsletter/leave/${params.token}` }
  if (actionData?.hasLeft)
    return (
      <LetterPage {...page} says={text('newsletter-left')} lead={text('newsletter-left-lead')} isDone>
        <ButtonLink href={paths.tours(locale)}>{text('newsletter-to-tours')}</ButtonLink>
      </LetterPage>
    )
  return (
    <LetterPage {...page} says={page.title} lead={text('newsletter-leave-lead')}>
      <form method="post">
        <Button look="outline">{text('newsletter-leave-button')}</Button>
      </form>
    </LetterPage>
  )
}
