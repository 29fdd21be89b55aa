/** The end of a name that stands for everything below it: `catalogue` is about `catalogue/tour/ANJUM`, too. */
const BELOW = '/'

/**
 * Whether something is touched by news of some tags. Tags are paths, from the general to the single: news of a path is
 * about everything below it, and touches whoever read everything that it lies below.
 */
export function newsOf(tags: readonly string[]): (about: string) => boolean {
  const told = new Set(tags)
  const above = new Set(tags.flatMap(placesAbove))
  return (about) => told.has(about) || above.has(about) || placesAbove(about).some((place) => told.has(place))
}

function placesAbove(tag: string): string[] {
  const steps = tag.split(BELOW)
  return steps.slice(1).map((_, index) => steps.slice(0, index + 1).join(BELOW))
}
