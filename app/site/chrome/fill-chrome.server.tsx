import { renderToStaticMarkup } from 'react-dom/server'
import { keepLatest } from '#kernel/keep-latest.ts'
import { inEveryLocale, type Locale } from '#kernel/locale.ts'
import { PageFrameProvider, type PageFrame } from '#app/page/page-frame.tsx'
import { PageSurroundings } from '#app/page/page-surroundings.tsx'
import { CHROME_PLACE, type ChromePart } from './chrome-place.tsx'
import { SiteFoot, SiteHead } from './site-parts.tsx'

/** Parts that were drawn, by everything they were drawn from. */
const drawn = new Map<string, string>()

/** Enough for every part in every language; what staff have changed meanwhile goes first. */
const MOST_KEPT = 60

/** The address of the page itself in a language, which each page puts in. */
const ownPath = inEveryLocale((locale) => `own-path:${locale}`)

/**
 * A document in pieces, with the parts of the chrome where it has places for them: these are drawn once and are the same
 * on all pages. Pieces begin and end between tags. A page stays in pieces until it is written as bytes: each text of a
 * whole page takes the engine longer to make room for than to fill.
 */
export function fillChrome(html: string, frame: PageFrame): string[] {
  // What only the page itself shows is nothing that its chrome could be drawn from.
  const shared: PageFrame = { ...frame, fullPath: '', pictures: {} }
  const { texts: _, ...told } = shared
  const everything = JSON.stringify(told)
  const pieces: string[] = []
  let end = 0
  for (const place of html.matchAll(CHROME_PLACE)) {
    const [whole, part, over, news, hrefs = ''] = place
    const name = `${part} ${over}${news} ${everything}`
    const facts = {
      part: part as ChromePart['part'],
      hrefs: ownPath,
      isOverPicture: over === '1',
      isNewsletter: news === '1',
    }
    const filling = drawn.get(name) ?? draw(facts, shared)
    keepLatest(drawn, name, filling, MOST_KEPT)
    pieces.push(html.slice(end, place.index), withOwnPaths(filling, hrefs))
    end = place.index + whole.length
  }
  pieces.push(html.slice(end))
  return pieces
}

function draw(part: ChromePart, frame: PageFrame): string {
  return renderToStaticMarkup(
    <PageFrameProvider value={frame}>
      <PageSurroundings>{part.part === 'head' ? <SiteHead {...part} /> : <SiteFoot {...part} />}</PageSurroundings>
    </PageFrameProvider>,
  )
}

/** The addresses come as attributes write them, and go into attributes. */
function withOwnPaths(part: string, hrefs: string): string {
  let filled = part
  for (const [, locale, href = ''] of hrefs.matchAll(/ data-([a-z]+)="([^"]*)"/g))
    filled = filled.replaceAll(`"${ownPath[locale as Locale]}"`, () => `"${href}"`)
  return filled
}
