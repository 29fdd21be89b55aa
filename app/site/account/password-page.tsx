import { statusOf } from '#app/refusals/refusals.ts'
import { data, redirect } from 'react-router'
import { z } from 'zod'
import { factsContext, localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { memberOf, requireMember } from '#app/http/middleware/member.server.ts'
import { rememberSession, tokenOf } from '#app/http/middleware/session.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { useText } from '#app/ui/text.tsx'
import { LONGEST_PASSWORD, type PasswordRule } from '#modules/accounts/index.ts'
import { changePassword, type PasswordChangeFailure } from '#modules/accounts/index.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import type { Route } from './+types/password-page.ts'
import { AccountNav } from './account-nav.tsx'
import { PasswordForm, passwordFields, type PasswordAnswer, type PasswordProblem } from './password-form.tsx'
import styles from './password-page.module.css'

const secret = z.string().max(LONGEST_PASSWORD).catch('')

const Fields = z.object({ current: z.string().max(1024).catch(''), password: secret, confirmPassword: secret })

export const handle: PageHandle = {
  page: 'document',
  layout: 'default',
  areas: ['account', 'own-account', 'forms', 'ui'],
  isCached: false,
}

export const middleware: Route.MiddlewareFunction[] = [rememberSession, requireMember]

export async function action({ request, context }: Route.ActionArgs) {
  const form = Fields.parse(await formFields(request))
  const empty = passwordFields.filter((name) => form[name] === '')
  if (empty.length > 0) return refuse('required', { empty })
  const { current, password, confirmPassword } = form
  if (password !== confirmPassword) return refuse('password-same')

  const { db } = context.get(servicesContext)
  const address = context.get(factsContext).clientAddress
  const changed = await changePassword(
    db,
    memberOf(context),
    { current, password, keptToken: tokenOf(request), address },
    new Date(),
  )
  if (!changed.ok) return refuse(changed.error.code, { missing: missingOf(changed.error) })
  return redirect(paths.profile(context.get(localeContext), { password: 'new' }))
}

export default function PasswordPage({ actionData }: Route.ComponentProps) {
  const text = useText('account')
  return (
    <main className={`wrap ${styles.page}`}>
      <PageHead title={text('change-password')} path="/user/password" isIndexed={false} />
      <h1>{text('change-password')}</h1>
      <AccountNav current="password" />
      <PasswordForm {...actionData} />
    </main>
  )
}

function refuse(problem: PasswordProblem, where: Omit<PasswordAnswer, 'problem'> = {}) {
  return data<PasswordAnswer>({ problem, ...where }, { status: statusOf(problem) })
}

function missingOf(failure: PasswordChangeFailure): PasswordRule[] {
  return failure.code === 'password-rules' ? failure.missing : []
}
