import { statusOf } from '#app/refusals/refusals.ts'
import { data, redirect, type RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { addCookies, browserOf, signInCookies } from '#app/http/middleware/session.server.ts'
import { safeReturnTo } from '#app/addresses/return-to.ts'
import { panelPath } from '#app/addresses/panel-path.ts'
import { relyingPartyOf, signInStepCookie, signInStepOf } from '#app/sign-in/sign-in-step.server.ts'
import type { Locale } from '#kernel/locale.ts'
import { completeSignIn, findNextStep, type SecondFactorFailure } from '#modules/accounts/index.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'

/** The door the step belongs to, where a step that is over begins anew; it still knows where it leads. */
export type Door = (locale: Locale, returnTo: string | undefined) => string

type Asked = { request: Request; context: Readonly<RouterContextProvider>; url: URL }

const Fields = z.object({
  code: z.string().max(100).optional(),
  /** What the browser says of a passkey, as JSON. */
  passkey: z.string().max(20_000).optional(),
})

/** How the second step can be taken. @throws a redirect to the door when no step has begun. */
export async function findSecondStep({ request, context, url }: Asked, door: Door) {
  const site = await relyingPartyOf(context)
  const { db } = context.get(servicesContext)
  const next = await findNextStep(db, { challenge: signInStepOf(request, context), site }, new Date())
  if (!next) throw backTo(door, context, url)
  return next
}

/** Takes the step that a form sends: the signed-in browser is led on, anything else is told why not. */
export async function takeSecondStep({ request, context, url }: Asked, door: Door) {
  const { db, env } = context.get(servicesContext)
  const now = new Date()
  const { code = '', passkey = '' } = Fields.safeParse(await formFields(request)).data ?? {}
  const proof = passkey === '' ? { code } : { passkey, site: await relyingPartyOf(context) }
  const entered = await completeSignIn(
    db,
    { challenge: signInStepOf(request, context), proof, browser: browserOf(request, context) },
    now,
  )
  if (!entered.ok) {
    if (entered.error.code === 'challenge-expired') throw backTo(door, context, url)
    return data(
      { problem: entered.error.code },
      { status: statusOf(entered.error.code), headers: waitOf(entered.error) },
    )
  }

  const panel = panelPath(entered.value.user, context.get(localeContext))
  const answer = redirect(safeReturnTo(url.searchParams.get('returnTo')) ?? panel)
  addCookies(answer.headers, [
    ...signInCookies(entered.value, env.publicUrl, now),
    signInStepCookie(undefined, env.publicUrl),
  ])
  return answer
}

function backTo(door: Door, context: Asked['context'], url: URL): Response {
  return redirect(door(context.get(localeContext), safeReturnTo(url.searchParams.get('returnTo'))))
}

function waitOf(failure: SecondFactorFailure): Record<string, string> {
  return failure.code === 'rate-limited' ? { 'Retry-After': String(failure.retryAfterSeconds) } : {}
}
