import { z } from 'zod'
import { parsePlainDate, plainDate, type PlainDate } from '#kernel/plain-date.ts'
import { defineSetting } from '#platform/settings/settings.server.ts'
import type { VisaHotelRule } from './domain/stay-contracts.ts'

const day = z.string().refine((text): text is PlainDate => parsePlainDate(text) !== undefined)

/** Since 10 June 2025 no visa for an Umrah is given before the hotels are contracted and documented in Nusuk Masar. */
export const visaHotelRuleSetting = defineSetting<VisaHotelRule>({
  key: 'visaHotelRule',
  schema: z.object({ isNeeded: z.boolean(), since: day, source: z.url().max(300), checkedOn: day }),
  fallback: {
    isNeeded: true,
    since: plainDate('2025-06-10'),
    source: 'https://economyuae.com/umrah-visas-now-require-approved-hotel-booking-via-nusuk-masar',
    checkedOn: plainDate('2026-11-29'),
  },
})
