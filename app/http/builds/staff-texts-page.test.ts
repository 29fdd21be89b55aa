import { expect, test } from 'vitest'
import { paths } from '#app/addresses/paths.ts'
import { messages } from '#app/messages/messages.server.ts'
import { locales } from '#kernel/locale.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { aSite } from '#tests/setup/test-site.ts'

test.each(locales)('pages of the staff leave their texts in %s to one file that browsers keep', async (locale) => {
  const { ask, database } = await aSite()
  const staff = await staffSignedIn(database.db)
  const page = await ask(paths.adminAudit(locale), staff.headers)
  const [, address = ''] = /<link rel="preload" href="(\/builds\/staff-texts\/[^"]+)" as="fetch"/.exec(page.text) ?? []

  const { headers, text } = await ask(address)

  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const { 'staff-orders': ofOrders, ui } = JSON.parse(text) as Record<string, unknown>
  expect([ofOrders, ui]).toEqual([messages[locale]['staff-orders'], messages[locale].ui])
  expect(page.text).not.toContain(JSON.stringify(messages[locale]['staff-orders']).slice(1, 100))
})

test('a page of an earlier build gets the texts of now, which are not kept under its name', async () => {
  const { ask } = await aSite()

  const { status, headers } = await ask('/builds/staff-texts/tr-0123456789.json')

  expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
})

test.each(['de-0123456789.json', '__proto__', 'trx.json'])('knows no texts %j', async (file) => {
  const { ask } = await aSite()

  expect((await ask(`/builds/staff-texts/${file}`)).status).toBe(404)
})
