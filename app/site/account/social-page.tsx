import { statusOf } from '#app/refusals/refusals.ts'
import { data, redirect } from 'react-router'
import { z } from 'zod'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { browserOf } from '#app/http/middleware/session.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { privateHeaders } from '#app/page/private-headers.ts'
import { signInStepOf } from '#app/sign-in/sign-in-step.server.ts'
import { answerSocial } from '#app/sign-in/social-answer.server.ts'
import { Notice } from '#app/ui/notice.tsx'
import { useText } from '#app/ui/text.tsx'
import {
  findNewcomer,
  findNewcomerTarget,
  linkSocial,
  openSocialAccount,
  type LinkFailure,
} from '#modules/accounts/index.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import type { Route } from './+types/social-page.ts'
import styles from './second-factor-page.module.css'
import { LinkForm, NewcomerForm } from './social-forms.tsx'

const Fields = z.object({
  password: z.string().max(1024).optional(),
  terms: z.string().optional(),
  privacy: z.string().optional(),
  marketing: z.string().optional(),
})

type Problem = Exclude<LinkFailure['code'], 'challenge-expired'> | 'agreements'

export const handle: PageHandle = {
  page: 'document',
  layout: 'default',
  areas: ['account', 'own-account', 'security'],
  isCached: false,
}

export const headers = privateHeaders

export async function loader({ request, context }: Route.LoaderArgs) {
  const newcomer = await findNewcomer(context.get(servicesContext).db, signInStepOf(request, context), new Date())
  if (!newcomer) throw redirect(paths.login(context.get(localeContext)))
  return newcomer
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db } = context.get(servicesContext)
  const now = new Date()
  const step = signInStepOf(request, context)
  const locale = context.get(localeContext)
  const browser = browserOf(request, context)
  const { password, terms, privacy, marketing } = Fields.safeParse(await formFields(request)).data ?? {}
  const target = (await findNewcomerTarget(db, step, now)) ?? paths.home(locale)
  if (password === undefined && (terms !== 'on' || privacy !== 'on')) return refuse('agreements')

  const done =
    password === undefined
      ? await openSocialAccount(db, { step, hasMarketing: marketing === 'on', language: locale, browser }, now)
      : await linkSocial(db, { step, password, browser }, now)
  if (done.ok) return answerSocial(context, done.value, target, now)
  if (done.error.code === 'challenge-expired') throw redirect(paths.login(locale))
  return refuse(
    done.error.code,
    'retryAfterSeconds' in done.error ? { 'Retry-After': String(done.error.retryAfterSeconds) } : {},
  )
}

export default function SocialPage({ loaderData: newcomer, actionData }: Route.ComponentProps) {
  const text = useText('security')
  return (
    <main className={`wrap ${styles.page}`}>
      <PageHead title={text('social-title')} path="/user/login/social" isIndexed={false} />
      <section className={styles.sheet}>
        <h1>{text('social-title')}</h1>
        {actionData && <SocialProblem code={actionData.problem} />}
        {newcomer.hasAccount ? <LinkForm {...newcomer} /> : <NewcomerForm {...newcomer} />}
      </section>
    </main>
  )
}

function SocialProblem({ code }: { code: Problem }) {
  const text = useText('security')
  const account = useText('account')
  const sentence: Record<Problem, string> = {
    credentials: account('login-invalid'),
    'account-blocked': account('login-blocked'),
    'email-taken': text('social-taken'),
    agreements: text('social-agree'),
    'rate-limited': account('login-too-many'),
    busy: account('login-busy'),
  }
  return (
    <Notice tone="error" title={account('login-notice-title')} isAnnounced>
      {sentence[code]}
    </Notice>
  )
}

function refuse(problem: Problem, answerHeaders: Record<string, string> = {}) {
  return data({ problem }, { status: statusOf(problem), headers: answerHeaders })
}
