import { expect, test } from './support/journey.ts'

const applications = [
  ['the staff door', '/tr/admin/login'],
  ['the staff door in Arabic', '/ar/admin/login'],
] as const

for (const [name, path] of applications) {
  test(`${name} comes to life without a complaint of the browser`, async ({ page }) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      // The journeys keep service workers off.
      const isOurs = !message.text().startsWith('Service Worker registration blocked')
      if (isOurs && ['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))

    await page.goto(path)

    // React marks what it has taken over.
    const isAlive = () =>
      page.evaluate(() =>
        Object.keys(document.querySelector('form') ?? {}).some((key) => key.startsWith('__reactFiber')),
      )
    await expect.poll(isAlive).toBe(true)
    expect(complaints).toEqual([])
  })
}

test('a document is complete without any script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()

  await page.goto('/tr/tours')

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('script[src*="entry.client"]')).toHaveCount(0)
  await context.close()
})
