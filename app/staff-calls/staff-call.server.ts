import type { RouterContextProvider } from 'react-router'
import { callProblem } from '#app/middleware/call-problem.server.ts'
import { servicesContext } from '#app/middleware/contexts.ts'
import { tokenOf } from '#app/middleware/session.server.ts'
import { translator } from '#app/messages/translator.ts'
import { callFacts } from '#app/session/call-facts.server.ts'
import { mayUseArea, type StaffArea } from '#modules/accounts/index.ts'
import { findSession, proveAdmin, type Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { problem } from '#platform/http/problem.server.ts'

export type StaffCall = { request: Request; url: URL; context: Readonly<RouterContextProvider> }

/**
 * Lets a call of staff through to `answer`: 401 without a session, 403 for a blocked account, for everybody who is not
 * staff, and for staff whose role does not open the area. What comes back is kept by no cache.
 */
export async function answerStaff(
  call: StaffCall,
  area: StaffArea,
  answer: (db: Db, admin: Admin) => Promise<Response>,
): Promise<Response> {
  const { request, url, context } = call
  const facts = callFacts(context, url)
  const { db } = context.get(servicesContext)
  const token = tokenOf(request)
  const session = token === undefined ? undefined : await findSession(db, token, new Date())
  if (!session) return callProblem('unauthenticated', { ...facts, headers: { 'WWW-Authenticate': 'Bearer' } })
  if (!session.user.isActive) return blocked(facts)
  const admin = proveAdmin(session.user)
  if (!admin || !mayUseArea(admin.staffRole, area)) return callProblem('forbidden', facts)

  const response = await answer(db, admin)
  response.headers.set('Cache-Control', 'private, no-store')
  return response
}

function blocked({ locale, instance, traceId }: ReturnType<typeof callFacts>): Response {
  const text = translator(locale, 'account')
  return problem('account_blocked', {
    status: 403,
    title: text('login-notice-title'),
    detail: text('login-blocked'),
    instance,
    traceId,
    headers: { 'Content-Language': locale },
  })
}
