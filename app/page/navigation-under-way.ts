type Place = Pick<Location, 'pathname' | 'search' | 'hash'>

declare global {
  interface Window {
    /** The router of an application, as the framework leaves it for tools. */
    __reactRouterDataRouter?: { state: { location: Place; navigation: { location?: Place | undefined } } }
  }
}

/** Where the router of an application is going, when it is going to another page; fetches of a page go nowhere. */
export function awaitedLocation(): Place | undefined {
  const { location: here, navigation } = window['__reactRouterDataRouter']?.state ?? {}
  const there = navigation?.location
  return there && here && there.pathname + there.search !== here.pathname + here.search ? there : undefined
}

let isLeaving = false

/** Leaves by loading a document, once however many ask for it, and never comes back. */
export function goTo({ pathname, search, hash }: Place): Promise<never> {
  const isHere = pathname + search === location.pathname + location.search
  if (!isLeaving && isHere) location.reload()
  else if (!isLeaving) location.assign(pathname + search + hash)
  isLeaving = true
  // The page may be shown again from memory.
  window.addEventListener('pageshow', () => (isLeaving = false), { once: true })
  return new Promise(() => {})
}

/** Whether the page has noticed that it is of an older build. */
export function knowsNewerBuild(): boolean {
  return document.documentElement.dataset['newBuild'] !== undefined
}
