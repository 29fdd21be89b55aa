import { statusOf } from '#app/refusals/refusals.ts'
import { data, redirect } from 'react-router'
import { z } from 'zod'
import { art } from '#app/pictures/art.ts'
import { blockedContext, localeContext, servicesContext, sessionContext } from '#app/http/middleware/contexts.ts'
import { browserOf, rememberSession, signInCookies } from '#app/http/middleware/session.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { PageScript } from '#app/page/page-script.tsx'
import { paths } from '#app/addresses/paths.ts'
import { privateHeaders } from '#app/page/private-headers.ts'
import { safeReturnTo } from '#app/addresses/return-to.ts'
import { panelPath } from '#app/addresses/panel-path.ts'
import { Notice } from '#app/ui/notice.tsx'
import { signInStepCookie } from '#app/sign-in/sign-in-step.server.ts'
import { asRedirected } from '#app/sign-in/social-target.ts'
import { Print } from '#app/ui/print.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { beginPasskeySignIn, signIn, socialProvidersOf, type SignInFailure } from '#modules/accounts/index.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import type { Route } from './+types/login-page.ts'
import { LoginForm, type LoginProblem } from './login-form.tsx'
import { OtherWays } from './other-ways.tsx'
import styles from './login-page.module.css'

const Fields = z.object({
  identifier: z.string().max(254).default(''),
  password: z.string().max(1024).default(''),
  remember: z.string().optional(),
  returnTo: z.string().optional(),
  /** Whoever has a passkey needs neither name nor password. */
  way: z.literal('passkey').optional().catch(undefined),
})

export const handle: PageHandle = {
  page: 'document',
  layout: 'default',
  areas: ['account', 'own-account', 'security'],
  isCached: false,
}

export const middleware: Route.MiddlewareFunction[] = [rememberSession]

export const headers = privateHeaders

export function loader({ context, url }: Route.LoaderArgs) {
  const user = context.get(sessionContext)
  const returnTo = safeReturnTo(url.searchParams.get('returnTo'))
  if (user) {
    const target = returnTo ?? panelPath(user, context.get(localeContext))
    throw redirect(url.searchParams.has('redirected') ? asRedirected(target) : target)
  }
  return {
    returnTo,
    hasNewPassword: url.searchParams.has('password'),
    isBlocked: url.searchParams.has('blocked') || context.get(blockedContext),
    providers: socialProvidersOf(context.get(servicesContext).env.social),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = Fields.safeParse(await formFields(request))
  if (!form.success) return refuse('failed', '')
  const { identifier, password, remember, returnTo, way } = form.data
  if (way === 'passkey') return leadToPasskey(context, returnTo)
  if (identifier.trim() === '' || password === '') return refuse('required', identifier)

  const { db, env } = context.get(servicesContext)
  const now = new Date()
  const entered = await signIn(
    db,
    { identifier, password, isRemembered: remember === 'on', ...browserOf(request, context) },
    now,
  )
  if (!entered.ok) {
    if (entered.error.code !== 'second-factor') return refuse(entered.error.code, identifier, waitOf(entered.error))
    return redirect(paths.secondFactor(context.get(localeContext), safeReturnTo(returnTo)), {
      headers: { 'Set-Cookie': signInStepCookie(entered.error.challenge, env.publicUrl) },
    })
  }

  const target = safeReturnTo(returnTo) ?? panelPath(entered.value.user, context.get(localeContext))
  const cookies = signInCookies(entered.value, env.publicUrl, now)
  return redirect(target, { headers: cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]) })
}

/** Begins a sign-in that a passkey alone completes. */
async function leadToPasskey(context: Route.ActionArgs['context'], returnTo: string | undefined) {
  const { db, env } = context.get(servicesContext)
  const step = await beginPasskeySignIn(db, new Date())
  return redirect(paths.secondFactor(context.get(localeContext), safeReturnTo(returnTo)), {
    headers: { 'Set-Cookie': signInStepCookie(step, env.publicUrl) },
  })
}

export default function LoginPage({ loaderData, actionData }: Route.ComponentProps) {
  const { returnTo, hasNewPassword, isBlocked, providers } = loaderData
  const text = useText('account')
  const own = useText('own-account')
  const locale = useLocale()
  return (
    <main className={`wrap ${styles.page}`}>
      <PageHead title={text('login-title')} path="/user/login" isIndexed={false} />
      <div className={styles.columns}>
        <section className={styles.sheet}>
          <h1>{text('login-welcome')}</h1>
          <p className={styles.lead}>{text('login-lead')}</p>
          {hasNewPassword && !actionData && (
            <Notice tone="success" isAnnounced>
              {own('reset-done')}
            </Notice>
          )}
          <LoginForm
            returnTo={returnTo}
            identifier={actionData?.identifier}
            problem={actionData?.problem ?? (isBlocked ? 'account-blocked' : undefined)}
          />
          <OtherWays returnTo={returnTo} providers={providers} />
          <p className={styles.help}>
            <a href={paths.forgotPassword(locale)}>{text('forgot')}</a>
          </p>
          <p className={styles.help}>
            {own('login-none')} <a href={paths.register(locale, returnTo)}>{text('register')}</a>
          </p>
          <p className={styles.help}>{text('login-help')}</p>
        </section>
        <Print
          picture={art('haramain-train', locale)}
          ratio="1/1"
          hasMat
          isEager
          caption={<span className={styles.caption}>{text('login-caption')}</span>}
          className={styles.print}
        />
      </div>
      <PageScript name="sign-in" />
    </main>
  )
}

function refuse(problem: LoginProblem, identifier: string, answerHeaders: Record<string, string> = {}) {
  return data({ problem, identifier }, { status: statusOf(problem), headers: answerHeaders })
}

function waitOf(failure: SignInFailure): Record<string, string> {
  return 'retryAfterSeconds' in failure ? { 'Retry-After': String(failure.retryAfterSeconds) } : {}
}
