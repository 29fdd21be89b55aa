import { expect, test } from 'vitest'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { describedOperations } from '#tests/setup/call-operations.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

async function aDesk() {
  const db = await testDb()
  const app = await testApp({ db })
  const { headers } = await staffSignedIn(db)
  const { operations } = await describedOperations(app)
  const lists = operations.filter(
    ({ method, path, query }) =>
      method === 'GET' && /\/admin\/[^{]*$/.test(path) && query.some(({ name }) => name === 'page' || name === 'sort'),
  )
  return { db, lists, get: (path: string) => getPage(app, path, headers) }
}

test('every list of staff refuses an order that it does not have, and names the field', async () => {
  const { lists, get } = await aDesk()

  const answers = await Promise.all(
    lists.map(async ({ path }) => {
      const answer = await get(`${path}?sort=nonsense`)
      const { code, errors } = (await answer.json()) as { code: string; errors?: { pointer: string }[] }
      return [path, answer.status, code, errors?.[0]?.pointer]
    }),
  )

  expect(answers.length).toBeGreaterThanOrEqual(18)
  expect(answers).toEqual(lists.map(({ path }) => [path, 400, 'filter_invalid', '/sort']))
})

test('every order that the description names is taken', async () => {
  const { lists, get } = await aDesk()
  const sorts = lists.flatMap(({ path, query }) => {
    const named = query.find(({ name }) => name === 'sort')?.schema['enum']
    return Array.isArray(named) ? named.map((sort) => `${path}?sort=${String(sort)}`) : []
  })

  const answers = await Promise.all(sorts.map(async (path) => [path, (await get(path)).status]))

  expect(sorts.length).toBeGreaterThan(60)
  expect(answers).toEqual(sorts.map((path) => [path, 200]))
})

test('departures come by page, by their words and in the order asked for', async () => {
  const { db, get } = await aDesk()
  const [early, late] = [
    await aDeparture(db, { departsOn: '2031-02-12' }),
    await aDeparture(db, { departsOn: '2031-03-12' }),
  ]
  const ask = async (query: string) => {
    const answer = await get(`/api/v1/admin/departures?from=2031-02-01&to=2031-03-31&${query}`)
    const { data, meta } = (await answer.json()) as { data: { id: string }[]; meta: { total: number } }
    return { ids: data.map(({ id }) => id), total: meta.total, link: answer.headers.get('link') ?? '' }
  }

  expect(await ask('sort=-date')).toMatchObject({ ids: [late.id, early.id], total: 2 })
  expect(await ask(`q=${early.id.toLowerCase()}`)).toMatchObject({ ids: [early.id], total: 1 })
  const first = await ask('pageSize=1')
  expect(first).toMatchObject({ ids: [early.id], total: 2 })
  expect(first.link).toContain('page=2')
  expect(await ask('pageSize=1&page=2')).toMatchObject({ ids: [late.id] })
  expect((await get('/api/v1/admin/departures?page=0')).status).toBe(400)
})
