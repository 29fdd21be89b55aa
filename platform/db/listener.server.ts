import { Client } from 'pg'
import type { Log } from '#platform/log/log.server.ts'

type Hearing = { hear: (payload: string) => void; afterGap: (() => void) | undefined }

const RECONNECT_AFTER_MS = 1000

/** What the server calls these connections: one for each process that listens. */
export const LISTENER_NAME = 'kafile-listener'

export type Listener = {
  listen: (channel: string, hear: (payload: string) => void, afterGap?: () => void) => Promise<() => Promise<void>>
  close: () => Promise<void>
}

/**
 * Hears notifications of a PostgreSQL server on one connection of its own, opened with the first channel. A lost
 * connection is opened again every second, and whoever listens is told that something may have been missed.
 */
export function createListener({ url, log }: { url: string; log: Log }): Listener {
  const hearings = new Map<string, Set<Hearing>>()
  let connection: Promise<Client> | undefined
  let retry: NodeJS.Timeout | undefined
  let isClosed = false

  async function connect(): Promise<Client> {
    const client = new Client({ connectionString: url, keepAlive: true, application_name: LISTENER_NAME })
    client.on('notification', ({ channel, payload }) => {
      for (const { hear } of hearings.get(channel) ?? []) hear(payload ?? '')
    })
    client.on('error', (error) => log.warn({ err: error }, 'the notification connection failed'))
    await client.connect()
    client.on('end', () => reconnectLater(client))
    for (const channel of hearings.keys()) await client.query(`listen ${quoted(channel)}`)
    return client
  }

  function reconnectLater(lost: Client | undefined): void {
    lost?.removeAllListeners('end')
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
          reconnectLater(undefined)
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
      client?.removeAllListeners('end')
      await client?.end()
    },
  }
}

function quoted(channel: string): string {
  return `"${channel.replaceAll('"', '""')}"`
}
