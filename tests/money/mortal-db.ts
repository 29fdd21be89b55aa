import { AsyncLocalStorage } from 'node:async_hooks'
import type { KyselyPlugin } from 'kysely'
import type { Db } from '#platform/db/client.server.ts'

export type MortalDb = {
  db: Db
  /** How many steps were taken: transactions, and queries outside of one that may change something. */
  steps: () => number
}

/**
 * A handle of a program that dies before one of its steps; `die` is called then, and whatever it asks afterwards fails. A
 * transaction is one step, because a kill in the middle of one leaves what a kill before it leaves.
 */
export function mortal(db: Db, lastStep: number, die: () => void): MortalDb {
  const inTransaction = new AsyncLocalStorage<true>()
  let steps = 0
  const step = () => {
    steps += 1
    if (steps === lastStep) die()
    if (steps >= lastStep) throw new Error('the program was killed')
  }
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      if (inTransaction.getStore() && steps < lastStep) return node
      if (steps >= lastStep || node.kind !== 'SelectQueryNode') step()
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const handle = db.withPlugin(plugin)
  const begin = handle.transaction.bind(handle)
  handle.transaction = () => {
    const builder = begin()
    const execute = builder.execute.bind(builder)
    builder.execute = async (work) => {
      step()
      return inTransaction.run(true, () => execute(work))
    }
    return builder
  }
  return { db: handle, steps: () => steps }
}
