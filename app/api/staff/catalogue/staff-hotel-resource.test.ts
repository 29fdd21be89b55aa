import { expect, test } from 'vitest'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const gate = { tr: 'Kral Fahd Kapısı', en: 'King Fahd Gate', ar: 'باب الملك فهد' }

/** A hotel whose sign and gate staff have written down. */
async function aHotelWithGate() {
  const db = await testDb()
  await aDeparture(db)
  const app = await testApp({ db })
  const { token } = await staffSignedIn(db, { staffRole: 'content' })
  const call = async (method: string, path: string, body?: object) => {
    const answer = await app.respond(
      new Request(`http://kafile.test/api/v1/admin/hotels${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'if-match': '*' },
        ...(body ? { body: JSON.stringify(body) } : {}),
      }),
    )
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }
  const { body: list } = await call('GET', '')
  const [{ id } = { id: '' }] = list['data'] as { id: string }[]
  await call('PATCH', `/${id}`, { addressAr: 'شارع إبراهيم الخليل', nearestGate: gate })
  const { body } = await call('GET', `/${id}`)
  const { id: _id, version: _version, addressAr: _address, nearestGate: _gate, ...older } = body
  return { call, path: `/${id}`, older }
}

test.each(['PUT', 'PATCH'])(
  'a %s of a program that does not know the sign and the gate leaves them',
  async (method) => {
    const { call, path, older } = await aHotelWithGate()

    const saved = await call(method, path, method === 'PUT' ? older : { stars: 4 })

    expect(saved.status).toBe(200)
    expect(saved.body).toMatchObject({ addressAr: 'شارع إبراهيم الخليل', nearestGate: gate })
  },
)

test('sign and gate are emptied by whoever says so', async () => {
  const { call, path } = await aHotelWithGate()

  const saved = await call('PATCH', path, { addressAr: '' })

  expect(saved.body).toMatchObject({ addressAr: '', nearestGate: gate })
})

test('a new hotel needs neither', async () => {
  const { call, older } = await aHotelWithGate()

  const added = await call('POST', '', { ...older, slug: { tr: 'yeni', en: 'new', ar: 'jadid' } })

  expect([added.status, added.body['errors']]).toEqual([201, undefined])
  expect(added.body).toMatchObject({ addressAr: '', nearestGate: { tr: '', en: '', ar: '' } })
})
