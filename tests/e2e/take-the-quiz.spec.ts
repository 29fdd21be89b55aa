import type { Page } from '@playwright/test'
import { translator } from '#app/messages/translator.ts'
import { paths } from '#app/addresses/paths.ts'
import { expectNoBarrier, expectNoSideways } from './support/barriers.ts'
import { expect, test } from './support/journey.ts'

const QUESTIONS = 8

/** Answers that a journey fits, by the number of the question; elsewhere the first one will do. */
const chosen: Record<number, string> = {
  1: 'season.any',
  2: 'days.10',
  5: 'room.double',
  6: 'nearness.walk',
  7: 'budget.open',
}

/** Answers the question that is shown with its first answer, or with the one of a value. */
async function answer(page: Page, value?: string): Promise<void> {
  const option = value ? page.locator(`main input[value="${value}"]`) : page.getByRole('radio').first()
  await option.check()
  await page.locator('main form button[type=submit]').click()
}

for (const locale of ['tr', 'ar'] as const) {
  test(`a visitor answers every question in ${locale} and is led to a journey`, async ({ page }) => {
    const text = translator(locale, 'quiz')
    await page.goto(paths.home(locale))
    await page.getByRole('link', { name: translator(locale, 'home')('quiz-button') }).click()
    await expectNoBarrier(page)
    await expectNoSideways(page)

    for (let n = 1; n <= QUESTIONS; n += 1) {
      await expect(page.getByText(text('progress', { n: String(n), total: String(QUESTIONS) }))).toBeVisible()
      await answer(page, chosen[n])
    }

    await expect(page.getByRole('link', { name: text('again') })).toBeVisible()
    await expectNoBarrier(page)
    await expectNoSideways(page)
    await page
      .getByRole('link', { name: text('see-programme') })
      .first()
      .click()
    await expect(page).toHaveURL((url) => url.pathname.startsWith(paths.tour(locale, '')))
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor skips, goes back, changes an answer and shares the result', async ({ page, context }) => {
    const text = translator('tr', 'quiz')
    await page.goto(paths.quiz('tr'))

    await answer(page, 'season.any')
    await page.getByRole('link', { name: text('skip') }).click()
    await expect(page.getByText(text('progress', { n: '3', total: '8' }))).toBeVisible()
    await page.getByRole('link', { name: text('back') }).click()
    await expect(page.getByText(text('progress', { n: '2', total: '8' }))).toBeVisible()
    await answer(page, 'days.10')
    for (let n = 3; n <= QUESTIONS; n += 1) await page.getByRole('link', { name: text('skip') }).click()
    const result = page.url()
    const title = await page.getByRole('heading', { level: 1 }).textContent()

    const friend = await context.newPage()
    await friend.goto(result)
    await expect(friend.getByRole('heading', { level: 1 })).toHaveText(title ?? '')

    await page.getByRole('link', { name: /10 gün/ }).click()
    await answer(page, 'days.7')
    await expect(page.getByRole('link', { name: /7 gün/ })).toBeVisible()
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL(result)
  })

  test('whoever needs more than there is can ask for a call', async ({ page }) => {
    const text = translator('tr', 'quiz')
    await page.goto(paths.quiz('tr'))
    await answer(page, 'season.any')
    await answer(page, 'days.3')
    await answer(page, 'companions.friends')
    for (let n = 4; n <= QUESTIONS; n += 1) await page.getByRole('link', { name: text('skip') }).click()

    await expect(page.getByRole('link', { name: text('talk-button') })).toHaveAttribute('href', paths.callRequest('tr'))
  })
})
