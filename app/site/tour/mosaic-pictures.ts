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
 * to all pictures, so it is one that may; `undefined` when none of them may.
 */
export function mosaicPictures(keys: readonly string[]): { shown: string[]; canCarryButton: boolean } {
  const [first, ...others] = [...new Set(keys)].slice(0, MOSAIC_SIZE)
  if (first === undefined) return { shown: [], canCarryButton: false }
  const carrier = others.findLast((key) => !HOLY.has(key))
  const shown = carrier === undefined ? [first, ...others] : [first, ...others.filter((key) => key !== carrier), carrier]
  return { shown, canCarryButton: carrier !== undefined }
}
