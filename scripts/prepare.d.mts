/** Path of a Chromium on this machine, `undefined` when there is none. */
export function findBrowser(names?: readonly string[]): string | undefined

/** Path of the Chromium that journeys are walked in, `undefined` when there is none. */
export function findBrowserOfJourneys(): string | undefined
