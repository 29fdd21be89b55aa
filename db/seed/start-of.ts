import type { CatalogueDeck } from '#modules/catalog/index.server.ts'
import type { Decks } from './decks.ts'

type Start = Pick<CatalogueDeck['departures'][number], 'startsAt' | 'pickUp'>

const mosque = {
  tr: 'Fatih Camii avlusu, güney kapısı',
  en: 'Courtyard of the Fatih Mosque, south gate',
  ar: 'صحن جامع الفاتح، الباب الجنوبي',
}

/** Journeys by bus from Istanbul set off at the mosque near the agency; those that fly meet at the airport. */
export function startOf({ kind }: Pick<Decks['tours'][number], 'kind'>): Start {
  if (kind === 'day') return { startsAt: '08:30', pickUp: mosque }
  if (kind === 'turkey') return { startsAt: '07:00', pickUp: mosque }
  return { startsAt: null, pickUp: null }
}
