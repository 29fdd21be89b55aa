import { translator } from '#app/messages/translator.ts'
import { paths } from '#app/addresses/paths.ts'
import { linkOf } from './support/account.ts'
import { expect, test } from './support/journey.ts'
import { aStaffDesk } from './support/staff.ts'

const text = translator('tr', 'staff-users')
const staff = translator('tr', 'staff')
const own = translator('en', 'own-account')

test('staff invite a colleague, who works by the role until it changes and the account is blocked; the log tells all', async ({
  page,
  browser,
  email,
  mailTo,
}) => {
  test.slow()
  const password = 'Yeni-Parola9'
  const desk = await aStaffDesk(browser)
  await desk.goto(paths.adminUsers('tr'))
  await desk.getByRole('link', { name: text('invite') }).click()
  await desk.getByLabel(text('name'), { exact: true }).fill('Zehra Ak')
  await desk.getByLabel(text('email'), { exact: true }).fill('zehra')
  await desk.getByLabel(text('invite-language')).selectOption('en')
  await desk.getByLabel(text('staff-role')).selectOption('operations')
  await desk.getByRole('button', { name: text('invite-submit') }).click()
  await expect(desk.getByText(translator('tr', 'forms')('email'))).toBeVisible()
  await desk.getByLabel(text('email'), { exact: true }).fill(email)
  await desk.getByRole('button', { name: text('invite-submit') }).click()
  await expect(desk.getByText(text('done-invited'))).toBeVisible()
  const userId = new URL(desk.url()).pathname.split('/').at(-1) ?? ''

  const mail = await mailTo(email, /account is ready/)
  await page.goto(linkOf(mail, '/user/reset'))
  await page.locator('[name=password]').fill(password)
  await page.locator('[name=confirmPassword]').fill(password)
  await page.getByRole('button', { name: own('reset-submit') }).click()
  await expect(page.getByText(own('reset-done'))).toBeVisible()
  await page.goto(paths.adminLogin('tr', paths.adminOrders('tr')))
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=password]').fill(password)
  await page.locator('main form button').click()
  await expect(page.getByRole('heading', { name: staff('orders'), level: 1 })).toBeVisible()
  expect((await page.request.get(paths.adminUsers('tr'))).status()).toBe(403)

  await desk.getByLabel(text('staff-role')).selectOption('content')
  await desk.getByRole('button', { name: text('save') }).click()
  await expect(desk.getByText(text('done-saved'))).toBeVisible()
  expect((await page.request.get(paths.adminOrders('tr'))).status()).toBe(403)
  await desk.getByRole('button', { name: text('block') }).click()
  await expect(desk.getByRole('button', { name: text('unblock') })).toBeVisible()
  await page.goto(paths.adminDashboard('tr'))
  await expect(page).toHaveURL((url) => url.pathname === paths.adminLogin('tr'))

  await desk.goto(paths.adminAudit('tr', { q: userId, verify: 1 }))
  await expect(desk.getByText(/^Zincir sağlam/)).toBeVisible()
  for (const act of ['act-user-invite', 'act-user-roles', 'act-user-block'] as const)
    await expect(desk.getByRole('cell', { name: translator('tr', 'staff-audit')(act), exact: true })).toBeVisible()
  await desk.context().close()
})
