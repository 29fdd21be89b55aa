import type { IncomingMessage } from 'node:http'
import type { TrustedProxies } from '#platform/http/caller.server.ts'
import type { Log } from '#platform/log/log.server.ts'

/** Says once that something before the program names visitors whom nobody believes: all of them share one limit then. */
export function untrustedProxyWatch(trusted: TrustedProxies, log: Log): (req: IncomingMessage) => void {
  let isSaid = !('hops' in trusted) || trusted.hops > 0
  return ({ headers, socket }) => {
    if (isSaid || headers['x-forwarded-for'] === undefined) return
    isSaid = true
    log.warn(
      { from: socket.remoteAddress },
      'requests come through a proxy that is not trusted: set TRUSTED_PROXIES, or all visitors share one limit',
    )
  }
}
