import { isUploaded } from '#app/pictures/art.ts'
import { drawingsOfAnyJourney, drawingsOfCity, drawingsOfTheWay } from '#app/pictures/art-places.ts'
import type { TourKind, TourSummary } from '#modules/catalog/index.ts'

type Card = { kind: TourKind; image: string; isRamadan: boolean }

const { makkah = [], madinah = [] } = drawingsOfCity
const pilgrimage = alternately([makkah, madinah, drawingsOfTheWay])
/** Drawings that may stand for each other, because they show the same place. */
const alike = [pilgrimage, ...Object.values(drawingsOfCity)]
const pilgrims: readonly TourKind[] = ['umrah', 'hajj', 'private']

/**
 * The pictures of a list page, so that none comes twice: the first departure of a tour has the tour's own, the others
 * have drawings of the same place or the same journey. A photograph is always shown as it was chosen. Only where a page
 * has more departures of one place than there are drawings of it does one come again.
 */
export function dealPictures(cards: readonly Card[]): string[] {
  const taken = new Set<string>()
  const own = cards.map(({ image }) => {
    const isFirst = !taken.has(image)
    taken.add(image)
    return isFirst || isUploaded(image)
  })
  return cards.map((card, index) => {
    if (own[index] === true) return card.image
    const dealt = choicesFor(card).find((each) => !taken.has(each)) ?? card.image
    taken.add(dealt)
    return dealt
  })
}

/** Departures with the pictures that are theirs on one page; a full one shows a landscape where it has one. */
export function withDealtPictures<Tour extends TourSummary>(tours: readonly Tour[]): Tour[] {
  const pictures = dealPictures(
    tours.map(({ kind, isRamadan, availability, image, mutedImage }) => ({
      kind,
      isRamadan,
      image: availability === 'full' ? mutedImage : image,
    })),
  )
  return tours.map((tour, index) => {
    const picture = pictures[index] ?? tour.image
    return { ...tour, image: picture, mutedImage: picture }
  })
}

/** The drawings for a card in the order in which they fit, those that follow its own first so that neighbours differ. */
function choicesFor({ kind, image, isRamadan }: Card): string[] {
  const isPilgrimage = pilgrims.includes(kind)
  const same: readonly string[] = alike.find((each) => each.some((key) => key === image)) ?? []
  const after = same.indexOf(image) + 1
  return [
    ...(isPilgrimage && isRamadan ? ['ramadan-crescent-iftar'] : []),
    ...same.slice(after),
    ...same.slice(0, after),
    ...(isPilgrimage ? pilgrimage : drawingsOfAnyJourney),
  ]
}

/** The first of each list, then the second of each, and so on. */
function alternately<Each>(lists: readonly (readonly Each[])[]): Each[] {
  const longest = Math.max(...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, nth) => lists.flatMap((list) => list.slice(nth, nth + 1))).flat()
}
