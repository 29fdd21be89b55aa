import { channel } from 'node:diagnostics_channel'
import type { Database } from '#platform/db/client.server.ts'

const PAUSE_MS = 500

/** Between a job that is asked for and the look for it, in which the transaction around it ends. */
const SOON_MS = 50

/** Told of each job that is asked for in this program, whichever copy of a module asks: channels go by their name. */
export const jobAsked = channel('kafile:job-asked')

/**
 * Looks twice a second which queues have a job that is due and wakes those alone: one cheap question for all queues,
 * where each worker by itself would ask the database again and again whether it is needed. What this program asks for
 * itself is looked for at once: who has just paid opens the order in less than half a second.
 * Stopping waits for the look in hand.
 */
export function wakeWorkers(
  { executeSql }: Pick<Database, 'executeSql'>,
  wake: (queue: string) => void,
  report: (error: unknown) => void,
  { pauseMs = PAUSE_MS }: { pauseMs?: number } = {},
): { stop: () => Promise<void> } {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let isSoon = false
  let looking = look()

  async function look(): Promise<void> {
    timer = undefined
    isSoon = false
    try {
      const { rows } = await executeSql(
        "select distinct name from pgboss.job where state < 'active' and start_after <= now()",
      )
      for (const { name } of rows as { name: string }[]) wake(name)
    } catch (error) {
      report(error)
    }
    if (!isStopped) lookIn(isSoon ? SOON_MS : pauseMs)
  }

  function lookIn(ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => (looking = look()), ms)
  }

  function hurry(): void {
    if (isSoon) return
    isSoon = true
    // A look that is in hand asks for the next one itself.
    if (timer) lookIn(SOON_MS)
  }

  jobAsked.subscribe(hurry)
  return {
    async stop() {
      isStopped = true
      jobAsked.unsubscribe(hurry)
      clearTimeout(timer)
      await looking
    },
  }
}
