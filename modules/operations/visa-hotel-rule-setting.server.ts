import { z } from 'zod'
import { plainDate } from '#kernel/plain-date.ts'
import { settingDay } from '#platform/settings/setting-day.ts'
import { defineSetting } from '#platform/settings/settings.server.ts'
import type { VisaHotelRule } from './domain/stay-contracts.ts'

/** Since 10 June 2025 no visa for an Umrah is given before the hotels are contracted and documented in Nusuk Masar. */
export const visaHotelRuleSetting = defineSetting<VisaHotelRule>({
  key: 'visaHotelRule',
  schema: z.object({ isNeeded: z.boolean(), since: settingDay, source: z.url().max(300), checkedOn: settingDay }),
  fallback: {
    isNeeded: true,
    since: plainDate('2025-06-10'),
    source: 'https://economyuae.com/umrah-visas-now-require-approved-hotel-booking-via-nusuk-masar',
    checkedOn: plainDate('2026-11-29'),
  },
})
