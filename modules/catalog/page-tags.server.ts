import { settingTag } from '#platform/settings/settings.server.ts'
import type { DepartureFacts } from './domain/season.ts'
import { parseTourId } from './domain/tour-id.ts'
import { holidaysSetting } from './holidays-setting.server.ts'
import { durationStartsSetting } from './trade-settings.server.ts'

/** What pages of the catalogue read, and what they are told when it changed: paths from the general to the single. */
export const CATALOGUE_TAG = 'catalogue'

/** The places of departures, which visitors themselves change. */
export const SEATS_TAG = 'seats'

/** The season as a whole: which departures there are, with everything that lists show of them. */
const SEASON_TAG = `${CATALOGUE_TAG}/season`

/** What is read from the season in memory. */
export const seasonTags = [
  SEASON_TAG,
  SEATS_TAG,
  settingTag(holidaysSetting.key),
  settingTag(durationStartsSetting.key),
]

/** Records of these kinds are read as a whole: there are few, and each page shows many. */
export const recordTags = {
  hotel: `${CATALOGUE_TAG}/hotels`,
  category: `${CATALOGUE_TAG}/categories`,
  service: `${CATALOGUE_TAG}/services`,
  airline: `${CATALOGUE_TAG}/airlines`,
} as const

/** What the page of a departure reads beside the season. */
export function tagsOfDeparture({ id, tour }: Pick<DepartureFacts, 'id' | 'tour'>): string[] {
  return [
    departureTag(id),
    tourTag(tour.code),
    seatsTag(id),
    soldTag(id),
    ...tour.stays.map(({ hotelKey }) => `${recordTags.hotel}/${hotelKey}`),
    ...tour.categories.map(({ key }) => `${recordTags.category}/${key}`),
    ...(tour.airline ? [`${recordTags.airline}/${tour.airline.code}`] : []),
  ]
}

/** News of a departure, its tour or how many have bought a place, by its public id; without records that others share. */
export function tagsOfDeparturePage(id: string): string[] {
  const { code } = parseTourId(id) ?? { code: '' }
  return [departureTag(id), tourTag(code), soldTag(id)]
}

/** News of a departure by its public id, under the old and the new one when it moved. */
export function newsOfDeparture(...ids: string[]): string[] {
  return [SEASON_TAG, ...ids.map(departureTag)]
}

/** News of a tour and so of all its departures, by its code. */
export function newsOfTour(...codes: string[]): string[] {
  return [SEASON_TAG, ...codes.map(tourTag)]
}

/** News of a hotel, a category, a service or an airline. Lists of departures name them, too. */
export function newsOfRecord(kind: keyof typeof recordTags, key: string): string[] {
  return [SEASON_TAG, `${recordTags[kind]}/${key}`]
}

/** News of the places of a departure. */
export function seatsTag(id: string): string {
  return `${SEATS_TAG}/${id}`
}

/** News of how many have bought a place, which only the page of the departure tells. */
export function soldTag(id: string): string {
  return `sold/${id}`
}

function departureTag(id: string): string {
  return `${CATALOGUE_TAG}/departure/${id}`
}

function tourTag(code: string): string {
  return `${CATALOGUE_TAG}/tour/${code}`
}
