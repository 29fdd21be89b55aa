import { data, redirect } from 'react-router'
import { z } from 'zod'
import { localeContext, servicesContext } from '#app/middleware/contexts.ts'
import { addCookies, browserOf, rememberSession, signInCookies } from '#app/middleware/session.server.ts'
import { PageHead } from '#app/page-head.tsx'
import type { PageHandle } from '#app/page-handle.ts'
import { PageScript } from '#app/page-script.tsx'
import { paths } from '#app/paths.ts'
import { safeReturnTo } from '#app/return-to.ts'
import { panelPath } from '#app/session/panel-path.ts'
import { relyingPartyOf, signInStepCookie, signInStepOf } from '#app/session/sign-in-step.server.ts'
import { useLocale, useText } from '#app/ui/text.tsx'
import { completeSignIn, findNextStep, type SecondFactorFailure } from '#modules/accounts/index.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import type { Route } from './+types/second-factor-page.ts'
import { SecondFactorForm, type SecondFactorProblem } from './second-factor-form.tsx'
import styles from './second-factor-page.module.css'

const Fields = z.object({
  code: z.string().max(100).optional(),
  /** What the browser says of a passkey, as JSON. */
  passkey: z.string().max(20_000).optional(),
})

const statusOf: Record<SecondFactorProblem, number> = {
  'second-factor-wrong': 401,
  'account-blocked': 403,
  'rate-limited': 429,
}

export const handle: PageHandle = {
  page: 'document',
  layout: 'default',
  areas: ['account', 'security'],
  isCached: false,
}

export const middleware: Route.MiddlewareFunction[] = [rememberSession]

export function headers({ actionHeaders }: Route.HeadersArgs) {
  const retryAfter = actionHeaders.get('Retry-After')
  return { 'Cache-Control': 'private, no-store', ...(retryAfter === null ? {} : { 'Retry-After': retryAfter }) }
}

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const site = await relyingPartyOf(context)
  const next = await findNextStep(
    context.get(servicesContext).db,
    { challenge: signInStepOf(request), site },
    new Date(),
  )
  if (!next) throw backToStart(context.get(localeContext), url)
  return next
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { db, env } = context.get(servicesContext)
  const now = new Date()
  const { code = '', passkey = '' } = Fields.safeParse(await formFields(request)).data ?? {}
  const proof = passkey === '' ? { code } : { passkey, site: await relyingPartyOf(context) }
  const entered = await completeSignIn(
    db,
    { challenge: signInStepOf(request), proof, browser: browserOf(request, context) },
    now,
  )
  const locale = context.get(localeContext)
  if (!entered.ok) {
    if (entered.error.code === 'challenge-expired') throw backToStart(locale, url)
    return data(
      { problem: entered.error.code },
      { status: statusOf[entered.error.code], headers: waitOf(entered.error) },
    )
  }

  const answer = redirect(safeReturnTo(url.searchParams.get('returnTo')) ?? panelPath(entered.value.user, locale))
  addCookies(answer.headers, [
    ...signInCookies(entered.value, env.publicUrl, now),
    signInStepCookie(undefined, env.publicUrl),
  ])
  return answer
}

export default function SecondFactorPage({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText('security')
  return (
    <main className={`wrap ${styles.page}`}>
      <PageHead title={text('step-title')} path="/user/login/second-factor" isIndexed={false} />
      <section className={styles.sheet}>
        <h1>{text('step-title')}</h1>
        <SecondFactorForm {...loaderData} problem={actionData?.problem} />
        <p>
          <a href={paths.login(useLocale())}>{text('step-back')}</a>
        </p>
      </section>
      {loaderData.passkeyOptions && <PageScript name="passkey" />}
    </main>
  )
}

/** The step is over: the sign-in begins anew, and still knows where it leads. */
function backToStart(locale: Parameters<typeof paths.login>[0], url: URL): Response {
  return redirect(paths.login(locale, safeReturnTo(url.searchParams.get('returnTo'))))
}

function waitOf(failure: SecondFactorFailure): Record<string, string> {
  return failure.code === 'rate-limited' ? { 'Retry-After': String(failure.retryAfterSeconds) } : {}
}
