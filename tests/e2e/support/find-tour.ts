import { createHash } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import type { Locale } from '#kernel/locale.ts'
import { daysBetween, parseDayFirst } from '#kernel/plain-date.ts'
import { paths } from '#app/addresses/paths.ts'

export type TourForSale = { id: string; month: string; path: (locale: Locale) => string }

/**
 * An Umrah departure that can be bought. Journeys run side by side, so each takes one of its own choice (by `key`)
 * among those with places for all of them; `month`, such as `2027-02`, asks for one that departs then, `leastDays` for one
 * that is long enough.
 */
export async function aTourForSale(
  request: APIRequestContext,
  key: string,
  { month, leastDays = 1 }: { month?: string; leastDays?: number } = {},
): Promise<TourForSale> {
  const listing = await (
    await request.get(paths.tours('en', { kind: 'umrah', availability: 'available', month }))
  ).text()
  const listed = [...new Set([...listing.matchAll(/href="\/tour\/([^"?#]+)"/g)].map((match) => match[1] ?? ''))]
  const longEnough = listed.filter((id) => daysOf(id) >= leastDays)
  const id = await oneWithPlaces(request, '', { listed: longEnough, key })
  return { id, month: monthOf(id), path: (locale) => paths.tour(locale, id) }
}

/** The name of a departure sold in a currency, as an application finds it; each journey takes one of its own by `key`. */
export async function aTourOnWire(
  request: APIRequestContext,
  origin: string,
  { currency, key }: { currency: string; key: string },
): Promise<string> {
  const answer = await request.get(`${origin}/api/v1/tours?availability=available&pageSize=100`)
  const { data } = (await answer.json()) as { data: { id: string; price: { currency: string } }[] }
  const listed = data.filter(({ price }) => price.currency === currency).map(({ id }) => id)
  return oneWithPlaces(request, origin, { listed, key })
}

/** Goes round the listed ones from a place that `key` gives until one has places for every journey that may take it. */
async function oneWithPlaces(
  request: APIRequestContext,
  origin: string,
  { listed, key }: { listed: readonly string[]; key: string },
): Promise<string> {
  const start = createHash('sha256').update(key).digest().readUInt32BE() % Math.max(1, listed.length)
  for (const id of [...listed.slice(start), ...listed.slice(0, start)])
    if ((await seatsLeft(request, origin, id)) >= ROOMY) return id
  throw new Error(`none of ${listed.length} listed tours has ${ROOMY} places left`)
}

const ROOMY = 10

/** A departure carries its day in its address: `12-02-2027-…`. */
function monthOf(id: string): string {
  const [, month = '', year = ''] = id.split('-')
  return `${year}-${month}`
}

/** Its days from the first to the last, which its address carries as well: `12-02-2027-21-02-2027-…`. */
function daysOf(id: string): number {
  const [first, last] = [parseDayFirst(id.slice(0, 10)), parseDayFirst(id.slice(11, 21))]
  return first && last ? daysBetween(first, last) + 1 : 0
}

/** None where places are asked for instead of bought. */
async function seatsLeft(request: APIRequestContext, origin: string, id: string): Promise<number> {
  const answer = await request.get(`${origin}/api/v1/tours/${id}`)
  return answer.ok() ? (((await answer.json()) as { seatsLeft: number | null }).seatsLeft ?? 0) : 0
}
