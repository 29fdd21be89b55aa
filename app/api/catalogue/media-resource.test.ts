import { expect, test } from 'vitest'
import { importMedia, type MediaDeck } from '#modules/content/index.server.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const same = (text: string) => ({ tr: text, en: text, ar: text })

const picture: MediaDeck['media'][number] = {
  id: 'kaaba',
  album: 'umrah',
  picture: 'makkah-kaaba-dawn',
  width: 1600,
  height: 900,
  alt: same('The Kaaba'),
  caption: same('At dawn'),
  takenOn: '2026-10-01',
  isSample: true,
}
const walk: MediaDeck['media'][number] = {
  ...picture,
  id: 'walk',
  kind: 'video',
  takenOn: '2026-10-02',
  video: { url: '/media/walk.mp4', seconds: 20 },
}
const share = {
  id: 's1',
  picture: 'haramain-train',
  alt: same('A train'),
  words: same('On the way'),
  link: 'https://www.instagram.com/p/1',
  takenOn: '2026-10-01',
}

async function site() {
  const db = await testDb()
  const albums = [{ key: 'umrah', name: same('Umrah') }]
  await db.transaction().execute((tx) => importMedia(tx, { albums, media: [picture, walk], shares: [share] }))
  return testApp({ db })
}

test('hands out pictures and videos with their captions and days', async () => {
  const { data, meta } = await (await getPage(await site(), '/api/v1/media?locale=en')).json()

  expect(data[0]).toMatchObject({
    id: 'walk',
    kind: 'video',
    videoUrl: 'http://kafile.test/media/walk.mp4',
    thumbnailUrl: 'http://kafile.test/art/makkah-kaaba-dawn.svg',
  })
  expect(data[1]).toMatchObject({
    id: 'kaaba',
    kind: 'photo',
    url: 'http://kafile.test/art/makkah-kaaba-dawn.svg',
    width: 1600,
    height: 900,
    alt: 'The Kaaba',
    caption: 'At dawn',
    takenOn: '2026-10-01',
    videoUrl: null,
  })
  expect(meta).toEqual({ nextCursor: null, total: 2 })
})

test('goes on where it ended, by the cursor or the link', async () => {
  const app = await site()
  const first = await getPage(app, '/api/v1/media?limit=1')
  const { meta } = await first.json()
  const second = await (await getPage(app, `/api/v1/media?limit=1&cursor=${meta.nextCursor}`)).json()

  expect(first.headers.get('link')).toBe(
    `<http://kafile.test/api/v1/media?limit=1&cursor=${meta.nextCursor}>; rel="next"`,
  )
  expect([second.data[0].id, second.meta.nextCursor]).toEqual(['kaaba', null])
})

test('lists one kind or one album alone', async () => {
  const app = await site()
  const idsOf = async (query: string) =>
    (await (await getPage(app, `/api/v1/media?${query}`)).json()).data.map(({ id }: { id: string }) => id)

  expect(await idsOf('kind=photo')).toEqual(['kaaba'])
  expect(await idsOf('album=nobody')).toEqual([])
})

test.each([
  ['cursor=nonsense', 'cursor_invalid'],
  ['kind=painting', 'filter_invalid'],
  ['limit=0', 'filter_invalid'],
])('refuses %s with %s', async (query, code) => {
  const answer = await getPage(await site(), `/api/v1/media?${query}`)

  expect([answer.status, (await answer.json()).code]).toEqual([400, code])
})

test('hands out copies of shares, no more than asked for', async () => {
  const app = await site()
  const { data } = await (await getPage(app, '/api/v1/instagram-shares?locale=tr')).json()
  const refused = await getPage(app, '/api/v1/instagram-shares?limit=999')

  expect(data).toEqual([
    {
      id: 's1',
      url: 'http://kafile.test/art/haramain-train.svg',
      alt: 'A train',
      text: 'On the way',
      link: 'https://www.instagram.com/p/1',
      takenOn: '2026-10-01',
    },
  ])
  expect(refused.status).toBe(400)
})
