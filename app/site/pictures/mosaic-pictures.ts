/** Pictures of the two mosques: nothing is ever laid over them. */
const HOLY = new Set([
  'makkah-kaaba-dawn',
  'madinah-green-dome-umbrellas',
  'makkah-clock-tower-dusk',
  'hotel-haram-view-room',
  'jerusalem-dome-of-the-rock',
])

const MOSAIC_SIZE = 5

/**
 * The pictures of the mosaic: the first as it is, then as many as there is room for. The last one carries the button
 * to all pictures and is cropped to a wide field when there are four, so it is one of those that may be.
 */
export function mosaicPictures(keys: readonly string[]): { shown: string[]; canCarryButton: boolean } {
  const [first, ...others] = [...new Set(keys)].slice(0, MOSAIC_SIZE)
  if (first === undefined) return { shown: [], canCarryButton: false }
  const carrier = others.findLast((key) => !HOLY.has(key))
  if (carrier === undefined) return { shown: [first, ...others.slice(0, 2)], canCarryButton: false }
  return { shown: [first, ...others.filter((key) => key !== carrier), carrier], canCarryButton: true }
}
