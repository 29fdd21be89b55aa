import { z } from 'zod'
import { defineSetting } from '#platform/settings/settings.server.ts'

/** The numbers that consumer law and the agency's own terms put into contracts. A lawyer confirms them. */
export const legalTermsSetting = defineSetting({
  key: 'legalTerms',
  schema: z.object({
    fullRefundDays: z.number().int(),
    transferDays: z.number().int(),
    graceDays: z.number().int(),
    priceChangeDays: z.number().int(),
    refundDays: z.number().int(),
    travelInfoHours: z.number().int(),
    contractRetentionYears: z.number().int(),
  }),
  fallback: {
    fullRefundDays: 30,
    transferDays: 7,
    graceDays: 7,
    priceChangeDays: 20,
    refundDays: 14,
    travelInfoHours: 48,
    contractRetentionYears: 3,
  },
})

export type LegalTerms = typeof legalTermsSetting.fallback
