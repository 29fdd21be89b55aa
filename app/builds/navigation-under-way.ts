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

/** Leaves by loading a document, and never comes back. */
export function goTo({ pathname, search, hash }: Place): Promise<never> {
  const isHere = pathname + search === location.pathname + location.search
  if (isHere) location.reload()
  else location.assign(pathname + search + hash)
  return new Promise(() => {})
}
