import type { Page } from '@playwright/test'
import { translator } from '#app/messages/translator.ts'
import { paths } from '#app/addresses/paths.ts'
import { aTourForSale } from './support/find-tour.ts'
import { expect, test } from './support/journey.ts'

const text = translator('tr', 'requests')
const tourText = translator('tr', 'tour')
const reviewText = translator('tr', 'reviews')

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('a visitor asks about a tour', async ({ page, request }, { testId }) => {
      const tour = await aTourForSale(request, testId)
      await page.goto(tour.path('tr'))
      await page
        .getByRole('link', { name: tourText('information'), exact: true })
        .first()
        .click()

      await askAs(page)
      await page.getByLabel(text('message')).fill('Otel Harem’e ne kadar uzak?')
      await page.getByRole('button', { name: text('information-send') }).click()
      await expect(page.getByRole('alert').filter({ hasText: text('fix', { count: 1 }) })).toBeVisible()
      await expect(page.getByLabel(text('name'))).toHaveValue('Ayşe Yılmaz')

      await page.getByRole('checkbox', { name: text('consent') }).check()
      await page.getByRole('button', { name: text('information-send') }).click()
      await expect(page.getByRole('heading', { name: text('sent-information-title') })).toBeVisible()
    })

    test('a visitor asks for places for two', async ({ page, request }, { testId }) => {
      const tour = await aTourForSale(request, testId)
      await page.goto(tour.path('tr'))
      await page
        .getByRole('link', { name: tourText('reserve'), exact: true })
        .first()
        .click()

      await askAs(page)
      await page.getByLabel(text('email')).first().fill('ayse@example.com')
      await page.getByLabel(text('room-type')).selectOption('double')
      await fillPassenger(page, 0)
      await page.getByRole('button', { name: text('add-passenger') }).click()
      await expect(page.locator('[name="passengers.1.firstName"]')).toBeVisible()
      await expect(page.locator('[name="passengers.0.firstName"]')).toHaveValue('Ayşe')
      await fillPassenger(page, 1)
      await page.locator('#consent').check()
      await page.getByRole('button', { name: text('reservation-send') }).click()

      await expect(page.getByRole('heading', { name: text('sent-reservation-title') })).toBeVisible()
      await page.getByRole('link', { name: text('to-tour') }).click()
      await expect(page).toHaveURL((url) => url.pathname === tour.path('tr'))
    })

    test('a family asks for a private tour', async ({ page }) => {
      await page.goto(paths.specialTours('tr'))

      await page.getByLabel(text('group-size')).fill('6')
      await askAs(page)
      await page.getByLabel(text('wishes')).fill('Mekke ve Medine, sakin bir program.')
      await page.getByRole('checkbox', { name: text('consent') }).check()
      await page.getByRole('button', { name: text('private-send') }).click()

      await expect(page.getByRole('heading', { name: text('sent-private-title') })).toBeVisible()
    })

    test('a traveller writes a review with the keyboard', async ({ page }) => {
      await page.goto(paths.comments('tr'))

      await page.getByRole('radio', { name: reviewText('stars', { count: 1 }) }).focus()
      for (let mark = 1; mark < 5; mark += 1) await page.keyboard.press('ArrowRight')
      await expect(page.getByRole('radio', { name: reviewText('stars', { count: 5 }) })).toBeChecked()
      await page.getByLabel(reviewText('form-name')).fill('Ayşe Y.')
      await page.locator('[id="review.email"]').fill('ayse@example.com')
      await page.getByLabel(reviewText('form-text')).fill('Rehberimiz çok sabırlıydı.')
      await page.getByRole('button', { name: reviewText('form-send') }).click()

      await expect(page.getByText(translator('tr', 'contact')('review-success'))).toBeVisible()
      await page.getByRole('link', { name: text('sent-comments') }).click()
      await expect(page.getByText('Rehberimiz çok sabırlıydı.')).toHaveCount(0)
    })
  })
}

async function askAs(page: Page): Promise<void> {
  await page.getByLabel(text('name'), { exact: true }).fill('Ayşe Yılmaz')
  await page.getByLabel(text('phone'), { exact: true }).fill('0532 123 45 67')
}

async function fillPassenger(page: Page, index: number): Promise<void> {
  const field = (name: string) => page.locator(`[name="passengers.${index}.${name}"]`)
  await field('firstName').fill('Ayşe')
  await field('lastName').fill('Yılmaz')
  await page.locator(`label:has([name="passengers.${index}.gender"])`).first().click()
  await expect(field('gender').first()).toBeChecked()
  await field('bornOn.day').fill('14')
  await field('bornOn.month').selectOption('3')
  await field('bornOn.year').fill('1961')
  await field('tckn').fill('10000000146')
}
