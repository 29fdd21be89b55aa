import { playSeasons } from '#db/life/play.ts'
import type { Db } from '#platform/db/client.server.ts'
import { allowLongStatements } from '#platform/db/pace.server.ts'
import type { Log } from '#platform/log/log.server.ts'

/** Plays a demonstration while the site answers, from where the last start left it. */
export function playDemo(db: Db, log: Log): { stop: () => Promise<void> } {
  const leaving = new AbortController()
  const begun = performance.now()
  const playing = allowLongStatements(() => playSeasons(db, { log, signal: leaving.signal }))
    .then(({ played, failed }) => {
      const seconds = Math.round((performance.now() - begun) / 1000)
      if (played > 0) log.info({ moments: played, failed, seconds }, 'the demonstration was played')
    })
    .catch((error: unknown) => log.error({ err: error }, 'the demonstration could not be played'))
  return {
    async stop() {
      leaving.abort()
      await playing
    },
  }
}
