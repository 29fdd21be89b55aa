import type { Page } from '@playwright/test'
import { translator } from '#app/messages/translator.ts'
import { paths } from '#app/addresses/paths.ts'
import { locales } from '#kernel/locale.ts'
import { addToCart } from './support/book.ts'
import { expect, test } from './support/journey.ts'
import { aStaffDesk } from './support/staff.ts'
import { addDeparture, copyTwice, publishDeparture, writeTour } from './support/tour-editor.ts'

const text = translator('tr', 'staff-catalogue')
const deskText = translator('tr', 'staff-desk')
const names = { tr: 'Leylek umresi', en: 'Stork Umrah', ar: 'عمرة اللقلق' } as const

test('staff write a tour with three departures in three languages, publish it, and a visitor takes a place', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const desk = await aStaffDesk(browser)
  await writeTour(desk, 'LEYLEKUMRE', names)
  await addDeparture(desk, { departsOn: '2031-02-12', returnsOn: '2031-02-19', salesCloseOn: '2031-02-01' })
  const id = '12-02-2031-19-02-2031-LEYLEKUMRE'
  await expect(desk).toHaveURL(new RegExp(`/tr/admin/tour/${id}`))

  await copyTwice(desk, '2031-03-05')
  await expect(desk.getByRole('link', { name: /2031/ })).toHaveCount(3)

  // A draft is seen by staff alone.
  const preview = await desk.context().newPage()
  await preview.goto(paths.adminTourPreview('ar', id))
  await expect(preview.getByRole('heading', { level: 1 })).toContainText(names.ar)
  expect((await page.goto(paths.tour('tr', id)))?.status()).toBe(404)

  await publishDeparture(desk)
  for (const locale of locales) {
    await page.goto(paths.tour(locale, id))
    await expect(page.getByRole('heading', { level: 1 })).toContainText(names[locale])
  }
  await page.goto(paths.tour('tr', id))
  await addToCart(page, 'tr')
  await page.goto(paths.cart('tr'))
  await expect(page.getByText(names.tr).first()).toBeVisible()
  await desk.context().close()
})

test('two people at one tour lose nothing', async ({ browser }) => {
  const desk = await aStaffDesk(browser)
  const other = await aStaffDesk(browser)
  await desk.goto(paths.adminTours('tr', { q: 'umre' }))
  const address = (await desk.locator('tbody a').first().getAttribute('href')) ?? ''
  await desk.goto(address)
  await other.goto(address)
  const saveTour = (of: Page) =>
    of
      .locator('form', { has: of.locator('[name="intent"][value="tour"]') })
      .getByRole('button', { name: text('save') })
      .click()
  await other.locator('[name="promise.tr"]').fill('Onların sözü')
  await saveTour(other)
  await expect(other.getByRole('status').getByText(text('done-saved'))).toBeVisible()

  await desk.locator('[name="promise.tr"]').fill('Benim sözüm')
  await desk.locator('[name="depositPercent"]').fill('35')
  await saveTour(desk)

  const conflict = desk.getByRole('region', { name: deskText('conflict-title') })
  await expect(conflict).toContainText('Onların sözü')
  await expect(conflict).toContainText('Benim sözüm')
  await expect(desk.locator('[name="depositPercent"]')).toHaveValue('35')
  await conflict.getByLabel(deskText('conflict-theirs')).check()
  await saveTour(desk)
  await expect(desk.getByRole('status').getByText(text('done-saved'))).toBeVisible()
  await expect(desk.locator('[name="promise.tr"]')).toHaveValue('Onların sözü')
  await expect(desk.locator('[name="depositPercent"]')).toHaveValue('35')
  await desk.context().close()
  await other.context().close()
})
