import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { messages } from '#app/messages/messages.server.ts'
import { locales, type Locale } from '#kernel/locale.ts'
import { signsOfFace } from '#tests/setup/signs-of-face.ts'
import { readContent } from '#db/seed/read-content.ts'

const fonts = join(import.meta.dirname, '..', '..', 'public')
const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')

type Face = { family: string; file: string; range: ReadonlySet<number>; signs: ReadonlySet<number> }

const faces: Face[] = [...read('fonts.css').matchAll(/@font-face \{([^}]*url\('([^']+)[^}]*)\}/g)]
  .filter(([, body = '']) => !body.includes('font-style: italic'))
  .map(([, body = '', file = '']) => ({
    family: /font-family: '?([^';]+)/.exec(body)?.[1] ?? '',
    file,
    range: rangeOf(body),
    signs: signsOfFace(join(fonts, file)),
  }))

const tokens = read('tokens.css')
const stackOf = (name: string, locale: Locale) => {
  const stacks = [...tokens.matchAll(new RegExp(`--font-${name}:([^;]*);`, 'g'))].map(([, stack = '']) => stack)
  const stack = locale === 'ar' ? stacks.find((each) => /^\s*'(?:Amiri|IBM Plex Sans Arabic)'/.test(each)) : stacks[0]
  return [...(stack ?? '').matchAll(/'([^']+)'/g)].map(([, family = '']) => family)
}

const DECKS = 'airlines airports categories faq hotels media pages posts quiz reviews services tours'.split(' ')
/** Without a shape, or a key that only staff press. */
const SHAPELESS = /[\p{Cf}\s↵]/u
/** No heading points anywhere. */
const ARROWS = /[←→]/

/** The first face of the stack that is asked for a sign, as browsers choose; later rules come before earlier ones. */
function faceFor(sign: number, stack: readonly string[]): Face | undefined {
  return stack
    .flatMap((family) => faces.filter((face) => face.family === family).toReversed())
    .find(({ range, signs }) => range.has(sign) && signs.has(sign))
}

const cases = locales.flatMap((locale) => ['display', 'text'].map((stack) => ({ locale, stack })))

test.each(cases)('has a sign in our faces for every text in use, $locale $stack', ({ locale, stack }) => {
  const families = stackOf(stack, locale)
  const missing = signsInUse(locale, stack).filter((sign) => !faceFor(sign, families))

  expect(families.length).toBeGreaterThan(0)
  expect(missing.map((sign) => String.fromCodePoint(sign))).toEqual([])
})

test.each(['display', 'text'])('shows every text of an Arabic page in the small faces, %s', (stack) => {
  const files = new Set(signsInUse('ar', stack).map((sign) => faceFor(sign, stackOf(stack, 'ar'))?.file))

  // The last weight stands for all of a family.
  expect([...files].toSorted()).toEqual(
    stack === 'display'
      ? ['/fonts/amiri-700.woff2', '/fonts/brygada-beside-arabic.woff2']
      : ['/fonts/plex-arabic-600.woff2', '/fonts/plex-beside-arabic.woff2'],
  )
})

test('loads at most 90 KB of faces for an Arabic page', () => {
  const names = ['amiri-700', 'brygada-beside-arabic', 'plex-arabic-400', 'plex-arabic-600', 'plex-beside-arabic']
  const bytes = names.map((name) => statSync(join(fonts, 'fonts', `${name}.woff2`)).size)

  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(90_000)
})

test.each(['Plex beside Arabic', 'Brygada beside Amiri'])(
  'has every Latin letter beside Arabic that it has alone, each in one file: %s',
  (family) => {
    const [small, whole] = faces.filter((face) => face.family === family)
    const alone = faces.find(({ file }) => file === whole?.file)
    if (!small || !whole || !alone) throw new Error(`${family} has no two files`)

    expect([...small.range].filter((sign) => !small.signs.has(sign))).toEqual([])
    expect([...small.range].filter((sign) => whole.range.has(sign))).toEqual([])
    expect([...alone.range].filter((sign) => !small.range.has(sign) && !whole.range.has(sign))).toEqual([])
  },
)

function signsInUse(locale: Locale, stack: string): number[] {
  const texts = [
    ...Object.values(messages[locale]).flatMap((area) => Object.values<string>(area)),
    ...DECKS.flatMap((deck) => textsIn(readContent(deck), locale)),
    readFileSync(join(import.meta.dirname, '..', '..', 'db', 'seed', 'lay-out-orders.ts'), 'utf8'),
  ]
  const signs = new Set(texts.join(''))
  return [...signs]
    .filter((sign) => !SHAPELESS.test(sign) && !(stack === 'display' && ARROWS.test(sign)))
    .map((sign) => sign.codePointAt(0) ?? 0)
}

/** What a record says in a language, and what it says in none. */
function textsIn(record: unknown, locale: Locale): string[] {
  if (typeof record === 'string') return [record]
  if (typeof record !== 'object' || record === null) return []
  return Object.entries(record).flatMap(([key, value]) =>
    key !== locale && locales.some((each) => each === key) ? [] : textsIn(value, locale),
  )
}

function rangeOf(body: string): Set<number> {
  const range = new Set<number>()
  for (const [, first = '', last = first] of body.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g))
    for (let sign = Number.parseInt(first, 16); sign <= Number.parseInt(last, 16); sign += 1) range.add(sign)
  return range
}
