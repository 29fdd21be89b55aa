import type { Db } from '#platform/db/client.server.ts'
import { EnvironmentError, readEnvironment, type Environment } from '#platform/env.server.ts'
import type { Log } from '#platform/log/log.server.ts'
import type { KeyName } from './key-names.ts'
import { readStoredKeys, type StoredKeys } from './stored-keys.server.ts'

/** What programs tell each other, as a tag of pages, when keys were written. */
export const PROVIDER_KEYS_TAG = 'provider-keys'

export type ProviderKeys = {
  /** Whether the surroundings of the program settle this one; then nobody else can. */
  isGiven: (name: KeyName) => boolean
  /** The first name that stands in the way of working with these keys; nothing when all is well. */
  obstacleTo: (keys: StoredKeys) => string | undefined
  /** Works with what is stored now, from the next request and the next job on. */
  refresh: () => Promise<void>
}

type Given = Readonly<Record<string, string | undefined>>

/**
 * Keys that staff gave, beside those of the surroundings, which win: what was given to the program itself cannot be
 * changed in a browser. `env` is changed in place, its accounts too, so that whoever holds it sees what holds now.
 */
export function liveProviderKeys(services: { db: Db; env: Environment; log: Log }, given: Given): ProviderKeys {
  const { db, env, log } = services
  const own = Object.fromEntries(Object.entries(given).filter(([, value]) => value?.trim()))
  return {
    isGiven: (name) => name in own,
    obstacleTo(keys) {
      try {
        readEnvironment({ ...keys, ...own })
        return undefined
      } catch (error) {
        if (!(error instanceof EnvironmentError)) throw error
        return /^[A-Z0-9_]+/.exec(error.message)?.[0] ?? ''
      }
    },
    async refresh() {
      const stored = await readStoredKeys(db)
      const obstacle = this.obstacleTo(stored)
      // The surroundings changed since the keys were checked: the program works with what it was given.
      if (obstacle !== undefined) log.error({ variable: obstacle }, 'the stored keys of providers do not fit')
      takeUp(env, readEnvironment(obstacle === undefined ? { ...stored, ...own } : own))
    },
  }
}

function takeUp(env: Environment, { payments, social, messages, humanCheck, telephony, smtpUrl }: Environment): void {
  Object.assign(env.payments, payments)
  Object.assign(env.social, social)
  Object.assign(env.messages, messages)
  Object.assign(env, { humanCheck, telephony, smtpUrl })
}
