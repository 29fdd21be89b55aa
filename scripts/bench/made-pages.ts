import { BROWSER_ACCEPTS } from './browser-accepts.ts'
import { findTourPath } from './find-tour-path.ts'
import { keptPaths } from './kept-paths.ts'
import { layOutLargeSeason } from './large-season.ts'
import { processorSeconds } from './processor-time.ts'
import { startSite, type Site } from './site.ts'

/** What it costs to make one page, in milliseconds of processor time of the program. */
export type MadePage = { kind: PageKind; processorMs: number }

type PageKind = 'listing' | 'tour' | 'post' | 'search' | 'suggestions' | 'cart' | 'checkout' | 'missing'

/** What one page of each kind may cost. */
export const PROCESSOR_BARS: Readonly<Record<PageKind, number>> = {
  listing: 15,
  tour: 15,
  post: 12,
  search: 8,
  suggestions: 8,
  cart: 8,
  checkout: 8,
  missing: 4,
}

const ROUNDS = 3
const EACH = 60

/** What visitors look for: words in the title and in the text, mistyped, of several kinds, and found nowhere. */
const WORDS = ['mekke', 'ramazan umresi', 'medien', 'tekerlekli sandalye vize', 'umre', 'qqqqqq']

/**
 * What it costs to make one page of each kind in a large season: pages that are kept are asked for once, the others
 * under values nobody used before. Of three rounds the cheapest counts: what else runs on the machine can only add.
 */
export async function measureMadePages(port: number, databaseUrl: string): Promise<MadePage[]> {
  layOutLargeSeason(databaseUrl)
  const site = await startSite(port, databaseUrl)
  try {
    const found: MadePage[] = []
    for (const { kind, next, ...asked } of await questions(site)) {
      const rounds: number[] = []
      await makePages(site, next, asked)
      for (let round = 0; round < ROUNDS; round++) {
        const before = processorSeconds(site.pid)
        await makePages(site, next, asked)
        rounds.push(((processorSeconds(site.pid) - before) * 1000) / EACH)
      }
      found.push({ kind, processorMs: Math.min(...rounds) })
    }
    return found
  } finally {
    await site.stop()
  }
}

type Question = { kind: PageKind; next: () => string | undefined; cookie?: string; status?: number }

async function questions(site: Site): Promise<Question[]> {
  const tour = await findTourPath(site.origin)
  const cookie = `cartLines=${tour.split('/').at(-1)}~double~2`
  const { tours, posts } = await keptPaths(site)
  let unused = 100_000
  const nextWord = () => encodeURIComponent(WORDS[unused % WORDS.length] ?? '')
  const unknown = (start: string) => () => start + unused++
  return [
    { kind: 'listing', next: unknown('/tr/tours?priceMax=') },
    { kind: 'tour', next: () => tours.shift() },
    { kind: 'post', next: () => posts.shift() },
    { kind: 'search', next: () => `/tr/search?q=${nextWord()}&page=${unused++}` },
    { kind: 'suggestions', next: () => `/api/v1/search/suggest?q=${nextWord()}&page=${unused++}` },
    { kind: 'cart', next: () => '/tr/sepet', cookie },
    { kind: 'checkout', next: () => '/tr/odeme', cookie },
    { kind: 'missing', next: unknown('/tr/missing-'), status: 404 },
  ]
}

async function makePages(
  { origin }: Site,
  next: Question['next'],
  { cookie = '', status = 200 }: Pick<Question, 'cookie' | 'status'>,
): Promise<void> {
  for (let nth = 0; nth < EACH; nth++) {
    const path = next()
    if (path === undefined) throw new Error('the season has too few pages of a kind')
    const answer = await fetch(origin + path, { headers: { Cookie: cookie, 'Accept-Encoding': BROWSER_ACCEPTS } })
    await answer.arrayBuffer()
    if (answer.status !== status) throw new Error(`${path} was answered with ${answer.status}`)
  }
}
