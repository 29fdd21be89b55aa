/** A choice in one line: what was reckoned and what is asked for are the same when these are. */
export function shownChoice({ by, on, who }: { by: string; on: string; who: readonly string[] }): string {
  return [by, on, ...who.toSorted()].join(' ')
}
