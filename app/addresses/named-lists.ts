import type { TourFilter } from '#modules/catalog/index.ts'

/** What heads a list; the texts of a name are in the area `listings`. */
export type ListName =
  | 'all'
  | 'found'
  | 'month'
  | 'duration-5-8'
  | 'duration-9-10'
  | 'duration-11-plus'
  | 'ramadan'
  | 'five-star'
  | 'hajj'
  | 'private'
  | 'istanbul'
  | 'day'
  | 'special'
  | 'umrah-five-star'
  | 'umrah-near'
  | 'umrah-economy'

export type NamedList = { name: ListName; filter: TourFilter }

/** Lists with an address of their own, by their path without language. */
export const namedLists: Readonly<Record<string, NamedList>> = {
  '/tours/ramadan': { name: 'ramadan', filter: { ramadan: true } },
  '/tours/5-star': { name: 'five-star', filter: { stars: [5] } },
  '/tours/hajj': { name: 'hajj', filter: { hajj: true } },
  '/tours/private': { name: 'private', filter: { private: true } },
  '/tours/duration/5-8': { name: 'duration-5-8', filter: { durations: ['5-8'] } },
  '/tours/duration/9-10': { name: 'duration-9-10', filter: { durations: ['9-10'] } },
  '/tours/duration/11-plus': { name: 'duration-11-plus', filter: { durations: ['11+'] } },
  '/istanbul-turlari': { name: 'istanbul', filter: { category: 'istanbul' } },
  '/gunluk-turlar': { name: 'day', filter: { kinds: ['day'] } },
  '/ozel-turlar': { name: 'special', filter: { private: true } },
  '/umre/turlar-5-yildizli-fiyatlari': { name: 'umrah-five-star', filter: { kinds: ['umrah'], stars: [5] } },
  '/umre/turlar-yakin-otellerde-fiyatlari': { name: 'umrah-near', filter: { kinds: ['umrah'], near: true } },
  '/umre/turlar-ekonomik-fiyatlari': { name: 'umrah-economy', filter: { kinds: ['umrah'], economy: true } },
}

/** Query names a list reads, in the order of its cache key. */
export const listQuery = [
  'when',
  'month',
  'holiday',
  'duration',
  'category',
  'kind',
  'stars',
  'airline',
  'city',
  'language',
  'ramadan',
  'hajj',
  'private',
  'family',
  'economy',
  'near',
  'direct',
  'certain',
  'availability',
  'walk',
  'priceMin',
  'priceMax',
  'currency',
  'people',
  'q',
  'date',
  'sort',
  'page',
] as const

/** Names of them that may hold any number, day or word. */
export const openListQuery = ['walk', 'priceMin', 'priceMax', 'people', 'q', 'date'] as const

/** Minutes at the far end of the slider, where every distance is welcome; a form that no script helps sends them. */
export const FARTHEST_WALK = 20

export const PAGE_SIZE = 10
