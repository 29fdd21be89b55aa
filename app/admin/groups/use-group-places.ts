import { useText } from '#app/ui/text.tsx'
import { genders } from '#modules/booking/index.ts'

/** How the inputs of a group are called, and what stands in them, where two people wrote into the same one. */
export function useGroupPlaces({
  columns,
  fares,
  departures,
}: {
  columns: readonly { field: string; words: string }[]
  fares: readonly { fare: string; words: string }[]
  departures: readonly { id: string; name: string }[]
}) {
  const text = useText('staff-groups')
  const staff = useText('staff')
  const own: Record<string, string> = {
    name: text('name'),
    tourId: text('departure'),
    freePer: text('free-per'),
    leader: text('leader'),
    'p.*': text('list-people'),
  }
  return {
    nameOf: (place: string): string => {
      const [, at = '', field = ''] = place.split('.')
      return own[place] ?? `${Number(at) + 1} › ${columns.find((each) => each.field === field)?.words ?? field}`
    },
    showIn: (place: string, value: string): string => {
      if (place === 'leader') return value === '' ? '' : String(Number(value) + 1)
      const gender = genders.find((each) => place.endsWith('.gender') && each === value)
      if (gender) return staff(`gender-${gender}`)
      if (place.endsWith('.fare')) return fares.find(({ fare }) => fare === value)?.words ?? value
      return place === 'tourId' ? (departures.find(({ id }) => id === value)?.name ?? value) : value
    },
  }
}
