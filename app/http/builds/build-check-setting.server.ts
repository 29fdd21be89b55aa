import { z } from 'zod'
import { defineSetting } from '#platform/settings/settings.server.ts'

/** How often an open page asks whether a newer build is there. */
export const buildCheckMsSetting = defineSetting({
  key: 'buildCheckMs',
  schema: z.int().min(1000),
  fallback: 3_600_000,
})
