import { z } from 'zod'
import { defineSetting } from '#platform/settings/settings.server.ts'

/** For how many days copies of sent mails are kept. */
export const mailRetentionSetting = defineSetting({
  key: 'mailRetentionDays',
  schema: z.number().int().min(30).max(3650),
  fallback: 365,
})
