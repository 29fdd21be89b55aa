import { Client } from 'pg'
import type { Log } from '#platform/log/log.server.ts'
import { audibleSockets } from './audible-socket.server.ts'

type Hearing = { hear: (payload: string) => void; afterGap: (() => void) | undefined }

const RECONNECT_AFTER_MS = 1000
/** Whoever only listens cannot tell a quiet server from a dead line; so it is asked. */
const ASK_EVERY_MS = 3_000
const SILENCE_MS = 6_000

/** What the server calls these connections, one for each program that listens, followed by a dash and its name. */
export const LISTENER_NAME = 'kafile-listener'

export type Listener = {
  listen: (channel: string, hear: (payload: string) => void, afterGap?: () => void) => Promise<() => Promise<void>>
  close: () => Promise<void>
}

/**
 * Hears notifications of a PostgreSQL server on one connection of its own, opened with the first channel. A lost or
 * silent connection is opened again every second, and whoever listens is told that something may have been missed.
 */
export function createListener({ url, name, log }: { url: string; name: string; log: Log }): Listener {
  const hearings = new Map<string, Set<Hearing>>()
  const makeSocket = audibleSockets(SILENCE_MS)
  let connection: Promise<Client> | undefined
  let retry: NodeJS.Timeout | undefined
  let isClosed = false

  async function connect(): Promise<Client> {
    const client = new Client({ connectionString: url, stream: makeSocket })
    client.on('notification', ({ channel, payload }) => {
      for (const { hear } of hearings.get(channel) ?? []) hear(payload ?? '')
    })
    client.on('error', (error) => log.warn({ err: error }, 'the notification connection failed'))
    await client.connect()
    try {
      // An address may carry a name of its own, which would win over an option.
      await client.query("select set_config('application_name', $1, false)", [`${LISTENER_NAME}-${name}`])
      for (const channel of hearings.keys()) await client.query(`listen ${quoted(channel)}`)
    } catch (error) {
      client.end().catch(() => {})
      throw error
    }
    const asking = setInterval(() => void client.query('select 1').catch(() => {}), ASK_EVERY_MS)
    client.on('end', () => {
      clearInterval(asking)
      reconnectLater()
    })
    return client
  }

  function reconnectLater(): void {
    connection = undefined
    if (isClosed) return
    retry = setTimeout(() => {
      connection = connect()
      connection.then(
        () => {
          for (const set of hearings.values()) for (const { afterGap } of set) afterGap?.()
        },
        (error: unknown) => {
          log.warn({ err: error }, 'the notification connection is still lost')
          reconnectLater()
        },
      )
    }, RECONNECT_AFTER_MS)
  }

  return {
    async listen(channel, hear, afterGap) {
      const hearing = { hear, afterGap }
      const known = hearings.get(channel)
      if (known) known.add(hearing)
      else hearings.set(channel, new Set([hearing]))
      if (connection === undefined) await (connection = connect())
      else if (!known) await (await connection).query(`listen ${quoted(channel)}`)
      return async () => {
        hearings.get(channel)?.delete(hearing)
      }
    },
    async close() {
      isClosed = true
      clearTimeout(retry)
      const client = await connection?.catch(() => undefined)
      await client?.end()
    },
  }
}

function quoted(channel: string): string {
  return `"${channel.replaceAll('"', '""')}"`
}
