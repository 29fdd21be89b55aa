import { data, redirect } from 'react-router'
import { z } from 'zod'
import { LINK_TRIES } from '#app/acts/account/link-tries.ts'
import { sayAccountProblems } from '#app/acts/account/account-problems.server.ts'
import { sayNeeded } from '#app/intake/say-needed.server.ts'
import { messageAt } from '#app/intake/said-problems.ts'
import { factsContext, localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { PageScript } from '#app/page/page-script.tsx'
import { paths, withQuery } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import type { PasswordRule } from '#modules/accounts/index.ts'
import { canResetPassword, resetPassword } from '#modules/accounts/index.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import type { FieldProblem } from '#platform/http/problem.server.ts'
import { LetterPage } from '../newsletter/letter-page.tsx'
import type { Route } from './+types/reset-page.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import styles from './password-page.module.css'

const typed = z.string().max(1024).catch('')

const Fields = z.object({ password: typed, confirmPassword: typed })

type Answer = { problems: FieldProblem[]; missing: PasswordRule[]; isLimited?: boolean }

export const handle: PageHandle = {
  page: 'document',
  layout: 'default',
  areas: ['own-account', 'account', 'forms', 'ui'],
  isCached: false,
}

/** The address holds a secret: it is not passed on to the pages that links lead to. */
export function headers() {
  return { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' }
}

/** Opening the link changes nothing: mail programs open links by themselves to look at them. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const isLive = await canResetPassword(context.get(servicesContext).db, params.token, new Date())
  return data({ isLive }, { status: isLive ? 200 : 410 })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, limiter } = context.get(servicesContext)
  const locale = context.get(localeContext)
  const now = new Date()
  const turn = limiter.allow(`link:${context.get(factsContext).clientAddress}`, LINK_TRIES, now)
  if (!turn.ok) return data<Answer>({ problems: [], missing: [], isLimited: true }, { status: 429 })
  const chosen = Fields.parse(await formFields(request))
  const reset = await resetPassword(db, { token: params.token, ...chosen }, now)
  if (reset.ok) return redirect(withQuery(paths.login(locale), { password: 'new' }), 303)
  if (reset.error.code === 'token-expired') return data<Answer>({ problems: [], missing: [] }, { status: 410 })
  const { problems } = reset.error
  const missing = problems.flatMap((problem) => (problem.code === 'password-rules' ? problem.missing : []))
  return data<Answer>({ problems: sayNeeded(locale, sayAccountProblems(locale, problems)), missing }, { status: 422 })
}

export default function ResetPage({ loaderData: { isLive }, actionData, params }: Route.ComponentProps) {
  const text = useText('own-account')
  const account = useText('account')
  const forms = useText('forms')
  const locale = useLocale()
  const page = { title: text('reset-title'), path: `/user/reset/${params.token}` }
  if (!isLive)
    return (
      <LetterPage {...page} says={text('link-expired')} lead={text('link-expired-lead')}>
        <ButtonLink href={paths.forgotPassword(locale)}>{text('ask-again')}</ButtonLink>
      </LetterPage>
    )
  const problems = actionData?.problems ?? []
  return (
    <main className={`wrap ${styles.page}`}>
      <PageHead {...page} isIndexed={false} />
      <h1>{text('reset-title')}</h1>
      <account-form data-required={forms('required')} data-same={forms('password-same')} suppressHydrationWarning>
        <form method="post" className={styles.form}>
          <p>{text('reset-lead')}</p>
          {actionData?.isLimited && (
            <Notice tone="error" isAnnounced>
              {account('login-too-many')}
            </Notice>
          )}
          {problems.some(({ code }) => code === 'required') && (
            <Notice tone="error" isAnnounced>
              {forms('required')}
            </Notice>
          )}
          <NewPasswordFields
            missing={actionData?.missing ?? []}
            passwordError={messageAt(problems, '/password')}
            againError={messageAt(problems, '/confirmPassword')}
          />
          <Button>{text('reset-submit')}</Button>
        </form>
      </account-form>
      <PageScript name="account-form" />
    </main>
  )
}
