import type { APIRequestContext } from '@playwright/test'
import type { Locale } from '#kernel/locale.ts'
import { paths } from '#app/paths.ts'

/** The first departure of the listing that can be bought, as a visitor would meet it. */
export async function aTourForSale(
  request: APIRequestContext,
): Promise<{ id: string; path: (locale: Locale) => string }> {
  const listing = await (await request.get(paths.tours('en', { category: 'umrah', availability: 'available' }))).text()
  const id = /href="\/tour\/([^"?#]+)"/.exec(listing)?.[1]
  if (!id) throw new Error('the listing links to no tour')
  return { id, path: (locale) => paths.tour(locale, id) }
}
