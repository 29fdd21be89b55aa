import { z } from 'zod'
import { defineSetting } from '#platform/settings/settings.server.ts'

/**
 * Whether staff without a second factor are led to set one up before they may do anything else. They are, unless an owner
 * said otherwise; a demonstration lets everybody look around with the password alone.
 */
export const staffSecondFactorSetting = defineSetting({
  key: 'staffSecondFactor',
  schema: z.boolean(),
  fallback: true,
})
