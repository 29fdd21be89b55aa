import { AsyncLocalStorage } from 'node:async_hooks'
import { onePerProcess } from '#platform/one-per-process.server.ts'

/** How long the statements of some work may take. Each pace has connections of its own on a server. */
export type Pace = keyof typeof paces

/**
 * What is given up when: waiting for a connection, for a lock, for the end of a statement, for the next statement of a
 * transaction, for any sign of life. The last is longer than the others, which a server that can be heard tells of.
 * Zero is never.
 */
export type PaceLimits = {
  connections: number
  connectMs: number
  lockMs: number
  statementMs: number
  transactionMs: number
  silenceMs: number
}

const MINUTE_MS = 60_000

export const paces = {
  prompt: {
    connections: 10,
    connectMs: 6_000,
    lockMs: 8_000,
    statementMs: 10_000,
    transactionMs: 15_000,
    silenceMs: 12_000,
  },
  long: {
    connections: 3,
    connectMs: 30_000,
    lockMs: 10_000,
    statementMs: 5 * MINUTE_MS,
    transactionMs: MINUTE_MS,
    silenceMs: 5.5 * MINUTE_MS,
  },
  endless: { connections: 2, connectMs: 30_000, lockMs: 0, statementMs: 0, transactionMs: 0, silenceMs: 0 },
} as const satisfies Record<string, PaceLimits>

const chosen = onePerProcess('pace', () => new AsyncLocalStorage<Pace>())

/** Lets the statements of reports, exports and upkeep take minutes, apart from the connections that visitors wait for. */
export function allowLongStatements<T>(work: () => Promise<T>): Promise<T> {
  return chosen.run('long', work)
}

/** Takes all limits away from work that somebody watches: migrations, moves, scripts. */
export function allowEndlessStatements<T>(work: () => Promise<T>): Promise<T> {
  return chosen.run('endless', work)
}

export function paceOfWork(): Pace {
  return chosen.getStore() ?? 'prompt'
}
