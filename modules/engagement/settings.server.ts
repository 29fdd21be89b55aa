import { z } from 'zod'
import { defineSetting } from '#platform/settings/settings.server.ts'

/** For how many hours seats are held for whoever's turn it is on a waiting list. */
export const waitingOfferHoursSetting = defineSetting({
  key: 'waitingOfferHours',
  schema: z.number().int().min(1).max(168),
  fallback: 24,
})

/**
 * Whether the monthly newsletter may go out, and how many of its mails a minute. It is off until somebody has looked at the
 * law of commercial messages: a company has to keep its readers in the national register (İYS), too.
 */
export const newsletterSetting = defineSetting({
  key: 'newsletter',
  schema: z.object({ isAllowed: z.boolean(), mailsPerMinute: z.number().int().min(1).max(600) }),
  fallback: { isAllowed: false, mailsPerMinute: 60 },
})
