import { translator } from '#app/messages/translator.ts'
import { paths } from '#app/paths.ts'
import { expect, test } from './support/journey.ts'
import { createLink } from './support/payment-link.ts'
import { aStaffDesk } from './support/staff.ts'

const text = translator('tr', 'staff-desk')
const links = translator('tr', 'payment-links')

test('staff go anywhere by keyboard: search, areas and the list of keys', async ({ browser }) => {
  const desk = await aStaffDesk(browser)
  await desk.goto(paths.adminDashboard('tr'))
  const field = desk.getByRole('combobox', { name: text('search') })

  await desk.keyboard.press('ControlOrMeta+k')
  await expect(field).toBeFocused()
  await field.fill('ödeme bağ')
  await expect(desk.getByRole('option').first()).toBeVisible()
  await desk.keyboard.press('ArrowDown')
  await desk.keyboard.press('Enter')
  await expect(desk).toHaveURL(new RegExp(`${paths.adminPaymentLinks('tr')}$`))

  await desk.locator('body').click()
  await desk.keyboard.press('g')
  await desk.keyboard.press('o')
  await expect(desk).toHaveURL(new RegExp(`${paths.adminOrders('tr')}$`))
  await desk.keyboard.press('?')
  await expect(desk.getByRole('dialog', { name: text('keys') })).toBeVisible()
  await desk.context().close()
})

test('a view is saved under a name, opened again, removed and brought back', async ({ browser, email }) => {
  const desk = await aStaffDesk(browser)
  const name = `İptaller ${email}`
  await desk.goto(paths.adminOrders('tr', { state: 'cancelled' }))
  await desk.getByText(text('view-save'), { exact: true }).click()
  await desk.getByLabel(text('view-name')).fill(name)
  await desk.getByRole('button', { name: text('view-save-submit') }).click()
  await expect(desk.getByText(text('view-saved'))).toBeVisible()

  await desk.goto(paths.adminOrders('tr'))
  await desk.getByRole('link', { name }).click()
  await expect(desk).toHaveURL(/state=cancelled/)
  await desk.getByRole('button', { name: text('view-remove', { name }) }).click()
  await desk.getByRole('button', { name: text('undo') }).click()
  await expect(desk.getByRole('link', { name })).toBeVisible()
  await desk.context().close()
})

test('chosen links are previewed, archived at once, and a deleted one comes back', async ({ browser, email }) => {
  const desk = await aStaffDesk(browser)
  const title = `Kalan ödeme ${email}`
  await createLink(desk, { title, email })
  await desk.goto(paths.adminPaymentLinks('tr', { q: email }))
  await desk.getByRole('checkbox', { name: text('select-row', { name: title }) }).check()
  await expect(desk.getByText(text('selected', { count: 1 }))).toBeVisible()
  await desk.getByLabel(text('bulk-action')).selectOption('archive-link')
  await desk.getByRole('button', { name: text('bulk-preview') }).click()
  await expect(desk.getByText(text('skip-still-pending'))).toBeVisible()

  await desk.goto(paths.adminPaymentLinks('tr', { q: email }))
  await desk.getByRole('link', { name: links('delete', { title }) }).click()
  await desk.getByRole('button', { name: links('delete-button') }).click()
  await desk.getByRole('button', { name: text('undo') }).click()
  await expect(desk.getByText(links('done-restored'))).toBeVisible()
  await expect(desk.getByRole('row', { name: title })).toBeVisible()
  await desk.context().close()
})
