import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inGerman } from './further-language.ts'

test('a language in the table is spoken by addresses, formats, fallbacks and the sitemap, by data alone', () => {
  expect(
    inGerman(`
      import { localePath, pathInEveryLocale, paths, splitLocale } from '#app/addresses/paths.ts'
      import { siteLinks } from '#app/addresses/site-links.ts'
      import { readAddress } from '#app/http/middleware/address.ts'
      import { isForeignWrite } from '#app/http/middleware/csrf.ts'
      import { writeSitemap } from '#app/found/write-sitemap.ts'
      import { formatDate, formatDateRange, formatInstant } from '#kernel/format-date.ts'
      import { formatMoney, formatNumber, formatPercent } from '#kernel/format-money.ts'
      import { formatTime } from '#kernel/format-time.ts'
      import { bestLocale, directionOf, locales, nearestLocale, textIn } from '#kernel/locale.ts'
      import { money, toTypedDecimal } from '#kernel/money.ts'
      import { plainDate } from '#kernel/plain-date.ts'
      import { toTypedDate } from '#kernel/typed-date.ts'
      import { storedText } from '#platform/db/stored-text.server.ts'
      const day = plainDate('2027-02-12')
      const bank = new Request('http://site/de/payment/callback', { method: 'POST', headers: { origin: 'http://bank' } })
      const page = { paths: pathInEveryLocale('/faq'), pictures: [] }
      console.log(JSON.stringify({
        locales,
        asked: bestLocale('de-AT,tr;q=0.4'),
        direction: directionOf('de'),
        paths: [localePath('de', '/'), paths.faq('de'), splitLocale('/de/faq')],
        address: readAddress('/de/admin/tour/ops-12-02-2027'),
        fromBank: isForeignWrite(bank, '/de/payment/callback', 'http://site'),
        guide: siteLinks('de').umrahGuide,
        money: [formatMoney(money(123456, 'EUR'), 'de'), toTypedDecimal(money(123456, 'EUR'), 'de')],
        numbers: [formatNumber(12345, 'de'), formatPercent(12.5, 'de')],
        dates: [formatDate(day, 'de'), formatDateRange(day, plainDate('2027-02-22'), 'de'), toTypedDate(day, 'de')],
        times: [formatTime('08:05', 'de'), formatInstant(new Date('2027-02-12T05:05:00Z'), 'de')],
        texts: [textIn('de', { tr: 'Umre', en: 'Umrah' }), storedText.parse({ tr: 'Umre', en: 'Umrah', ar: 'عمرة' }).de],
        bankSpeaks: nearestLocale('de', ['en', 'tr']),
        sitemap: writeSitemap([page], 'https://kafile.example').includes(
          '<xhtml:link rel="alternate" hreflang="de" href="https://kafile.example/de/faq"/>',
        ),
      }))
    `),
  ).toEqual({
    locales: ['tr', 'en', 'de', 'ar'],
    asked: 'de',
    direction: 'ltr',
    paths: ['/de', '/de/faq', { locale: 'de', path: '/faq' }],
    address: { kind: 'page', locale: 'de', pathname: '/de/admin/tour-date/12-02-2027/ops', search: '' },
    fromBank: false,
    guide: '/de/page/umrah-guide',
    money: ['1 234,56\u00A0€', '1 234,56'],
    numbers: ['12 345', '12,5%'],
    dates: ['12 Februar 2027', '12–22 Februar 2027', '12-02-2027'],
    times: ['08:05', '12 Februar 2027, 08:05'],
    texts: ['Umrah', 'Umrah'],
    bankSpeaks: 'en',
    sitemap: true,
  })
})

/** What names every language besides the texts themselves. A further one is added to these and to a migration. */
const ADDED_TO = [
  'app/messages/messages.server.ts',
  'kernel/calendar-words.ts',
  'kernel/languages.ts',
  'modules/documents/amount-in-words.server.ts',
]

/** Texts and delivered content, which are translated. */
const TRANSLATED = [
  /^app\/messages\/ar(\/|\.server\.ts$)/,
  /-(texts|names)\.ts$|document-words\.ts$/,
  /^app\/pictures\/art(-of-journeys)?\.ts$/,
  /^(db\/(life|seed)|scripts)\//,
  /^kernel\/(counted|country)\.ts$/,
  /^modules\/booking\/documents\/(band-text|counts)\.ts$/,
  /^modules\/booking\/mail\/fare-count\.ts$/,
  /^modules\/catalog\/domain\/deductions\.ts$/,
  /^modules\/content\/(get-site|read-public-terms)\.server\.ts$/,
]

/** The calendar of holidays came with columns in three languages; a further one reads the nearest. */
const THREE_BY_ORIGIN = ['app/acts/parts/holidays-form.ts', 'modules/catalog/domain/holiday-marks.ts']

test('a further language is its texts, its content and at most five other files', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' }).trim().split('\n')
  const sources = files.filter((file) => !/\.test\.tsx?$|\/testing\/|^tests\//.test(file))
  const naming = sources
    .filter((file) => !THREE_BY_ORIGIN.includes(file) && !TRANSLATED.some((pattern) => pattern.test(file)))
    .filter((file) => /(^|[\s{,(])ar(: |\(|,|\s*\})|'ar'|\/ar\b/.test(withoutComments(readFileSync(file, 'utf8'))))

  expect(naming.toSorted()).toEqual(ADDED_TO)
  expect(ADDED_TO.length + 1).toBeLessThanOrEqual(5)
})

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
}
