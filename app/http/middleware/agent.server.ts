import { createContext, data, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import { proveAgent } from '#modules/accounts/index.server.ts'
import { findAgentScope, type AgentScope } from '#modules/agents/index.server.ts'
import { servicesContext } from './contexts.ts'
import { signedInVisitor } from './signed-in-visitor.server.ts'

const scopeContext = createContext<AgentScope>()

const unlisted = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' }
const agentDoor = { login: paths.login, blockedLogin: paths.blockedLogin, headers: unlisted }

/**
 * Lets agents of an agency and staff through, sends strangers to sign in, and refuses everybody else with 403. What lies
 * behind is kept by no cache and listed by no search engine. Stands after `rememberSession`.
 */
export const requireAgent: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  const user = signedInVisitor(context, url, agentDoor)
  const agent = proveAgent(user)
  const scope = agent && (await findAgentScope(context.get(servicesContext).db, agent))
  if (!scope) throw data(null, { status: 403, headers: unlisted })
  context.set(scopeContext, scope)

  const response = await next()
  for (const [name, value] of Object.entries(unlisted)) response.headers.set(name, value)
  return response
}

/** Whose records the page may show; only routes behind `requireAgent` know. */
export function scopeOf(context: Readonly<RouterContextProvider>): AgentScope {
  return context.get(scopeContext)
}
