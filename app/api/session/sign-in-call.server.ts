import type { RouterContextProvider } from 'react-router'
import { translator } from '#app/messages/translator.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { addCookies, callerOf, signInCookies, toldToken } from '#app/http/middleware/session.server.ts'
import type { Result } from '#kernel/result.ts'
import { signIn, type SignIn } from '#modules/accounts/index.server.ts'
import { callFacts } from '../calls/call-facts.server.ts'
import { refuseSignIn, type BodyRefusal } from './refuse-sign-in.server.ts'
import { toWireUser } from './wire-user.ts'

export type Credentials = { identifier: string; password: string; remember?: boolean | undefined }

type Call = { request: Request; context: Readonly<RouterContextProvider>; url: URL }

/** Signs somebody in by a call, or tells what to do next. */
export async function answerSignIn(
  call: Call,
  credentials: Result<Credentials, BodyRefusal>,
  { isStaffOnly }: { isStaffOnly: boolean },
): Promise<Response> {
  const { request, context, url } = call
  const facts = callFacts(context, url)
  if (!credentials.ok) return refuseSignIn(credentials.error, facts)
  const { identifier, password, remember: isRemembered = false } = credentials.value
  if (identifier.trim() === '' || password === '') return refuseSignIn({ code: 'validation' }, facts)

  const now = new Date()
  const entered = await signIn(
    context.get(servicesContext).db,
    { identifier, password, isRemembered, isStaffOnly, ...callerOf(request, context) },
    now,
  )
  return entered.ok ? answerEntered(call, entered.value, now) : refuseSignIn(entered.error, facts)
}

/** What somebody gets who has come in by a call: who they are, the cookies of the session, and for programs its token. */
export function answerEntered(
  { request, context }: Pick<Call, 'request' | 'context'>,
  entered: SignIn,
  now: Date,
): Response {
  const locale = context.get(localeContext)
  const message = translator(locale, 'account')('login-done')
  const answer = Response.json(
    { token: toldToken(request, entered.token), user: toWireUser(entered.user), message },
    { headers: { 'Cache-Control': 'private, no-store', 'Content-Language': locale } },
  )
  addCookies(answer.headers, signInCookies(entered, context.get(servicesContext).env.publicUrl, now))
  return answer
}
