import { z } from 'zod'
import { daysAfterText, hoursAfterText, yearsAfterText } from '#kernel/counted.ts'
import type { Locale } from '#kernel/locale.ts'
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

/** The terms as the `{names}` of legal texts ask for them: as numbers, and as phrases that fit after a preposition. */
export function legalTermFacts(terms: LegalTerms, locale: Locale): Record<string, string> {
  return {
    ...Object.fromEntries(Object.entries(terms).map(([name, value]) => [name, String(value)])),
    fullRefundTime: daysAfterText(terms.fullRefundDays, locale),
    transferTime: daysAfterText(terms.transferDays, locale),
    graceTime: daysAfterText(terms.graceDays, locale),
    priceChangeTime: daysAfterText(terms.priceChangeDays, locale),
    refundTime: daysAfterText(terms.refundDays, locale),
    travelInfoTime: hoursAfterText(terms.travelInfoHours, locale),
    contractRetentionTime: yearsAfterText(terms.contractRetentionYears, locale),
  }
}
