import { statusOf } from '#app/refusals/refusals.ts'
import { data, redirect } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { rememberSession, tokenOf } from '#app/http/middleware/session.server.ts'
import { requireAdmin } from '#app/http/middleware/staff.server.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { safeReturnTo } from '#app/addresses/return-to.ts'
import { LoginFrame } from '#app/sign-in/login-frame.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { isIdentitySure } from '#modules/accounts/index.server.ts'
import { IDENTITY_FIELD } from './asked-identity.ts'
import { identityHeaders, showIdentity } from './confirm-identity.server.ts'
import { IdentityForm } from './identity-form.tsx'
import styles from './identity-form.module.css'
import type { Route } from './+types/confirm-page.ts'

export const handle: PageHandle = { page: 'document', layout: 'empty', areas: ['staff'], isCached: false }

export const middleware: Route.MiddlewareFunction[] = [rememberSession, requireAdmin]

/** Asks who somebody is before a file of people is handed out, and leads to the file afterwards. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const token = tokenOf(request) ?? ''
  const { db } = context.get(servicesContext)
  return {
    address: `${url.pathname}${url.search}`,
    isSure: await isIdentitySure(db, { token, sureness: 'just-now' }, new Date()),
    returnTo: safeReturnTo(url.searchParams.get('returnTo')) ?? paths.adminDashboard(context.get(localeContext)),
  }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const secret = (await request.formData()).get(IDENTITY_FIELD)
  const shown = await showIdentity(request, context, typeof secret === 'string' ? secret : '')
  if (shown.ok) return redirect(`${url.pathname}${url.search}`, 303)
  const { code } = shown.error
  return data({ problem: code }, { status: statusOf(code), headers: identityHeaders(shown.error) })
}

export default function ConfirmPage({ loaderData, actionData }: Route.ComponentProps) {
  const { address, isSure, returnTo } = loaderData
  const text = useText('staff')
  const locale = useLocale()
  if (!isSure)
    return <IdentityForm path="/admin/confirm" asked={{ action: address, fields: [], problem: actionData?.problem }} />
  return (
    <LoginFrame path="/admin/confirm">
      <title>{text('identity-done')}</title>
      <meta name="robots" content="noindex" />
      <h1 className={styles.title}>{text('identity-done')}</h1>
      <p className={styles.lead}>{text('identity-done-lead')}</p>
      <div className={styles.form}>
        <ButtonLink isBlock href={returnTo}>
          {text('identity-get-file')}
        </ButtonLink>
        <ButtonLink isBlock look="outline" href={paths.adminDashboard(locale)}>
          {text('dashboard')}
        </ButtonLink>
      </div>
    </LoginFrame>
  )
}
