import { z } from 'zod'
import { plainDate } from '#kernel/plain-date.ts'
import { settingDay } from '#platform/settings/setting-day.ts'
import { defineSetting } from '#platform/settings/settings.server.ts'
import { areApart, readWindows } from './domain/permit-windows.ts'
import type { RawdahRules } from './domain/permits.ts'

const source = z.url().max(300)
const hours = z
  .string()
  .max(120)
  .refine((text) => (readWindows(text) ?? []).length > 0)
const otherHours = z
  .string()
  .max(120)
  .refine((text) => readWindows(text) !== undefined)

/**
 * What the Saudi authority says of visits to the Rawdah, with where it was read: once in 365 days, ten minutes, in the
 * mosque half an hour before; women and men at hours of their own, which change with the seasons.
 */
export const rawdahRulesSetting = defineSetting<RawdahRules>({
  key: 'rawdahRules',
  schema: z.object({
    daysBetween: z.int().min(0).max(1_000),
    minutes: z.int().min(1).max(120),
    earlyMinutes: z.int().min(0).max(240),
    freeBelowAge: z.int().min(0).max(18),
    source,
    checkedOn: settingDay,
    seasons: z
      .array(
        z
          .object({
            from: settingDay,
            until: settingDay,
            women: hours,
            men: hours,
            fridayWomen: otherHours,
            fridayMen: otherHours,
            source,
          })
          .refine(({ from, until }) => from <= until, { path: ['until'], params: { reason: 'order' } })
          .refine(
            ({ women, men, fridayWomen, fridayMen }) =>
              areApart(readWindows(women) ?? [], readWindows(men) ?? []) &&
              areApart(readWindows(fridayWomen || women) ?? [], readWindows(fridayMen || men) ?? []),
            { path: ['men'] },
          ),
      )
      .min(1)
      .max(20),
  }),
  fallback: {
    daysBetween: 365,
    minutes: 10,
    earlyMinutes: 30,
    freeBelowAge: 2,
    source:
      'https://www.zawya.com/en/legal/regulations/saudi-permit-to-visit-al-rawdah-al-sharif-is-only-once-in-a-year-and-allotted-time-is-10-minutes-u9ozyu9g',
    checkedOn: plainDate('2024-05-27'),
    seasons: [
      {
        from: plainDate('2025-12-01'),
        until: plainDate('2027-12-31'),
        women: '06:00-11:00, 21:00-02:00',
        men: '02:00-05:00, 11:20-19:30',
        fridayWomen: '06:00-09:00, 21:00-02:00',
        fridayMen: '02:00-05:00, 09:29-11:20, 13:30-19:30',
        source: 'https://www.okaz.com.sa/local/saudi-arabia/2225232',
      },
    ],
  },
})
