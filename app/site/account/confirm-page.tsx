import { statusOf } from '#app/refusals/refusals.ts'
import { data, redirect } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths, withQuery } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { isolateLatin } from '#kernel/bidi.ts'
import { confirmEmail, findEmailToConfirm } from '#modules/accounts/index.server.ts'
import { LetterPage } from '../newsletter/letter-page.tsx'
import type { Route } from './+types/confirm-page.ts'

export const handle: PageHandle = {
  page: 'document',
  layout: 'default',
  areas: ['own-account', 'ui'],
  isCached: false,
}

/** The address holds a secret: it is not passed on to the pages that links lead to. */
export function headers() {
  return { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' }
}

/** Opening the link changes nothing: mail programs open links by themselves to look at them. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  if (url.searchParams.has('done')) return data({ email: undefined, isDone: true })
  const email = await findEmailToConfirm(context.get(servicesContext).db, params.token, new Date())
  return data({ email, isDone: false }, { status: email === undefined ? 410 : 200 })
}

export async function action({ params, context }: Route.ActionArgs) {
  const confirmed = await confirmEmail(context.get(servicesContext).db, params.token, new Date())
  if (confirmed.ok)
    return redirect(withQuery(paths.confirmEmail(context.get(localeContext), params.token), { done: 1 }), 303)
  const { code } = confirmed.error
  return data({ outcome: code }, { status: statusOf(code) })
}

export default function ConfirmPage({ loaderData: { email, isDone }, actionData, params }: Route.ComponentProps) {
  const text = useText('own-account')
  const locale = useLocale()
  const page = { title: text('confirm-title'), path: `/user/confirm/${params.token}` }
  const toProfile = <ButtonLink href={paths.profile(locale)}>{text('to-profile')}</ButtonLink>
  if (isDone)
    return (
      <LetterPage {...page} says={text('confirm-done')} lead={text('email-unconfirmed-lead')} isDone>
        {toProfile}
      </LetterPage>
    )
  if (actionData?.outcome === 'email-taken')
    return (
      <LetterPage {...page} says={text('confirm-taken')} lead={text('confirm-taken-lead')}>
        {toProfile}
      </LetterPage>
    )
  if (email === undefined)
    return (
      <LetterPage {...page} says={text('link-expired')} lead={text('link-expired-lead')}>
        {toProfile}
      </LetterPage>
    )
  return (
    <LetterPage {...page} says={page.title} lead={text('confirm-lead', { email: isolateLatin(email) })}>
      <form method="post">
        <Button>{text('confirm-submit')}</Button>
      </form>
    </LetterPage>
  )
}
