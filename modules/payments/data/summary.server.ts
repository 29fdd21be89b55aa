import { z } from 'zod'
import { locales, type Localised } from '#kernel/locale.ts'
import { currencies } from '#kernel/money.ts'
import { parsePlainDate, type PlainDate } from '#kernel/plain-date.ts'
import type { PaymentSummary } from '../domain/payment-page.ts'

export const LocalisedColumn: z.ZodType<Localised> = z.record(z.enum(locales), z.string())

const MoneyColumn = z.object({ minor: z.number().int(), currency: z.enum(currencies) })

const DayColumn = z.string().transform((text, context): PlainDate => {
  const day = parsePlainDate(text)
  if (day) return day
  context.addIssue({ code: 'custom', message: 'no calendar day' })
  return z.NEVER
})

export const SummaryColumn: z.ZodType<PaymentSummary, unknown> = z.object({
  lines: z
    .array(z.object({ label: LocalisedColumn, note: LocalisedColumn.optional(), amount: MoneyColumn }))
    .optional(),
  departsOn: DayColumn.optional(),
  returnsOn: DayColumn.optional(),
  image: z.string().optional(),
  legs: z
    .array(
      z.object({
        place: z.enum(['makkah', 'madinah', 'turkiye', 'other']),
        name: LocalisedColumn,
        nights: z.number().int(),
      }),
    )
    .optional(),
  originCode: z.string().optional(),
  travellers: z.number().int().optional(),
  remaining: z.object({ amount: MoneyColumn, dueOn: DayColumn }).optional(),
  contact: z.object({ name: z.string(), phone: z.string() }).optional(),
  orderPath: z.string().optional(),
})
