import { z } from 'zod'
import { currencies, toDecimalText, type Currency, type Money } from '#kernel/money.ts'
import { parsePlainDate, type PlainDate } from '#kernel/plain-date.ts'

/** Schemas that many calls answer with. Those with an id stand once in the description of the interface. */

export const WireMoney = z
  .object({ amount: z.string().regex(/^-?\d+\.\d{2}$/), currency: z.enum(currencies) })
  .meta({ id: 'Money', description: 'Decimal text with two digits, and an ISO 4217 code.' })

/** Money as {@link WireMoney} describes it. */
export function moneyOnWire(money: Money): { amount: string; currency: Currency } {
  return { amount: toDecimalText(money), currency: money.currency }
}

/** `2026-03-01` */
export const WireDay = z.iso.date()

/** `2026-03-01T09:30:00Z` */
export const WireInstant = z.iso.datetime()

const PageMeta = z
  .object({
    page: z.int().min(1),
    pageSize: z.int().min(1),
    total: z.int().min(0),
    pageCount: z.int().min(0),
    range: z.object({ from: z.int().min(0), to: z.int().min(0) }),
  })
  .meta({ id: 'PageMeta', description: 'Where a page of a list stands. An empty page has the range 0 to 0.' })

export function pageListOf<Item extends z.ZodType>(item: Item) {
  return z.object({ data: z.array(item), meta: PageMeta })
}

/** A day in a query, `2026-03-01`; one that the calendar does not have is refused. */
export const QueryDay = z.string().transform((text, check): PlainDate => {
  const date = parsePlainDate(text)
  if (!date) check.addIssue({ code: 'custom' })
  return date ?? z.NEVER
})

/** The query of every list that comes page by page. */
export const PageQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(20),
})

/** By what a list may be ordered; another name is refused. */
export function sortedBy<const Sorts extends readonly [string, ...string[]] | readonly string[]>(sorts: Sorts) {
  return z
    .enum(sorts)
    .optional()
    .meta({ description: 'By what the list is ordered; with a minus before it the largest or latest comes first.' })
}

/** A refusal as RFC 9457 describes it. */
export const WireProblem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    instance: z.string(),
    code: z.string(),
    message: z.string().meta({ description: 'The detail again, for older callers.' }),
    traceId: z.string().optional(),
    errors: z.array(z.object({ pointer: z.string(), code: z.string(), message: z.string() })).optional(),
  })
  .catchall(z.unknown())
  .meta({ id: 'Problem', description: 'Why a call was refused, in the language of the caller (RFC 9457).' })
