import { translator } from '#app/messages/translator.ts'
import { paths } from '#app/addresses/paths.ts'
import { expect, test } from './support/journey.ts'
import { listed } from './support/listed.ts'
import { aStaffDesk } from './support/staff.ts'

test('staff go through all areas without a new document', async ({ browser }) => {
  const locale = 'ar'
  const desk = await aStaffDesk(browser)
  const problems: string[] = []
  desk.on('pageerror', (error) => problems.push(error.message))
  let documents = 0
  desk.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === desk.mainFrame()) documents += 1
  })
  await desk.goto(paths.adminDashboard(locale))

  const areas = desk.getByRole('navigation', { name: translator(locale, 'staff')('navigation') })
  const hrefs = await areas.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  for (const href of hrefs.filter((each) => each.includes('/admin/'))) {
    const link = areas.locator(`a[href="${href}"]`)
    const folded = areas.locator('details:not([open])', { has: desk.locator(`a[href="${href}"]`) }).locator('summary')
    for (const group of await listed(folded)) await group.click()
    await link.click()
    await expect(desk).toHaveURL(new RegExp(`${href}$`))
    await expect(desk.getByRole('heading', { level: 1 })).toBeVisible()
  }

  expect(hrefs.length).toBeGreaterThan(5)
  expect(problems).toEqual([])
  expect(documents).toBe(1)
  await desk.context().close()
})
