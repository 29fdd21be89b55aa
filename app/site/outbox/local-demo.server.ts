import type { RequestFacts, RequestServices } from '#app/http/middleware/contexts.ts'
import { isLocalUrl } from '#platform/env.server.ts'

/**
 * Mails hold names, addresses and secrets: their pages exist only in a demonstration, for somebody at the machine that
 * it runs on. Which host the request names proves nothing.
 */
export function isLocalDemo(
  { isDemo, publicUrl }: Pick<RequestServices['env'], 'isDemo' | 'publicUrl'>,
  { isOnThisMachine }: Pick<RequestFacts, 'isOnThisMachine'>,
): boolean {
  return isDemo && isLocalUrl(publicUrl) && isOnThisMachine
}
