import { expect, test } from 'vitest'
import { importMedia, type MediaDeck } from '#modules/content/index.server.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const same = (text: string) => ({ tr: text, en: text, ar: text })

type DeckEntry = MediaDeck['media'][number]

function aPicture(id: string, changes: Partial<DeckEntry> = {}): DeckEntry {
  return {
    id,
    album: 'umrah',
    picture: 'makkah-kaaba-dawn',
    width: 1600,
    height: 900,
    alt: same(`Alternative of ${id}`),
    caption: { tr: `Yazı ${id}`, en: `Caption ${id}`, ar: `وصف ${id}` },
    takenOn: '2026-10-01',
    isSample: false,
    ...changes,
  }
}

async function site(media: DeckEntry[], shares: MediaDeck['shares'] = []) {
  const db = await testDb()
  const albums = [
    { key: 'umrah', name: { tr: 'Umre', en: 'Umrah', ar: 'العمرة' } },
    { key: 'hotels', name: { tr: 'Oteller', en: 'Hotels', ar: 'الفنادق' } },
  ]
  await db.transaction().execute((tx) => importMedia(tx, { albums, media, shares }))
  return testApp({ db })
}

test.each([
  ['', 'From the road', 'Caption kaaba', '1 October 2026'],
  ['/tr', 'Yoldan kareler', 'Yazı kaaba', '1 Ekim 2026'],
  ['/ar', 'لقطات من الطريق', 'وصف kaaba', '2026'],
])('%s/page/gallery shows pictures with caption and day', async (prefix, title, caption, day) => {
  const page = await getPage(await site([aPicture('kaaba')]), `${prefix}/page/gallery`)
  const html = await page.text()

  expect(page.status).toBe(200)
  for (const words of [`<h1>${title}</h1>`, caption, day, 'Alternative of kaaba']) expect(html).toContain(words)
})

test('every picture is a plain link to itself, for browsers without script', async () => {
  const html = await (await getPage(await site([aPicture('kaaba')]), '/page/gallery')).text()

  expect(html).toMatch(/<a href="[^"]*makkah-kaaba-dawn[^"]*" data-picture="0"/)
})

test('an album shows its latest six and leads to all of them, page by page', async () => {
  const media = Array.from({ length: 30 }, (_, index) => aPicture(`p${String(index).padStart(2, '0')}`))
  const app = await site(media)

  const all = await (await getPage(app, '/page/gallery')).text()
  const album = await (await getPage(app, '/page/gallery?album=umrah')).text()
  const [, more = ''] = /href="([^"]*cursor=[^"]*)"/.exec(album) ?? []
  const rest = await (await getPage(app, more.replaceAll('&amp;', '&'))).text()

  expect(all.match(/data-picture/g)).toHaveLength(6)
  expect(all).toContain('All 30 pictures')
  expect(album.match(/data-picture/g)).toHaveLength(24)
  expect(rest.match(/data-picture/g)).toHaveLength(6)
})

test('a page with a video tells search engines of it, with all that they ask for', async () => {
  const video = { url: '/media/tavaf.mp4', seconds: 95 }
  const html = await (
    await getPage(await site([aPicture('kaaba', { kind: 'video', video })]), '/tr/page/gallery')
  ).text()
  const [head = ''] = html.split('</head>')
  const data = [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, text = '']) =>
    JSON.parse(text),
  )

  expect(data).toContainEqual({
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: 'Yazı kaaba',
    description: 'Alternative of kaaba',
    thumbnailUrl: expect.stringMatching(/^http:\/\/kafile\.test\/.*makkah-kaaba-dawn/),
    uploadDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    contentUrl: 'http://kafile.test/media/tavaf.mp4',
    duration: 'PT1M35S',
    inLanguage: 'tr',
  })
})

test.each(['?album=nobody', '?album=umrah&cursor=nonsense'])('%s is missing', async (query) => {
  expect((await getPage(await site([aPicture('kaaba')]), `/page/gallery${query}`)).status).toBe(404)
})

test('says when drawings stand in for photographs', async () => {
  const sample = await (await getPage(await site([aPicture('kaaba', { isSample: true })]), '/page/gallery')).text()
  const own = await (await getPage(await site([aPicture('kaaba')]), '/page/gallery')).text()

  expect(sample).toContain('our own drawings stand in')
  expect(own).not.toContain('our own drawings stand in')
})

test('a gallery without pictures says so', async () => {
  expect(await (await getPage(await site([]), '/tr/page/gallery')).text()).toContain('Bu albümde henüz kare yok')
})

test('a video plays on the page and is told to search engines', async () => {
  const video = { url: '/media/walk.mp4', seconds: 20 }
  const html = await (await getPage(await site([aPicture('walk', { kind: 'video', video })]), '/page/gallery')).text()

  expect(html).toContain('<a href="/media/walk.mp4"')
  expect(html).toMatch(/<video[^>]*src="\/media\/walk.mp4"/)
  expect(html).toMatch(/"@type":"VideoObject".*"contentUrl":"http:\/\/kafile.test\/media\/walk.mp4"/)
})

test('the home page shows copies of what was shared, and asks nobody else', async () => {
  const share = {
    id: 's1',
    picture: 'haramain-train',
    alt: same('A train'),
    words: same('By train to Madinah'),
    link: 'https://www.instagram.com/p/1',
    takenOn: '2026-10-01',
  }
  const html = await (await getPage(await site([], [share]), '/')).text()
  const [strip = ''] = /<section[^>]*id="gallery".*?<\/section>/s.exec(html) ?? []

  expect(strip).toContain('By train to Madinah')
  expect(strip).toContain('href="https://www.instagram.com/p/1"')
  expect(strip).toContain('href="/page/gallery"')
  expect(strip).not.toMatch(/src="https?:/)
})
