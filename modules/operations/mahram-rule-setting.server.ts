import { z } from 'zod'
import { defineSetting } from '#platform/settings/settings.server.ts'
import type { MahramRule } from './domain/mahram.ts'

/** For whom a journey abroad needs a mahram; Saudi Arabia has asked for none since October 2022. */
export const mahramRuleSetting = defineSetting<MahramRule>({
  key: 'mahramRule',
  schema: z.object({ isNeeded: z.boolean(), freeFromAge: z.int().min(0).max(99), since: z.iso.date() }),
  fallback: { isNeeded: false, freeFromAge: 45, since: '2022-10-10' },
})
