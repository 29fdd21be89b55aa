import { expect, test } from 'vitest'
import { getPage, testApp } from '#tests/setup/test-app.ts'

test.each([
  ['default', '/faq', true],
  ['wide', '/contact', true],
  ['error', '/error', true],
  ['empty', '/admin/login', false],
])('the %s layout of %s has the bar and the footer: %s', async (_, path, hasChrome) => {
  const html = await (await getPage(await testApp(), path)).text()

  expect([html.includes('<sticky-nav'), /<form [^>]*action="\/newsletter"/.test(html), html.includes('<main')]).toEqual(
    [hasChrome, hasChrome, true],
  )
})
