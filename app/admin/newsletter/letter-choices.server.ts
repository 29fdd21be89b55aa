import type { Locale } from '#kernel/locale.ts'
import type { Money } from '#kernel/money.ts'
import { dayInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import { tourKinds } from '#modules/catalog/index.ts'
import { listDeparturesToSuggest, listTourSummaries } from '#modules/catalog/index.server.ts'
import { listPosts } from '#modules/content/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'

/** A departure on sale that a newsletter may tell. */
export type LetterDeparture = {
  id: string
  name: string
  departsOn: PlainDate
  returnsOn: PlainDate
  price: Money
  seatsLeft: number
}

export type LetterChoices = { departures: LetterDeparture[]; posts: { key: string; title: string }[] }

const MOST_DEPARTURES = 120
const MOST_POSTS = 20

/**
 * What may be chosen for a newsletter: first whatever was chosen before, as long as it is there, then the next departures on
 * sale and the latest posts.
 */
export async function listLetterChoices(
  db: Db,
  { chosen, locale }: { chosen: { departures: readonly string[]; posts: readonly string[] }; locale: Locale },
  now: Date,
): Promise<LetterChoices> {
  const today = dayInIstanbul(now)
  const onSale = await listDeparturesToSuggest(db, { kinds: tourKinds, today })
  const isChosen = ({ id }: { id: string }) => chosen.departures.includes(id)
  const ids = [...onSale.filter(isChosen), ...onSale.filter((each) => !isChosen(each)).slice(0, MOST_DEPARTURES)].map(
    ({ id }) => id,
  )
  const summaries = await listTourSummaries(db, { ids, locale, today })
  const { posts } = await listPosts(db, { locale, today, page: 1, pageSize: 5000 })
  return {
    departures: summaries.map(({ id, name, departsOn, returnsOn, fromPrice, seatsLeft }) => ({
      id,
      name,
      departsOn,
      returnsOn,
      price: fromPrice,
      seatsLeft,
    })),
    posts: [
      ...posts.filter(({ key }) => chosen.posts.includes(key)),
      ...posts.filter(({ key }) => !chosen.posts.includes(key)).slice(0, MOST_POSTS),
    ].map(({ key, title }) => ({ key, title })),
  }
}
