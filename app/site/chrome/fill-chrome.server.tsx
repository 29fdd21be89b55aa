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

/** Puts the parts of the chrome where a document has places for them. They are drawn once and are the same on all pages. */
export function fillChrome(html: string, frame: PageFrame): string {
  // What only the page itself shows is nothing that its chrome could be drawn from.
  const shared: PageFrame = { ...frame, fullPath: '', pictures: {} }
  const { texts: _, ...told } = shared
  const everything = JSON.stringify(told)
  return html.replace(CHROME_PLACE, (_place, part: ChromePart['part'], over: string, news: string, hrefs: string) => {
    const name = `${part} ${over}${news} ${everything}`
    const facts = { part, hrefs: ownPath, isOverPicture: over === '1', isNewsletter: news === '1' }
    const filling = drawn.get(name) ?? draw(facts, shared)
    keepLatest(drawn, name, filling, MOST_KEPT)
    return withOwnPaths(filling, hrefs)
  })
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
