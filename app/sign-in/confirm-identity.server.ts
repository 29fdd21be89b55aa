import { statusOf } from '#app/refusals/refusals.ts'
import { data, redirect, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
import { factsContext, localeContext, servicesContext, sessionContext } from '#app/http/middleware/contexts.ts'
import { tokenOf } from '#app/http/middleware/session.server.ts'
import { paths } from '#app/addresses/paths.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { confirmIdentity, isIdentitySure, proveMember, type IdentityFailure } from '#modules/accounts/index.server.ts'
import { IDENTITY_FIELD, type AskedIdentity } from './asked-identity.ts'
import { surenessFor } from './sensitive-acts.ts'

/**
 * Asks staff once more who they are before a sensitive act. The form that was sent is kept whole: the answer is a page
 * that sends it again together with the password or a code, and only then does the act run. A file is asked for again
 * after a page of its own. Stands after `requireAdmin`.
 */
export const requireSureIdentity: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  const sureness = surenessFor(request.method, url.pathname)
  const token = tokenOf(request)
  if (sureness === undefined || token === undefined) return next()
  const { db } = context.get(servicesContext)
  if (await isIdentitySure(db, { token, sureness }, new Date())) return next()

  const address = `${url.pathname}${url.search}`
  if (request.method === 'GET') throw redirect(paths.adminConfirm(context.get(localeContext), address))
  const sent = await request.clone().formData()
  if (surenessFor(request.method, url.pathname, String(sent.get('intent'))) === undefined) return next()
  const secret = sent.get(IDENTITY_FIELD)
  const fields = [...sent].filter((field): field is [string, string] => typeof field[1] === 'string')
  const asked = { action: address, fields: fields.filter(([name]) => name !== IDENTITY_FIELD) }
  if (typeof secret !== 'string') throw askFor(asked)
  const shown = await showIdentity(request, context, secret)
  if (!shown.ok) throw askFor(asked, shown.error)
  return next()
}

/** Takes what somebody shows of who they are. */
export async function showIdentity(
  request: Request,
  context: Readonly<RouterContextProvider>,
  secret: string,
): Promise<Result<undefined, IdentityFailure>> {
  const member = proveMember(context.get(sessionContext) ?? undefined)
  const token = tokenOf(request)
  if (!member || token === undefined || secret === '') return fail({ code: 'identity-wrong' })
  const { clientAddress: address } = context.get(factsContext)
  const shown = await confirmIdentity(context.get(servicesContext).db, member, { token, secret, address }, new Date())
  return shown.ok ? ok(undefined) : shown
}

/** How long somebody waits who was wrong too often. */
export function identityHeaders(failure: IdentityFailure): Record<string, string> {
  return 'retryAfterSeconds' in failure ? { 'Retry-After': String(failure.retryAfterSeconds) } : {}
}

function askFor(asked: AskedIdentity, failure?: IdentityFailure) {
  const askedIdentity: AskedIdentity = { ...asked, problem: failure?.code }
  return failure
    ? data({ askedIdentity }, { status: statusOf(failure.code), headers: identityHeaders(failure) })
    : data({ askedIdentity }, { status: 403 })
}
