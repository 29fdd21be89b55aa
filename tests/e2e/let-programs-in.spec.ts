import { translator } from '#app/messages/translator.ts'
import { paths } from '#app/addresses/paths.ts'
import { STAFF } from './support/addresses.ts'
import { expect, test } from './support/journey.ts'
import { aStaffDesk } from './support/staff.ts'

const text = translator('tr', 'staff-programs')

test('staff give a program a key, which opens what it may and nothing else until it is revoked', async ({
  request,
  browser,
}, { testId }) => {
  const name = `Ortak ${testId.slice(-8)}`
  const desk = await aStaffDesk(browser)
  await desk.goto(paths.adminApiKeys('tr'))
  await desk.getByLabel(text('name'), { exact: true }).fill(name)
  await desk.getByLabel(text('account'), { exact: true }).fill(STAFF.email)
  await desk.getByRole('button', { name: text('create-key') }).click()
  await expect(desk.getByText(text('problem-scopes'))).toBeVisible()
  await expect(desk.getByLabel(text('name'), { exact: true })).toHaveValue(name)
  await desk.getByRole('checkbox', { name: 'orders:read' }).check()
  await desk.getByRole('button', { name: text('create-key') }).click()
  const key = await desk
    .getByRole('status', { name: text('key') })
    .locator('code')
    .innerText()

  const ask = async (path: string) =>
    (await request.get(path, { headers: { cookie: '', authorization: `Bearer ${key}` } })).status()
  expect([await ask('/api/v1/admin/orders'), await ask('/api/v1/admin/payments')]).toEqual([200, 403])

  await desk.goto(paths.adminApiKeys('tr'))
  await expect(desk.getByText(key)).toHaveCount(0)
  const row = desk.getByRole('row', { name })
  await row.getByRole('button', { name: text('revoke') }).click()
  await expect(row.getByText(text('state-revoked'))).toBeVisible()
  expect(await ask('/api/v1/admin/orders')).toBe(401)
  await desk.context().close()
})

test('staff add an address to be told at, and read in the log why it was not reached', async ({ request, browser }, {
  testId,
}) => {
  const url = `https://${testId.slice(-8)}.invalid/hook`
  const desk = await aStaffDesk(browser)
  await desk.goto(paths.adminWebhooks('tr'))
  await desk.getByLabel(text('url'), { exact: true }).fill('http://partner.example/hook')
  await desk.getByRole('checkbox', { name: 'request.received' }).check()
  await desk.getByRole('button', { name: text('create-webhook') }).click()
  await expect(desk.getByText(text('problem-url'))).toBeVisible()
  await desk.getByLabel(text('url'), { exact: true }).fill(url)
  await desk.getByRole('button', { name: text('create-webhook') }).click()
  await expect(desk.getByRole('status', { name: text('secret') })).toContainText('whsec_')

  const written = await request.post('/api/v1/call-requests', {
    data: { name: 'Zehra Ak', phone: '05321234567', consent: true },
  })
  expect(written.status(), await written.text()).toBe(202)
  await desk.getByRole('link', { name: url }).click()
  await expect(desk.getByRole('heading', { name: text('deliveries') }).first()).toBeVisible()
  await expect(async () => {
    await desk.reload()
    const row = desk.getByRole('row', { name: 'request.received' })
    await expect(row.getByText(text('failure-unreachable'))).toBeVisible({ timeout: 1_000 })
  }).toPass()

  await desk.getByRole('link', { name: text('back') }).click()
  await desk
    .getByRole('row', { name: url })
    .getByRole('button', { name: text('remove') })
    .click()
  await expect(desk.getByRole('link', { name: url })).toHaveCount(0)
  await desk.context().close()
})
