import { renderToStaticMarkup } from 'react-dom/server'
import { keepLatest } from '#kernel/keep-latest.ts'
import type { Site } from '#modules/content/index.ts'
import type { Piece } from '#app/http/piece.ts'
import { ownPathsInEveryLocale, readOwnPaths, type OwnPaths } from '#app/page/own-paths.ts'
import { PageFrameProvider, type PageFrame } from '#app/page/page-frame.tsx'
import { PageSurroundings } from '#app/page/page-surroundings.tsx'
import { CHROME_PLACE, type ChromePart } from './chrome-place.tsx'
import { SiteFoot, SiteHead } from './site-parts.tsx'

/** Parts that were drawn, by everything they were drawn from. */
const drawn = new Map<string, Piece>()

/** Enough for every part in every language; what staff have changed meanwhile goes first. */
const MOST_KEPT = 60

/**
 * A document in pieces, with the parts of the chrome where it has places for them: these are drawn once and are the same
 * on all pages. Pieces begin and end between tags. A page stays in pieces until it is written as bytes: each text of a
 * whole page takes the engine longer to make room for than to fill.
 */
export function fillChrome(html: string, frame: PageFrame): { pieces: Piece[]; ownPaths: OwnPaths } {
  const sources = sourcesOfChrome(frame)
  const pieces: Piece[] = []
  let ownPaths: OwnPaths = {}
  let end = 0
  for (const place of html.matchAll(CHROME_PLACE)) {
    const [whole, part, over, news, hrefs = ''] = place
    const name = `${part} ${over}${news} ${sources}`
    const facts = {
      part: part as ChromePart['part'],
      hrefs: ownPathsInEveryLocale,
      isOverPicture: over === '1',
      isNewsletter: news === '1',
    }
    const filling = drawn.get(name) ?? { html: draw(facts, frame), isShared: true }
    keepLatest(drawn, name, filling, MOST_KEPT)
    pieces.push({ html: html.slice(end, place.index) }, filling)
    ownPaths = readOwnPaths(hrefs)
    end = place.index + whole.length
  }
  pieces.push({ html: html.slice(end) })
  return { pieces, ownPaths }
}

const writtenSites = new WeakMap<Site, string>()

/** Everything that the chrome could be drawn from, as a name: not what only the page itself shows. */
export function sourcesOfChrome({ texts: _, site, ...frame }: PageFrame): string {
  const written = writtenSites.get(site) ?? JSON.stringify(site)
  writtenSites.set(site, written)
  return JSON.stringify({ ...frame, fullPath: '', pictures: {} }) + written
}

function draw(part: ChromePart, frame: PageFrame): string {
  return renderToStaticMarkup(
    <PageFrameProvider value={{ ...frame, fullPath: '', pictures: {} }}>
      <PageSurroundings>{part.part === 'head' ? <SiteHead {...part} /> : <SiteFoot {...part} />}</PageSurroundings>
    </PageFrameProvider>,
  )
}
