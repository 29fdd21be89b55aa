/** The page somebody comes back to from another site; the mark makes it ask once who they are. */
export function asRedirected(returnTo: string): string {
  const [path = '/', hash] = returnTo.split('#')
  const marked = `${path}${path.includes('?') ? '&' : '?'}redirected=1`
  return hash === undefined ? marked : `${marked}#${hash}`
}
