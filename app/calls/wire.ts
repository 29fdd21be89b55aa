import { z } from 'zod'
import { currencies } from '#kernel/money.ts'

/** Schemas that many calls answer with. Those with an id stand once in the description of the interface. */

export const WireMoney = z
  .object({ amount: z.string().regex(/^-?\d+\.\d{2}$/), currency: z.enum(currencies) })
  .meta({ id: 'Money', description: 'Decimal text with two digits, and an ISO 4217 code.' })

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

/** The query of every list that comes page by page. */
export const PageQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(20),
})

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
