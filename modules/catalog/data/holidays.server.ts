import { z } from 'zod'
import calendar from './holidays.json' with { type: 'json' }

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

const entry = z.object({
  tur: z.enum(['resmi', 'dini', 'okul', 'kandil']),
  ad_tr: z.string(),
  ad_en: z.string(),
  baslangic: day,
  bitis: day,
})

const year = z.object({
  resmi_tatiller: z.array(entry),
  dini_bayramlar: z.array(entry),
  kandil_geceleri: z.array(entry),
  okul_tatilleri: z.array(entry),
})

/** Turkish holidays by year, as the authorities have announced them. */
export const holidayCalendar = z.record(z.string(), year).parse(calendar)
