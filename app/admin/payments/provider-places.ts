/** The place of a provider in the order of a currency, from 1; nothing where it is not asked. */
export function placeOf(id: string, ids: readonly string[] | undefined, index: number): number | '' {
  if (!ids) return index + 1
  const place = ids.indexOf(id)
  return place === -1 ? '' : place + 1
}

/** An order in one text, also where none is set: a form sends it back, so that nobody overwrites what they have not seen. */
export function orderShown(ids: readonly string[] | undefined): string {
  return ids ? ids.join(' ') : 'unset'
}

/** Providers by the places that were chosen for them, first place first; equal places keep the order of the form. */
export function idsInOrder(places: Readonly<Record<string, string>>): string[] {
  return Object.entries(places)
    .map(([id, place]) => ({ id, place: Number(place) }))
    .filter(({ place }) => Number.isInteger(place) && place > 0)
    .toSorted((a, b) => a.place - b.place)
    .map(({ id }) => id)
}
