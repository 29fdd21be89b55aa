import { z } from 'zod'
import type { Db } from '#platform/db/client.server.ts'
import { defineSetting, readSetting } from '#platform/settings/settings.server.ts'

/** How far a demonstration has been played: when it began, and how many of its moments have happened. */
export type Demonstration = {
  startedAt: string
  done: number
  /** Of how many; zero until the first one. */
  of: number
  isFinished: boolean
}

/** Absent where nothing is demonstrated. */
export const demonstrationSetting = defineSetting<Demonstration | null>({
  key: 'demonstration',
  schema: z
    .object({
      startedAt: z.iso.datetime(),
      done: z.number().int().min(0),
      of: z.number().int().min(0),
      isFinished: z.boolean(),
    })
    .nullable(),
  fallback: null,
})

/** The demonstration that is being laid out at this moment, if one is. */
export async function findDemonstration(db: Db): Promise<Demonstration | undefined> {
  const found = await readSetting(db, demonstrationSetting)
  return found && !found.isFinished ? found : undefined
}

/** Whether this database is of a demonstration, in which nobody's words are a customer's own; it stays so once all is laid out. */
export async function isDemonstrated(db: Db): Promise<boolean> {
  return (await readSetting(db, demonstrationSetting)) !== null
}
