import { expect, test } from './support/journey.ts'

test('staff who sign in without a connection are told so and keep what they typed', async ({ page }) => {
  await page.goto('/tr/admin/login')
  await page.route('**/admin/login**', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )

  await page.locator('[name=email]').fill('admin@kafile.example')
  await page.locator('[name=password]').fill('bir-sifre')
  await page.locator('[name=password]').press('Enter')

  await expect(page.getByText('Bağlantı hatası. Lütfen tekrar deneyin.')).toBeVisible()
  await expect(page.locator('[name=email]')).toHaveValue('admin@kafile.example')
})
