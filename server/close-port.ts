import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

const DRAIN_MS = 10_000
const SWEEP_MS = 100

/**
 * Takes no new requests any more and waits for the running ones. `leave` comes first: from then on `/readyz` fails. Where
 * that is announced the port stays open for `delayMs`, and everything is answered as before: a balancer that does not know
 * yet still sends people here, and they must not meet a closed door.
 */
export async function closePort(server: Server, { leave, isAnnounced, delayMs, wait = sleep }: Leaving): Promise<void> {
  leave()
  if (isAnnounced) await wait(delayMs)
  await close(server)
}

type Leaving = {
  leave: () => void
  isAnnounced: boolean
  delayMs: number
  wait?: (ms: number) => Promise<unknown>
}

/** Idle connections end at once, busy ones when they are answered, and all of them after a while. */
function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // One that was answered is kept for the next request, which never comes: without a look now and then it holds the stop up.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
    const drain = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
    server.close(() => {
      clearInterval(sweep)
      clearTimeout(drain)
      resolve()
    })
    server.closeIdleConnections()
  })
}
