import { z } from 'zod'
import { parsePlainDate } from '#kernel/plain-date.ts'
import { defineSetting } from '#platform/settings/settings.server.ts'
import { kindOfGroup, type HolidayCalendar, type HolidayGroup } from './domain/holidays.ts'

const day = z.string().refine((text) => parsePlainDate(text) !== undefined)
const name = z.string().trim().min(1).max(120)

/** A day of a group has its kind; it ends on the day it begins or later. */
const entryOf = (group: HolidayGroup) =>
  z
    .strictObject({
      tur: z.literal(kindOfGroup[group]),
      ad_tr: name,
      ad_en: name,
      ad_ar: name.optional(),
      baslangic: day,
      bitis: day,
    })
    .refine(({ baslangic, bitis }) => baslangic <= bitis, { path: ['bitis'] })

/** The holidays of one year in their four groups, as calls and forms write them. */
export const holidayYear = z.strictObject({
  resmi_tatiller: z.array(entryOf('resmi_tatiller')).max(60),
  dini_bayramlar: z.array(entryOf('dini_bayramlar')).max(60),
  kandil_geceleri: z.array(entryOf('kandil_geceleri')).max(60),
  okul_tatilleri: z.array(entryOf('okul_tatilleri')).max(60),
})

/** Years that staff have corrected or added; each stands in place of the delivered one. */
export const holidaysSetting = defineSetting<HolidayCalendar>({
  key: 'holidays',
  schema: z.record(z.string().regex(/^20\d\d$/), holidayYear),
  fallback: {},
})
