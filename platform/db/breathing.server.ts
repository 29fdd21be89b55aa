import { setImmediate as breath } from 'node:timers/promises'
import type { KyselyPlugin } from 'kysely'

/** How long queries may follow one another before the program looks whether anybody is waiting. */
const BREATH_AFTER_MS = 5

/**
 * Lets the program answer others between the queries of one act. An engine inside the program answers before anything else
 * gets a turn: an order of forty statements would keep every visitor waiting until its last, even those whose page is kept.
 */
export function breathing(): KyselyPlugin {
  let last = performance.now()
  return {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (performance.now() - last > BREATH_AFTER_MS) {
        await breath()
        last = performance.now()
      }
      return result
    },
  }
}
