import { z } from 'zod'
import { defineSetting } from '#platform/settings/settings.server.ts'
import { deliveredRules, type InterfaceRules } from './interface-rules.ts'

/** How pages behave in a browser. What an open page was made with holds until the next one is opened. */
export const interfaceRulesSetting = defineSetting<InterfaceRules>({
  key: 'interfaceRules',
  schema: z.object({
    toastMs: z.int().min(1000).max(60_000),
    badgeCap: z.int().min(9).max(999),
    stickyAfterPx: z.int().min(0).max(1000),
    mobileWidestPx: z.int().min(320).max(2000),
    mobileSettleMs: z.int().min(0).max(2000),
    // Below a second, a file that is gone for good would keep a visitor in a circle.
    reloadGuardMs: z.int().min(1000).max(3_600_000),
    languageCookieDays: z.int().min(1).max(400),
  }),
  fallback: deliveredRules,
})
