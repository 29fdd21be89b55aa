import { translator } from '#app/messages/translator.ts'
import { STAFF } from './support/addresses.ts'
import { expect, test } from './support/journey.ts'
import { STAFF_STATE } from './support/staff.ts'

test('staff come in through their door', async ({ page }) => {
  await page.goto('/tr/admin/login')
  await page.locator('[name=email]').fill(STAFF.email)
  await page.locator('[name=password]').fill(STAFF.password)
  await page.locator('main form button').click()

  await expect(page).toHaveURL(/\/tr\/admin\/dashboard$/)
  // The page behind the door is there, not only its address.
  await expect(page.getByRole('link', { name: translator('tr', 'staff')('dashboard') }).first()).toBeVisible()
  await page.context().storageState({ path: STAFF_STATE })
})
