import { createContext, redirect, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import { proveMember, type Member } from '#modules/accounts/index.server.ts'
import { shownAddress } from './address.ts'
import { blockedContext, localeContext, sessionContext } from './contexts.ts'

const memberContext = createContext<Member>()

/**
 * Lets everybody through who is signed in, sends strangers to sign in first and tells blocked accounts at the same door
 * what they are. Stands after `rememberSession`.
 */
export const requireMember: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  if (context.get(blockedContext)) throw redirect(paths.blockedLogin(context.get(localeContext)))
  const member = proveMember(context.get(sessionContext) ?? undefined)
  if (!member) throw redirect(paths.login(context.get(localeContext), shownAddress(url)))
  context.set(memberContext, member)
  const response = await next()
  response.headers.set('Cache-Control', 'private, no-store')
  return response
}

/** Who asks; only routes behind `requireMember` know. */
export function memberOf(context: Readonly<RouterContextProvider>): Member {
  return context.get(memberContext)
}
