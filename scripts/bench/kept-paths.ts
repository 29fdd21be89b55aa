import type { Site } from './site.ts'

/** The pages of departures and posts in every language, as the map of the site names them. */
export async function keptPaths({ origin }: Site): Promise<{ tours: string[]; posts: string[] }> {
  const map = await (await fetch(`${origin}/sitemap.xml`)).text()
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? origin).pathname)
  return {
    tours: paths.filter((path) => path.includes('/tour/')),
    posts: paths.filter((path) => /\/blog\/[^/]+$/.test(path)),
  }
}
