import { z } from 'zod'
import { defineSetting } from '#platform/settings/settings.server.ts'

/**
 * Which ways are used once their keys are given, and after how many minutes without a word of its arrival a message goes
 * by mail as well.
 */
export const messageRulesSetting = defineSetting({
  key: 'messageRules',
  schema: z.object({ whatsapp: z.boolean(), sms: z.boolean(), mailAfterMinutes: z.int().min(1).max(1440) }),
  fallback: { whatsapp: true, sms: true, mailAfterMinutes: 30 },
})
