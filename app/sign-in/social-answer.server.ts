import { redirect, type RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/http/middleware/contexts.ts'
import { addCookies, signInCookies } from '#app/http/middleware/session.server.ts'
import { paths, splitLocale } from '#app/addresses/paths.ts'
import type { SocialReturn } from '#modules/accounts/index.server.ts'
import { signInStepCookie } from './sign-in-step.server.ts'
import { asRedirected } from './social-target.ts'

/** Leads on with the session, or to the step that is owed first. */
export function answerSocial(
  context: Readonly<RouterContextProvider>,
  back: SocialReturn,
  target: string,
  now: Date,
): Response {
  const { locale } = splitLocale(target)
  if (back.kind !== 'entered') {
    const path = back.kind === 'link' ? paths.social(locale) : paths.secondFactor(locale, asRedirected(target))
    return leadTo(context, path, back.step)
  }
  const answer = leadTo(context, asRedirected(target), undefined)
  addCookies(answer.headers, signInCookies(back.entered, context.get(servicesContext).env.publicUrl, now))
  return answer
}

/** Leads on, and keeps the step that is owed. */
export function leadTo(context: Readonly<RouterContextProvider>, path: string, step: string | undefined): Response {
  const answer = redirect(path, { headers: { 'Cache-Control': 'no-store' } })
  addCookies(answer.headers, [signInStepCookie(step, context.get(servicesContext).env.publicUrl)])
  return answer
}
