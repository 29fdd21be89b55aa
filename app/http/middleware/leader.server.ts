import { createContext, data, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import { proveLeader, type Leader } from '#modules/accounts/index.server.ts'
import { signedInVisitor } from './signed-in-visitor.server.ts'

const leaderContext = createContext<Leader>()

const unlisted = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' }
const leaderDoor = { login: paths.login, blockedLogin: paths.blockedLogin, headers: unlisted }

/**
 * Lets those through who lead groups, sends strangers to sign in, and refuses everybody else with 403, staff too. What lies
 * behind is kept by no cache and listed by no search engine. Stands after `rememberSession`.
 */
export const requireLeader: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  const leader = proveLeader(signedInVisitor(context, url, leaderDoor))
  if (!leader) throw data(null, { status: 403, headers: unlisted })
  context.set(leaderContext, leader)
  const response = await next()
  for (const [name, value] of Object.entries(unlisted)) response.headers.set(name, value)
  return response
}

/** Who asks; only routes behind `requireLeader` know. */
export function leaderOf(context: Readonly<RouterContextProvider>): Leader {
  return context.get(leaderContext)
}
