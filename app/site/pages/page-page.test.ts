import { expect, test } from 'vitest'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import { importCatalogue } from '#modules/catalog/index.server.ts'
import { aDeck, aDepartureOf, aTour } from '#modules/catalog/testing/builders.ts'
import { importContent } from '#modules/content/index.server.ts'
import { aPage, aText, content } from '#modules/content/testing/builders.ts'
import { readEnvironment } from '#platform/env.server.ts'
import { createLog } from '#platform/log/log.server.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const today = dayInIstanbul(new Date())

async function pageWith(facts: object, path = '/page/about') {
  const db = await testDb()
  await importContent(
    db,
    content({ pages: [aPage('services', { title: aText('Our services') }), aPage('about', facts)] }),
  )
  return (await getPage(await testApp({ db }), path)).text()
}

test('shows title, subtitle, banner, picture and body', async () => {
  const html = await pageWith({
    title: aText('Umrah [year]'),
    subtitle: aText('Step by step'),
    picture: 'haramain-train',
    banner: 'https://pictures.example/top.jpg',
    body: aText('<p>First the intention.</p>'),
  })

  expect(html).toContain(`<h1>Umrah ${today.slice(0, 4)}</h1>`)
  expect(html).toMatch(/<p class="[^"]*lead[^"]*">Step by step<\/p>/)
  expect(html).toContain('src="https://pictures.example/top.jpg"')
  expect(html).toContain('haramain-train')
  expect(html).toContain('<p>First the intention.</p>')
})

test('plays the sound of a page that has one, and shows no player on others', async () => {
  expect(await pageWith({ sound: '/media/guide.mp3' })).toMatch(
    /<audio controls="" preload="none" src="\/media\/guide\.mp3">/,
  )
  expect(await pageWith({})).not.toContain('<audio')
})

test('shows what is bold and nothing that runs', async () => {
  const html = await pageWith({ body: aText('<script>alert(1)</script><b onclick="x()">x</b>') })

  expect(html).toContain('<b>x</b>')
  expect(html).not.toContain('alert(1)')
  expect(html).not.toContain('onclick')
})

test('fetches the pictures of a text from the image host, in the size of their room', async () => {
  const db = await testDb()
  const body = aText('<p><img src="/media/tent.jpg" alt="Tents" width="400" height="300"></p>')
  await importContent(db, content({ pages: [aPage('about', { body })] }))
  const env = readEnvironment({
    PUBLIC_URL: 'http://kafile.test',
    DATA_DIR: '/nonexistent',
    IMAGE_HOST: 'https://pictures.example',
  })

  const html = await (await getPage(await testApp({ db, env }), '/page/about')).text()

  expect(html).toContain(
    '<img src="https://pictures.example/media/tent-400x300-q80.webp" alt="Tents" width="400" height="300" loading="lazy"',
  )
})

test('leads up to the page it belongs to', async () => {
  const html = await pageWith({ parent: 'services' })

  expect(html).toMatch(/<a href="\/page\/services">Our services<\/a>/)
})

test('tells search engines its title, description and keywords', async () => {
  const html = await pageWith({
    title: aText('Umrah guide'),
    metaTitle: aText('[title] [year]-[yearn] - [firm]'),
    subCat: 'umrah',
    body: aText(`<p>${'word '.repeat(60)}</p>`),
  })
  const year = Number(today.slice(0, 4))

  expect(html).toContain(`<title>Umrah guide ${year}-${year + 1} - Kafile Turizm</title>`)
  expect(html).toContain(`<meta name="description" content="${'word '.repeat(24).trim()}…"/>`)
  expect(html).toContain('<meta name="keywords" content="Umrah, guide, Kafile Turizm"/>')
})

const question = (name: string) => ({
  '@type': 'Question',
  name,
  acceptedAnswer: { '@type': 'Answer', text: `<p>${name} Yes.</p>` },
})
const faq = { '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity: [question('One?'), question('Two?')] }

test('opens the questions of its structured data, which search engines get as well', async () => {
  const html = await pageWith({ jsonLd: { tr: faq, en: faq, ar: faq } })

  expect(html.match(/<details[^>]*question/g)).toHaveLength(2)
  expect(html).toContain('<p>One? Yes.</p>')
  const [head] = html.split('</head>')
  expect(head).toContain('<script type="application/ld+json">{"@context":"https://schema.org","@type":"FAQPage"')
})

test('leads to the page in other languages by its own map of links', async () => {
  const html = await pageWith({ slugMap: '{"en":"about","tr":"hakkimizda","ar":"about-ar"}' })

  expect(html).toMatch(/href="\/tr\/page\/hakkimizda" lang="tr"/)
  expect(html).toContain('<link rel="alternate" hrefLang="ar" href="http://kafile.test/ar/page/about-ar"/>')
})

test('survives texts that are no JSON, and notes them in the log', async () => {
  const db = await testDb()
  const broken = { slugMap: '{', categories: 'umrah', jsonLd: aText('<p>') }
  await importContent(db, content({ pages: [aPage('about', broken)] }))
  const faults: unknown[] = []
  const log = Object.assign(createLog({ level: 'silent' }), {
    warn: ({ fault }: { fault: unknown }) => faults.push(fault),
  })

  const page = await getPage(await testApp({ db, log }), '/page/about')
  const html = await page.text()

  expect(page.status).toBe(200)
  expect(html).toMatch(/href="\/tr\/page\/about" lang="tr"/)
  expect(html).not.toContain('FAQPage')
  expect(faults).toEqual(['slugMap', 'categories', 'jsonLd'])
})

test('shows the next tours of its category', async () => {
  const db = await testDb()
  const deck = aDeck({ tours: [aTour('anjumumre')], departures: [aDepartureOf('anjumumre', addDays(today, 30))] })
  await db.transaction().execute((tx) => importCatalogue(tx, deck))
  await importContent(db, content({ pages: [aPage('guide', { subCat: 'umrah' }), aPage('other')] }))
  const app = await testApp({ db })

  expect(await (await getPage(app, '/page/guide')).text()).toContain('Tour anjumumre')
  expect(await (await getPage(app, '/page/other')).text()).not.toContain('Tour anjumumre')
})

test.each(['/page/nothing', '/tr/page/nothing', '/ar/page/nothing'])('%s is not found', async (path) => {
  expect((await getPage(await testApp(), path)).status).toBe(404)
})

test('forgets the page that was shown before when the next one is not there', async () => {
  const db = await testDb()
  await importContent(db, content({ pages: [aPage('about', { body: aText('<p>Only here</p>') })] }))
  const app = await testApp({ db })
  await getPage(app, '/page/about')

  const next = await getPage(app, '/page/nothing')

  expect(next.status).toBe(404)
  expect(await next.text()).not.toContain('Only here')
})

test('one address a page and language: links of other languages lead there', async () => {
  const db = await testDb()
  const slug = { tr: 'hakkimizda', en: 'about-us', ar: 'about-us' }
  await importContent(db, content({ pages: [aPage('about', { slug })] }))

  const page = await getPage(await testApp({ db }), '/tr/page/about-us')

  expect([page.status, page.headers.get('location')]).toEqual([301, '/tr/page/hakkimizda'])
})

test('the list groups pages below those they belong to', async () => {
  const html = await pageWith({ parent: 'services' }, '/page')

  expect(html).toContain('Under Our services')
  expect(html.indexOf('Under Our services')).toBeLessThan(html.indexOf('Page about'))
})

test('the list says so when there is no page', async () => {
  expect(await (await getPage(await testApp(), '/page')).text()).toContain('There are no pages yet.')
})
