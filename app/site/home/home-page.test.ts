import { expect, test } from 'vitest'
import { getPage } from '#tests/setup/test-app.ts'
import { demoSite, wordsOf } from '#tests/setup/demo-site.ts'

test.each([
  [
    '/',
    'Next departures',
    ['20+ years of experience', '97% customer satisfaction', '25K+ happy customers', '50 USD member discount'],
    ['15+ years experience', '97% customer satisfaction', '25K+ happy customers'],
  ],
  [
    '/tr',
    'Yaklaşan seferler',
    ['20+ yıllık deneyim', '%97 müşteri memnuniyeti', '25B+ mutlu müşteri', 'Üyelere 50 USD indirim'],
    ['15+ yıllık deneyim', '%97 müşteri memnuniyeti', '25B+ mutlu müşteri'],
  ],
  [
    '/ar',
    'أقرب الرحلات',
    ['أكثر من 20 عامًا من الخبرة', 'رضا العملاء 97%', 'أكثر من 25 ألف عميل راضٍ', 'خصم 50 دولارًا للأعضاء'],
    ['أكثر من 15 عامًا من الخبرة', 'رضا العملاء 97%', 'أكثر من 25 ألف عميل راضٍ'],
  ],
])('%s shows every block, and each claim in its place', async (path, departures, counters, stats) => {
  const { app } = await demoSite()

  const html = await (await getPage(app, path)).text()

  const [main = '', footer = ''] = html.split('<footer')
  expect(main).toMatch(/<h1/)
  expect(main).toContain('id="services-whatsapp"')
  expect(main.match(/<form [^>]*action="[^"]*\/(tours|call-request#call)"/g)).toHaveLength(2)
  expect(main).toMatch(/href="[^"]*\/quiz"/)
  expect(footer).toMatch(/<form [^>]*action="[^"]*\/newsletter"/)
  expect(wordsOf(main)).toContain(departures)
  expect(counters.filter((claim) => !wordsOf(main).includes(claim))).toEqual([])
  expect(stats.filter((claim) => !wordsOf(footer).includes(claim))).toEqual([])
  expect(wordsOf(main)).not.toContain('15+')
})

test('the next departures come first', async () => {
  const { app } = await demoSite()

  const html = await (await getPage(app, '/')).text()

  const board = html.slice(html.indexOf('Next departures'))
  const days = [...board.matchAll(/href="\/tour\/(\d{2})-(\d{2})-(\d{4})-/g)].map(([, day, month, year]) =>
    [year, month, day].join('-'),
  )
  expect(days.length).toBeGreaterThan(3)
  expect(days.slice(0, 5)).toEqual(days.slice(0, 5).toSorted())
})
