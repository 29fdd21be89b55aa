import { isUuid } from '#kernel/ids.ts'
import { addDays, daysBetween, plainDate, type PlainDate } from '#kernel/plain-date.ts'
import { parseTypedDate } from '#kernel/typed-date.ts'
import {
  NOBODY,
  orderGroups,
  orderSorts,
  orderStates,
  type OrderGroup,
  type OrderSort,
  type OrderState,
} from '#modules/booking/index.ts'
import { readPage } from '../lists/read-page.ts'

/** What the address of the list asks for. Values that make no sense are left out. */
export type OrderQuery = {
  q: string
  state: OrderState | OrderGroup | undefined
  tour: string | undefined
  /** The id of whoever looks after the customer, or `NOBODY`. */
  keeper: string | undefined
  from: PlainDate | undefined
  to: PlainDate | undefined
  sort: OrderSort
  page: number
}

const LONGEST_SEARCH = 100

export function readOrderQuery(query: URLSearchParams): OrderQuery {
  return {
    q: (query.get('q') ?? '').trim().slice(0, LONGEST_SEARCH),
    state: [...orderGroups, ...orderStates].find((state) => state === query.get('state')),
    tour: query.get('tour')?.slice(0, LONGEST_SEARCH) || undefined,
    keeper: readKeeper(query.get('keeper') ?? ''),
    from: parseTypedDate(query.get('from') ?? ''),
    to: parseTypedDate(query.get('to') ?? ''),
    ...readSort(query.get('sort')),
    page: readPage(query),
  }
}

/** The same as query values, without what says nothing; the first page has no number. */
export function orderQueryValues({
  q,
  sort,
  page,
  ...rest
}: Partial<OrderQuery>): Record<string, string | number | undefined> {
  return {
    q: q || undefined,
    ...rest,
    sort: sort === '-placed' ? undefined : sort,
    page: page === undefined || page === 1 ? undefined : page,
  }
}

/** A name of an order of the list, as far as there is one. */
export function readSort(sort: string | null): { sort: OrderSort } {
  return { sort: orderSorts.find((each) => each === sort) ?? '-placed' }
}

function readKeeper(keeper: string): string | undefined {
  return keeper === NOBODY || isUuid(keeper) ? keeper : undefined
}

export type DatePreset = { text: 'preset-today' | 'preset-week' | 'preset-month'; from: PlainDate; to: PlainDate }

export function datePresets(today: PlainDate): DatePreset[] {
  return [
    { text: 'preset-today', from: today, to: today },
    { text: 'preset-week', from: addDays(today, -6), to: today },
    { text: 'preset-month', from: plainDate(`${today.slice(0, 7)}-01`), to: today },
  ]
}

/** A last day before the first asks for nothing. */
export function isBackwards({ from, to }: Pick<OrderQuery, 'from' | 'to'>): boolean {
  return from !== undefined && to !== undefined && daysBetween(from, to) < 0
}
