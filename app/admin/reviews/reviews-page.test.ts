import { expect, test } from 'vitest'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { aReview } from '#modules/content/testing/a-review.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

async function aDesk(staffRole: 'content' | 'finance' = 'content') {
  const db = await testDb()
  const app = await testApp({ db })
  const { headers } = await staffSignedIn(db, { staffRole })
  return {
    db,
    answer: (path = '/tr/admin/reviews') => getPage(app, path, headers),
    get: async (path = '/tr/admin/reviews') => (await getPage(app, path, headers)).text(),
    comments: async () => (await getPage(app, '/tr/yorumlar')).text(),
    send: (fields: Record<string, string>, path = '/tr/admin/reviews') => postForm(app, path, fields, headers),
  }
}

test.each([
  ['', '1 review is waiting for approval', 'Approve and publish'],
  ['/tr', '1 yorum onay bekliyor', 'Onayla ve yayımla'],
  ['/ar', 'رأي واحد بانتظار الموافقة', 'الموافقة والنشر'],
])('%s/admin/reviews shows what waits in full, and how many do', async (prefix, count, words) => {
  const { db, get } = await aDesk()
  const { id } = await aDeparture(db)
  await aReview(db, { tourCode: id.slice(22) })

  const html = await get(`${prefix}/admin/reviews`)

  for (const text of [count, words, 'Rehberimiz çok sabırlıydı.', 'ayse@example.com']) expect(html).toContain(text)
})

test('the news of a review end with what they say, not with a colon and nothing', async () => {
  const { db, get } = await aDesk()
  await aReview(db)

  const html = await get('/admin/news')

  expect(html).toContain('New review')
  expect(html).not.toMatch(/New review(<!-- -->)?:/)
})

test('what is approved is on the site with the reply, and leaves those that wait', async () => {
  const { db, send, get, comments } = await aDesk()
  const id = await aReview(db)
  expect(await comments()).not.toContain('Rehberimiz çok sabırlıydı.')

  const sent = await send(
    { id, version: '1', intent: 'approve', reply: 'Teşekkür ederiz.' },
    '/tr/admin/reviews?q=ayse',
  )

  expect([sent.status, sent.headers.get('location')]).toEqual([302, '/tr/admin/reviews?q=ayse&done=approved'])
  const shown = await comments()
  for (const words of ['Rehberimiz çok sabırlıydı.', 'Cevabımız', 'Teşekkür ederiz.']) expect(shown).toContain(words)
  expect(shown).not.toContain('ayse@example.com')
  const list = await get('/tr/admin/reviews?done=approved')
  for (const words of ['Onay bekleyen yorum yok', 'Yorum yayında', 'Fatma Demir']) expect(list).toContain(words)
})

test('what is taken back leaves the site and waits again', async () => {
  const { db, send, get, comments } = await aDesk()
  const id = await aReview(db)
  await send({ id, version: '1', intent: 'approve', reply: '' })

  const sent = await send({ id, version: '2', intent: 'take-back' })

  expect(sent.status).toBe(302)
  expect(await comments()).not.toContain('Rehberimiz çok sabırlıydı.')
  expect(await get()).toContain('1 yorum onay bekliyor')
})

test('a refusal asks for a reason, which only staff see', async () => {
  const { db, send, get, comments } = await aDesk()
  const id = await aReview(db)

  const empty = await send({ id, version: '1', intent: 'refuse', reason: ' ' })
  const given = await send({ id, version: '1', intent: 'refuse', reason: 'Başka bir firmayı anlatıyor' })

  expect([empty.status, given.status]).toEqual([422, 302])
  expect(await empty.text()).toContain('Ret gerekçesini yazın.')
  expect(await get('/tr/admin/reviews?state=rejected')).toContain('Başka bir firmayı anlatıyor')
  expect(await comments()).not.toContain('Başka bir firmayı anlatıyor')
})

test('who decides second is told so and keeps what was typed', async () => {
  const { db, send } = await aDesk()
  const id = await aReview(db)
  await send({ id, version: '1', intent: 'approve', reply: '' })

  const late = await send({ id, version: '1', intent: 'approve', reply: 'Teşekkürler, yine bekleriz.' })
  const html = await late.text()

  expect(late.status).toBe(412)
  expect(html).toContain('Bu arada başka biri karar verdi')
  expect(html).toMatch(/<textarea[^>]*>Teşekkürler, yine bekleriz\.<\/textarea>/)
})

test('what was decided about a review that is gone is said once', async () => {
  const { send } = await aDesk()

  const answer = await send({ id: 'nobody', version: '1', intent: 'approve' })

  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('Bu yorum artık yok.')
})

test.each([{}, { id: 'x', version: '1', intent: 'publish' }, { id: 'x', version: '0', intent: 'approve' }])(
  'refuses the form %j',
  async (fields) => {
    const { send } = await aDesk()

    expect((await send(fields)).status).toBe(400)
  },
)

test('finds reviews by words and filters, and says when there are none', async () => {
  const { db, get } = await aDesk()
  await aReview(db)

  expect(await get('/tr/admin/reviews?q=SABIRLIYDI&rating=5')).toContain('Rehberimiz çok sabırlıydı.')
  expect(await get('/tr/admin/reviews?rating=1')).toContain('Bu ölçütlere uyan yorum yok.')
})

test('what a visitor wrote is text, whatever it looks like', async () => {
  const { db, get } = await aDesk()
  await aReview(db, { text: '<script>alert(1)</script> güzeldi' })

  expect(await get()).toContain('&lt;script&gt;alert(1)&lt;/script&gt; güzeldi')
})

test('reviews are for staff who look after content', async () => {
  const { answer, send } = await aDesk('finance')

  expect([(await answer()).status, (await send({ id: 'x', version: '1', intent: 'approve' })).status]).toEqual([
    403, 403,
  ])
})
