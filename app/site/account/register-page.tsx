import { data, redirect } from 'react-router'
import { z } from 'zod'
import { sayAccountProblems } from '#app/acts/account/account-problems.server.ts'
import { art } from '#app/pictures/art.ts'
import { sayNeeded } from '#app/intake/say-needed.server.ts'
import { admitForm } from '#app/intake/admit-form.server.ts'
import { translator } from '#app/messages/translator.ts'
import { localeContext, servicesContext, sessionContext } from '#app/http/middleware/contexts.ts'
import { addCookies, browserOf, rememberSession, signInCookies } from '#app/http/middleware/session.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import { usePageFrame } from '#app/page/page-frame.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { PageScript } from '#app/page/page-script.tsx'
import { paths } from '#app/addresses/paths.ts'
import { privateHeaders } from '#app/page/private-headers.ts'
import { safeReturnTo } from '#app/addresses/return-to.ts'
import { panelPath } from '#app/addresses/panel-path.ts'
import { Print } from '#app/ui/print.tsx'
import { useText } from '#app/ui/text.tsx'
import type { SignUpDraft } from '#modules/accounts/index.ts'
import { signUp, type SignUpFailure } from '#modules/accounts/index.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import type { Route } from './+types/register-page.ts'
import styles from './login-page.module.css'
import type { RegisterAnswer } from './register-answer.ts'
import { RegisterForm } from './register-form.tsx'

const typed = z.string().max(1024).catch('')

const Fields = z.object({
  fullName: typed,
  email: typed,
  mobile: typed,
  password: typed,
  confirmPassword: typed,
  terms: z.string().optional(),
  privacy: z.string().optional(),
  marketing: z.string().optional(),
  returnTo: z.string().optional(),
})

export const handle: PageHandle = {
  page: 'document',
  layout: 'default',
  areas: ['own-account', 'account', 'forms', 'requests', 'intake', 'chrome', 'ui'],
  isCached: false,
}

export const middleware: Route.MiddlewareFunction[] = [rememberSession]

export const headers = privateHeaders

export function loader({ context, url }: Route.LoaderArgs) {
  const user = context.get(sessionContext)
  const returnTo = safeReturnTo(url.searchParams.get('returnTo'))
  if (user) throw redirect(returnTo ?? panelPath(user, context.get(localeContext)))
  return { returnTo }
}

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await formFields(request)
  const form = Fields.parse(fields)
  const draft = draftOf(form)
  const locale = context.get(localeContext)
  const { db, env, log } = context.get(servicesContext)
  const now = new Date()
  const admission = await admitForm(context, fields, { now })
  if (admission.kind === 'dropped') return redirect(paths.login(locale), 303)
  if (admission.kind === 'refused')
    return admission.code === 'rate_limited'
      ? back(draft, { notice: admission.code }, 429, { 'Retry-After': String(admission.retryAfterSeconds) })
      : back(draft, { notice: admission.code }, 422)

  const asked = { draft, language: locale, browser: browserOf(request, context) }
  const opened = await signUp(db, asked, now).catch((error: unknown) => {
    log.error({ err: error }, 'an account could not be opened')
  })
  if (!opened) return back(draft, { notice: 'failed' }, 500)
  if (!opened.ok) return back(draft, { failure: opened.error, problems: sayFailure(locale, opened.error) }, 422)

  const cookies = new Headers()
  addCookies(cookies, signInCookies(opened.value, env.publicUrl, now))
  return redirect(safeReturnTo(form.returnTo) ?? paths.profile(locale, { welcome: 1 }), { headers: cookies })
}

export default function RegisterPage({ loaderData: { returnTo }, actionData }: Route.ComponentProps) {
  const text = useText('own-account')
  const { locale } = usePageFrame()
  return (
    <main className={`wrap ${styles.page}`}>
      <PageHead title={text('register-title')} path="/user/register" isIndexed={false} />
      <div className={styles.columns}>
        <section className={styles.sheet}>
          <h1>{text('register-title')}</h1>
          <p className={styles.lead}>{text('register-lead')}</p>
          <RegisterForm answer={actionData} returnTo={returnTo} />
          <p className={styles.help}>
            {text('register-have')} <a href={paths.login(locale, returnTo)}>{text('register-sign-in')}</a>
          </p>
        </section>
        <Print
          picture={art('haramain-train', locale)}
          ratio="1/1"
          hasMat
          isEager
          caption={<span className={styles.caption}>{text('register-caption')}</span>}
          className={styles.print}
        />
      </div>
      <PageScript name="account-form" />
    </main>
  )
}

function draftOf({ terms, privacy, marketing, returnTo: _, ...fields }: z.output<typeof Fields>): SignUpDraft {
  return {
    ...fields,
    consents: { terms: terms === 'on', privacyNotice: privacy === 'on', personalData: false },
    marketing: marketing === 'on',
  }
}

/** Passwords never go back into a page. */
function back(
  { password: _, confirmPassword: __, ...draft }: SignUpDraft,
  answer: Partial<Omit<RegisterAnswer, 'draft'>>,
  status: number,
  answerHeaders: Record<string, string> = {},
) {
  return data<RegisterAnswer>({ draft, problems: [], ...answer }, { status, headers: answerHeaders })
}

function sayFailure(locale: Parameters<typeof sayAccountProblems>[0], failure: SignUpFailure) {
  return failure.code === 'email-taken'
    ? [{ pointer: '/email', code: 'email_taken', message: translator(locale, 'forms')('email-taken') }]
    : sayNeeded(locale, sayAccountProblems(locale, failure.problems))
}
