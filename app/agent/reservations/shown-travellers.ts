/** Those for whom a cancellation was reckoned, in one line. */
export function shownTravellers(who: readonly string[]): string {
  return who.toSorted().join(' ')
}
