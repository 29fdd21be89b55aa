import { createHash } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import type { Locale } from '#kernel/locale.ts'
import { paths } from '#app/paths.ts'

export type TourForSale = { id: string; month: string; path: (locale: Locale) => string }

/**
 * An Umrah departure that can be bought. Journeys run side by side, so each takes one of its own choice (by `key`)
 * among those with places for all of them; `month`, such as `2027-02`, asks for one that departs then.
 */
export async function aTourForSale(
  request: APIRequestContext,
  key: string,
  { month }: { month?: string } = {},
): Promise<TourForSale> {
  const listing = await (
    await request.get(paths.tours('en', { kind: 'umrah', availability: 'available', month }))
  ).text()
  const listed = [...new Set([...listing.matchAll(/href="\/tour\/([^"?#]+)"/g)].map((match) => match[1] ?? ''))]
  const seats = await Promise.all(listed.map((id) => seatsLeft(request, id)))
  const roomy = listed.filter((_, index) => (seats[index] ?? 0) >= ROOMY)
  const id = roomy[createHash('sha256').update(key).digest().readUInt32BE() % roomy.length]
  if (!id) throw new Error(`none of ${listed.length} listed tours has ${ROOMY} places left`)
  return { id, month: monthOf(id), path: (locale) => paths.tour(locale, id) }
}

const ROOMY = 10

/** A departure carries its day in its address: `12-02-2027-…`. */
function monthOf(id: string): string {
  const [, month = '', year = ''] = id.split('-')
  return `${year}-${month}`
}

async function seatsLeft(request: APIRequestContext, id: string): Promise<number> {
  const answer = await request.get(`/api/v1/tours/${id}/seats`)
  return answer.ok() ? ((await answer.json()) as { seatsLeft: number }).seatsLeft : 0
}
