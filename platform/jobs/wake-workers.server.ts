import type { Database } from '#platform/db/client.server.ts'

const PAUSE_MS = 500

/**
 * Looks twice a second which queues have a job that is due and wakes those alone: one cheap question for all queues,
 * where each worker by itself would ask the database again and again whether it is needed.
 * Stopping waits for the look in hand.
 */
export function wakeWorkers(
  { executeSql }: Pick<Database, 'executeSql'>,
  wake: (queue: string) => void,
  report: (error: unknown) => void,
): { stop: () => Promise<void> } {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let looking = look()

  async function look(): Promise<void> {
    try {
      const { rows } = await executeSql(
        "select distinct name from pgboss.job where state < 'active' and start_after <= now()",
      )
      for (const { name } of rows as { name: string }[]) wake(name)
    } catch (error) {
      report(error)
    }
    if (!isStopped) timer = setTimeout(() => (looking = look()), PAUSE_MS)
  }

  return {
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await looking
    },
  }
}
