import { statusOf } from '#app/refusals/refusals.ts'
import { data, redirect } from 'react-router'
import { z } from 'zod'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { memberOf, requireMember } from '#app/http/middleware/member.server.ts'
import { rememberSession, tokenOf } from '#app/http/middleware/session.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { PageScript } from '#app/page/page-script.tsx'
import { paths } from '#app/addresses/paths.ts'
import { privateHeaders } from '#app/page/private-headers.ts'
import { drawQrCode } from '#app/pictures/qr-code.server.ts'
import { panelPath } from '#app/addresses/panel-path.ts'
import { relyingPartyOf } from '#app/sign-in/sign-in-step.server.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { useText } from '#app/ui/text.tsx'
import {
  findSecondFactor,
  findWaitingTotp,
  isFreshSession,
  listLinkedSites,
  staffSecondFactorSetting,
  totpUri,
} from '#modules/accounts/index.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import type { Route } from './+types/security-page.ts'
import { AccountNav } from '../account-nav.tsx'
import { changeSecurity, SecurityFields, type SecurityOutcome, type SecurityProblem } from './change-security.server.ts'
import { CodesSection, NewCodes } from './codes-section.tsx'
import { PasskeysSection } from './passkeys-section.tsx'
import styles from './security-page.module.css'
import { SitesSection } from './sites-section.tsx'
import { StaffSection } from './staff-section.tsx'
import { TotpSection } from './totp-section.tsx'

const Query = z.object({
  done: z.enum(['totp-off', 'passkey-removed', 'site-unlinked', 'staff']).optional().catch(undefined),
  setup: z.literal('totp').optional().catch(undefined),
})

export const handle: PageHandle = {
  page: 'document',
  layout: 'default',
  areas: ['account', 'own-account', 'security'],
  isCached: false,
}

export const middleware: Route.MiddlewareFunction[] = [rememberSession, requireMember]

export const headers = privateHeaders

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const member = memberOf(context)
  const { done, setup } = Query.parse(Object.fromEntries(url.searchParams))
  const { hasTotp, recoveryCodesLeft, passkeys } = await findSecondFactor(db, member)
  const secret = setup && !hasTotp ? await findWaitingTotp(db, member) : undefined
  const hasAny = hasTotp || passkeys.length > 0
  return {
    done,
    hasTotp,
    waiting:
      secret === undefined ? undefined : { key: secret, qrCode: drawQrCode(await addressForApp(context, secret)) },
    recoveryCodesLeft: hasAny ? recoveryCodesLeft : undefined,
    passkeys,
    sites: await listLinkedSites(db, member),
    needsPassword: !(await isFreshSession(db, tokenOf(request), new Date())),
    owesSecondFactor: member.owesSecondFactor,
    panel: member.isAdmin && hasAny ? panelPath(member, context.get(localeContext)) : undefined,
    isStaffAsked: member.staffRole === 'owner' && hasAny ? await readSetting(db, staffSecondFactorSetting) : undefined,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = SecurityFields.safeParse(await formFields(request))
  const locale = context.get(localeContext)
  if (!form.success) throw redirect(paths.security(locale))
  const outcome = await changeSecurity({ request, context }, form.data, new Date())
  if (outcome.kind === 'done')
    return redirect(paths.security(locale, { done: outcome.done, setup: outcome.setup }), 303)
  return data<SecurityOutcome>(outcome, answerOf(outcome))
}

export default function SecurityPage({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText('security')
  const { needsPassword } = loaderData
  const problem = actionData?.kind === 'problem' ? actionData : undefined
  const shared = { needsPassword, problem }
  return (
    <main className={`wrap ${styles.page}`}>
      <PageHead title={text('title')} path="/user/security" isIndexed={false} />
      <h1>{text('title')}</h1>
      <AccountNav current="security" />
      <p className={styles.lead}>{text('lead')}</p>
      {loaderData.owesSecondFactor && <Notice tone="warning">{text('required')}</Notice>}
      {loaderData.done && !actionData && (
        <Notice tone="success" isAnnounced>
          {text(`done-${loaderData.done}`)}
        </Notice>
      )}
      {problem && <Problem code={problem.problem} />}
      {actionData?.kind === 'codes' && <NewCodes codes={actionData.codes} />}
      {loaderData.panel && (actionData?.kind === 'codes' || loaderData.done) && (
        <ButtonLink href={loaderData.panel}>{text('to-panel')}</ButtonLink>
      )}
      <TotpSection hasTotp={loaderData.hasTotp} waiting={loaderData.waiting} {...shared} />
      <PasskeysSection
        passkeys={loaderData.passkeys}
        invitation={actionData?.kind === 'passkey' ? actionData : undefined}
        {...shared}
      />
      {loaderData.sites.length > 0 && (
        <SitesSection
          sites={loaderData.sites}
          isLastWay={loaderData.sites.length === 1 && loaderData.passkeys.length === 0}
          {...shared}
        />
      )}
      {loaderData.recoveryCodesLeft !== undefined && actionData?.kind !== 'codes' && (
        <CodesSection left={loaderData.recoveryCodesLeft} {...shared} />
      )}
      {loaderData.isStaffAsked !== undefined && <StaffSection isAsked={loaderData.isStaffAsked} />}
      {actionData?.kind === 'passkey' && <PageScript name="passkey" />}
    </main>
  )
}

function Problem({ code }: { code: SecurityProblem }) {
  const text = useText('security')
  const account = useText('account')
  const sentence: Record<SecurityProblem, string> = {
    'current-password': text('own-password-wrong'),
    'rate-limited': account('login-too-many'),
    'second-factor-wrong': text('code-wrong'),
    'no-secret': text('code-wrong'),
    'passkey-refused': text('passkey-failed'),
    'last-way-in': text('sites-password-first'),
    forbidden: account('login-notice-text'),
  }
  return (
    <Notice tone="error" title={account('login-notice-title')} isAnnounced>
      {sentence[code]}
    </Notice>
  )
}

function answerOf(outcome: SecurityOutcome) {
  if (outcome.kind !== 'problem') return { status: 200 }
  const { retryAfterSeconds } = outcome
  const wait = retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) }
  return { status: statusOf(outcome.problem), headers: wait }
}

async function addressForApp(context: Route.LoaderArgs['context'], secret: string): Promise<string> {
  const { name } = await relyingPartyOf(context)
  return totpUri(secret, { issuer: name, account: memberOf(context).email })
}
