import { expect, test } from 'vitest'
import { getPage, testApp, testRoutes } from '#tests/setup/test-app.ts'

test.each([
  ['/tr/developers', 'OpenAPI belgesi'],
  ['/developers', 'OpenAPI document'],
  ['/ar/developers', 'وثيقة OpenAPI'],
])('%s shows every call in a frame of its language, without a script of others', async (path, words) => {
  const page = await getPage(await testApp(), path)
  const html = await page.text()
  const { calls } = await testRoutes()

  expect([page.status, html.includes(words)]).toEqual([200, true])
  const shown = calls.filter((call) => html.includes(`${call.path.replace(/:(\w+)/g, '{$1}')}<`))
  expect(shown).toHaveLength(calls.length)
  expect(html).not.toMatch(/<script[^>]+src="https?:/)
})

test('what everybody may call comes first, what staff may call last', async () => {
  const html = await (await getPage(await testApp(), '/developers')).text()

  const at = ['cart', 'users', 'agent-offers', 'admin-api-keys'].map((id) => html.indexOf(`<section id="${id}"`))
  expect(at).toEqual(at.toSorted((a, b) => a - b))
  expect(at.every((place) => place > 0)).toBe(true)
})
