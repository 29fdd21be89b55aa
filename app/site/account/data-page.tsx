import { statusOf } from '#app/refusals/refusals.ts'
import { data, redirect } from 'react-router'
import { z } from 'zod'
import { closeAccount, type CloseFailure } from '#app/acts/account/close-account.server.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { memberOf, requireMember } from '#app/http/middleware/member.server.ts'
import { addCookies, endedSessionCookies, rememberSession } from '#app/http/middleware/session.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Choice } from '#app/ui/choice.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formFields } from '#platform/http/form-fields.server.ts'
import type { Route } from './+types/data-page.ts'
import { AccountNav } from './account-nav.tsx'
import styles from './details-page.module.css'

type Problem = CloseFailure['code'] | 'unsure'

const Fields = z.object({ current: z.string().max(1024).catch(''), sure: z.string().optional() })

export const handle: PageHandle = {
  page: 'document',
  layout: 'default',
  areas: ['own-account', 'own-data', 'account', 'forms', 'ui'],
  isCached: false,
}

export const middleware: Route.MiddlewareFunction[] = [rememberSession, requireMember]

/** Closes the account of who asks, and signs this browser out with it. */
export async function action({ request, context }: Route.ActionArgs) {
  const { current, sure } = Fields.parse(await formFields(request))
  if (sure !== 'on') return refuse('unsure')
  const closed = await closeAccount(context, memberOf(context), current, new Date())
  if (!closed.ok) return refuse(closed.error.code)
  const cookies = new Headers()
  addCookies(cookies, endedSessionCookies(context.get(servicesContext).env.publicUrl))
  return redirect(paths.accountDeleted(context.get(localeContext)), { status: 303, headers: cookies })
}

export default function DataPage({ actionData }: Route.ComponentProps) {
  const text = useText('own-account')
  const account = useText('account')
  const forms = useText('forms')
  const own = useText('own-data')
  const locale = useLocale()
  const problem = actionData?.problem
  return (
    <main className={`wrap ${styles.page}`}>
      <PageHead title={text('data-title')} path="/user/data" isIndexed={false} />
      <h1>{text('data-title')}</h1>
      <AccountNav current="data" />
      <div className={styles.columns}>
        <section className={styles.form}>
          <h2>{text('data-export-title')}</h2>
          <p>{text('data-export-lead')}</p>
          <ButtonLink look="outline" href="/api/v1/users/me/export" download>
            {text('data-export-json')}
          </ButtonLink>
          <ButtonLink look="outline" href={paths.ownDataSheet(locale)}>
            {own('read-link')}
          </ButtonLink>
        </section>
        <form method="post" className={styles.form} noValidate>
          <h2>{text('data-delete-title')}</h2>
          <p>{text('data-delete-lead')}</p>
          {(problem === 'rate-limited' || problem === 'last-owner') && (
            <Notice tone="error" isAnnounced>
              {problem === 'rate-limited' ? account('login-too-many') : text('staff-not-deleted')}
            </Notice>
          )}
          <TextField
            name="current"
            type="password"
            label={text('current-password')}
            icon="lock"
            autoComplete="current-password"
            error={problem === 'current-password' ? forms('password-current-wrong') : undefined}
          />
          <Choice name="sure" error={problem === 'unsure' ? text('data-delete-unsure') : undefined}>
            {text('data-delete-sure')}
          </Choice>
          <Button look="danger">{text('data-delete-submit')}</Button>
        </form>
      </div>
    </main>
  )
}

function refuse(problem: Problem) {
  return data({ problem }, { status: statusOf(problem) })
}
