import { expect, test } from 'vitest'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const about = {
  order: '1',
  picture: 'haramain-train',
  translations: {
    tr: { title: 'Hakkımızda', body: '<p onclick="x()">Biz</p>', published: true },
    en: { title: 'About us', link: 'about-us', body: '<p>Us</p>', publishAt: '2099-01-01T00:00:00Z' },
  },
}

async function caller() {
  const db = await testDb()
  const app = await testApp({ db })
  const { token } = await staffSignedIn(db, { staffRole: 'content' })
  return async (method: string, path: string, { body, ifMatch }: { body?: unknown; ifMatch?: string } = {}) => {
    const response = await app.respond(
      new Request(`http://kafile.test/api/v1/admin${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          ...(ifMatch === undefined ? {} : { 'if-match': ifMatch }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    )
    const text = await response.text()
    return { status: response.status, tag: response.headers.get('etag'), body: text ? JSON.parse(text) : undefined }
  }
}

test('a page is added, read, changed in part, replaced and removed, each in the version that was read', async () => {
  const call = await caller()

  const created = await call('POST', '/pages', { body: about })
  const patched = await call('PATCH', '/pages/hakkimizda', {
    ifMatch: '"1"',
    body: { translations: { tr: { title: 'Biz kimiz' } } },
  })
  const stale = await call('PUT', '/pages/hakkimizda', { ifMatch: '"1"', body: about })
  const blind = await call('PUT', '/pages/hakkimizda', { body: about })
  const replaced = await call('PUT', '/pages/hakkimizda', { ifMatch: patched.tag ?? '', body: about })
  const removed = await call('DELETE', '/pages/hakkimizda', { ifMatch: '"3"' })
  const gone = await call('GET', '/pages/hakkimizda')

  expect([created.status, created.tag]).toEqual([201, '"1"'])
  expect(created.body.translations).toMatchObject({
    tr: { link: 'hakkimizda', body: '<p>Biz</p>', published: true, publishAt: null },
    en: { published: false, publishAt: '2099-01-01T00:00:00.000Z' },
  })
  expect(patched.body.translations).toMatchObject({
    tr: { title: 'Biz kimiz', body: '<p>Biz</p>' },
    en: { title: 'About us' },
  })
  expect([stale.status, stale.body.code]).toEqual([412, 'edit_conflict'])
  expect([blind.status, blind.body.code]).toEqual([428, 'precondition_required'])
  expect([replaced.status, removed.status, gone.status]).toEqual([200, 204, 404])
})

test('a taken link, an unknown field and a missing text are refused', async () => {
  const call = await caller()
  await call('POST', '/pages', { body: about })

  const taken = await call('POST', '/pages', { body: about })
  const unknown = await call('POST', '/pages', { body: { ...about, colour: 'red' } })
  const missing = await call('POST', '/pages', { body: { translations: { ar: { title: 'x', published: true } } } })

  expect([taken.status, taken.body.code]).toEqual([409, 'link_taken'])
  expect([unknown.status, unknown.body.code]).toEqual([422, 'unknown_field'])
  expect(missing.body.errors).toMatchObject([{ pointer: '/translations/ar/body' }])
})

test('the preview of a page is there before it is published', async () => {
  const call = await caller()
  await call('POST', '/pages', { body: about })

  const preview = await call('GET', '/pages/hakkimizda/preview?locale=en')

  expect(preview.body).toMatchObject({ heading: 'About us', metaTitle: 'About us - Kafile Turizm', body: '<p>Us</p>' })
})

test('lists say what is published where and what is missing', async () => {
  const call = await caller()
  await call('POST', '/pages', { body: about })

  const { body } = await call('GET', '/pages?q=about&state=scheduled')

  expect(body).toMatchObject({ data: [{ id: 'hakkimizda', published: ['tr'], missing: ['ar'] }], meta: { total: 1 } })
  expect((await call('GET', '/pages?state=none')).status).toBe(400)
})
