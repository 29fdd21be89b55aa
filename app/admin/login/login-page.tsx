import { statusOf } from '#app/refusals/refusals.ts'
import { data, Form, redirect, redirectDocument, useNavigation } from 'react-router'
import { z } from 'zod'
import { blockedContext, localeContext, servicesContext, sessionContext } from '#app/http/middleware/contexts.ts'
import { browserOf, rememberSession, signInCookies } from '#app/http/middleware/session.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { privateHeaders } from '#app/page/private-headers.ts'
import { safeReturnTo } from '#app/addresses/return-to.ts'
import { signInStepCookie } from '#app/sign-in/sign-in-step.server.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useText } from '#app/ui/text.tsx'
import { proveAdmin, signIn, type SignInFailure } from '#modules/accounts/index.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import type { Route } from './+types/login-page.ts'
import { LoginFrame } from '#app/sign-in/login-frame.tsx'
import { LoginProblem, type LoginProblemCode } from './login-problem.tsx'
import styles from './login-page.module.css'

const LoginForm = z.object({
  email: z.string().max(254).default(''),
  password: z.string().max(1024).default(''),
  returnTo: z.string().optional(),
})

export const handle: PageHandle = { page: 'application', layout: 'empty', areas: ['staff', 'account', 'ui'] }

export const middleware: Route.MiddlewareFunction[] = [rememberSession]

export const headers = privateHeaders

export function loader({ context, url }: Route.LoaderArgs) {
  const user = context.get(sessionContext)
  const returnTo = safeReturnTo(url.searchParams.get('returnTo'))
  if (user && proveAdmin(user)) throw redirect(returnTo ?? paths.adminDashboard(context.get(localeContext)))
  return { returnTo, isBlocked: url.searchParams.has('blocked') || context.get(blockedContext) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = LoginForm.safeParse(await formFields(request))
  if (!form.success) return refuse('failed', '')
  const { email, password, returnTo } = form.data
  if (email.trim() === '' || password === '') return refuse('required', email)

  const { db, env } = context.get(servicesContext)
  const now = new Date()
  const entered = await signIn(
    db,
    {
      identifier: email,
      password,
      isStaffOnly: true,
      ...browserOf(request, context),
    },
    now,
  )
  const target = safeReturnTo(returnTo) ?? paths.adminDashboard(context.get(localeContext))
  if (!entered.ok) {
    if (entered.error.code !== 'second-factor') return refuse(entered.error.code, email, waitOf(entered.error))
    // A document, which the application cannot show by itself.
    return redirectDocument(paths.adminSecondFactor(context.get(localeContext), target), {
      headers: { 'Set-Cookie': signInStepCookie(entered.error.challenge, env.publicUrl) },
    })
  }

  const cookies = signInCookies(entered.value, env.publicUrl, now)
  // The texts of the staff area come with its first document; the door does not have them.
  return redirectDocument(target, { headers: cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]) })
}

/** Asks the server only when there is something to ask, and says so when it cannot be reached. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const fields = await request.clone().formData()
  const email = String(fields.get('email') ?? '')
  if (email.trim() === '' || fields.get('password') === '') return { problem: 'required' as const, email }
  try {
    return await serverAction()
  } catch (answer) {
    if (answer instanceof Response) throw answer
    return { problem: 'connection' as const, email }
  }
}

export default function LoginPage({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText('staff')
  const { state } = useNavigation()
  const isBusy = state !== 'idle'
  return (
    <LoginFrame path="/admin/login">
      <PageHead title={text('login-title')} path="/admin/login" isIndexed={false} />
      <h1 className={styles.title}>{text('login-title')}</h1>
      <p className={styles.notice}>{text('login-notice')}</p>
      {actionData && !isBusy && <LoginProblem code={actionData.problem} />}
      {!actionData && loaderData.isBlocked && <LoginProblem code="account-blocked" />}
      <Form method="post" noValidate className={styles.form}>
        {loaderData.returnTo && <input type="hidden" name="returnTo" value={loaderData.returnTo} />}
        <TextField
          label={text('login-email')}
          type="email"
          name="email"
          icon="mail"
          autoComplete="username"
          spellCheck={false}
          defaultValue={actionData?.email}
          maxLength={254}
        />
        <TextField
          label={text('login-password')}
          type="password"
          name="password"
          icon="lock"
          autoComplete="current-password"
        />
        <Button isBlock aria-busy={isBusy} disabled={isBusy}>
          {text('login-submit')}
        </Button>
      </Form>
    </LoginFrame>
  )
}

function refuse(problem: LoginProblemCode, email: string, answerHeaders: Record<string, string> = {}) {
  return data({ problem, email }, { status: statusOf(problem), headers: answerHeaders })
}

function waitOf(failure: SignInFailure): Record<string, string> {
  return 'retryAfterSeconds' in failure ? { 'Retry-After': String(failure.retryAfterSeconds) } : {}
}
