import { createContext, redirect, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
import { paths } from '#app/paths.ts'
import { proveMember, type Member } from '#modules/accounts/index.server.ts'
import { shownAddress } from './address.ts'
import { localeContext, sessionContext } from './contexts.ts'

const memberContext = createContext<Member>()

/** Lets everybody through who is signed in, and sends strangers to sign in first. Stands after `rememberSession`. */
export const requireMember: MiddlewareFunction<Response> = async ({ context, url }, next) => {
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
