import type { IncomingMessage, ServerResponse } from 'node:http'
import type * as AppServer from '#app/server.ts'

/** The web application, as a part of the program or loaded from its sources. */
export type Bundle = typeof AppServer

/** What answers requests, static files included. */
export type Front = Pick<Bundle, 'startWork'> & {
  listener: (req: IncomingMessage, res: ServerResponse) => void
  invalidatePages: (tag?: string) => void
  close: () => Promise<void>
}
