import { renderToStaticMarkup } from 'react-dom/server'
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
  return html.replace(CHROME_PLACE, (_, part: ChromePart['part'], over: string, newsletter: string, hrefs: string) => {
    const facts = { part, isOverPicture: over === '1', isNewsletter: newsletter === '1' }
    return withOwnPaths(partOf(facts, frame), hrefs)
  })
}

function partOf(facts: Omit<ChromePart, 'hrefs'>, frame: PageFrame): string {
  // What only the page itself shows is nothing that its chrome could be drawn from.
  const own: PageFrame = { ...frame, fullPath: '', pictures: {} }
  const { texts: _, ...rest } = own
  const name = JSON.stringify([facts, rest])
  const known = drawn.get(name) ?? draw({ ...facts, hrefs: ownPath }, own)
  drawn.delete(name)
  drawn.set(name, known)
  if (drawn.size > MOST_KEPT) drawn.delete(drawn.keys().next().value ?? '')
  return known
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
