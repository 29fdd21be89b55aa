import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { browserOf } from '#app/http/middleware/session.server.ts'
import { endNews } from '#app/work/news-wishes.server.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Button } from '#app/ui/button.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import type { Route } from './+types/leave-page.ts'
import { LetterPage } from './letter-page.tsx'

export const handle: PageHandle = {
  page: 'document',
  layout: 'default',
  isCached: false,
  areas: ['messages', 'chrome', 'forms', 'intake', 'ui'],
}

/** Pressed on the page, or by a mail program whose reader pressed its own button (RFC 8058). */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { db } = context.get(servicesContext)
  const asked = { token: params.token, language: context.get(localeContext), ...browserOf(request, context) }
  await endNews(db, asked, new Date())
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
