import type { Locator, Page } from '@playwright/test'
import { paths } from '#app/addresses/paths.ts'
import { expect, test } from './support/journey.ts'

// A document carries only the rules it has a use for itself. A part that comes from another page must bring its own.

test('a list that filters empty looks like the page of that list', async ({ page }) => {
  await page.goto(paths.tours('tr'))
  await page.locator('[name=priceMax]:visible').fill('1')
  await expect(page).toHaveURL(/priceMax=1/)
  await expect(page.locator('#results h2')).toBeVisible()
  const parts = ['#results', '#applied-filters', '#months']
  const swapped = await looksOf(page, parts)
  await page.reload()

  expect(swapped).toEqual(await looksOf(page, parts))
})

test('the contact form in its panel looks like the one of its page', async ({ page }) => {
  await page.goto(paths.faq('tr'))
  await page.locator('a[data-panel-script]').first().click()
  const form = page.locator('public-form[data-name=contact]')
  await expect(form.locator('[name=name]')).toBeVisible()
  await form.locator('[name=subject]').focus()
  const inPanel = await lookOf(form)
  await page.goto(paths.contact('tr'))
  await form.locator('[name=subject]').focus()

  expect(inPanel).toEqual(await lookOf(form))
})

test('the answer of the newsletter looks as it does on its own page', async ({ page, browser, email, baseURL }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const answers: Look[][] = []
  for (const reader of [page, await plain.newPage()]) {
    await reader.goto(paths.faq('tr'))
    const form = reader.locator('public-form[data-name=newsletter]')
    await form.locator('[name=email]').fill(email)
    await form.locator('[name=consent]').check()
    await form.getByRole('button').last().click()
    await expect(form.getByRole('status')).toBeVisible()
    answers.push(await lookOf(form))
  }
  await plain.close()

  expect(answers[0]).toEqual(answers[1])
})

type Look = Record<string, string>

async function looksOf(page: Page, parts: string[]): Promise<Look[][]> {
  return Promise.all(parts.map((part) => lookOf(page.locator(part))))
}

/** How each element of a part looks, as far as it does not depend on the room that the part has. */
function lookOf(part: Locator): Promise<Look[]> {
  return part.evaluate((root) => {
    const names = ['display', 'color', 'background-color', 'font', 'padding', 'border', 'gap', 'list-style-type']
    return [...root.querySelectorAll<HTMLElement>('*')].map((element) => {
      const style = getComputedStyle(element)
      return Object.fromEntries([
        ['element', `${element.localName}.${element.className}`],
        ...names.map((name) => [name, style.getPropertyValue(name)]),
      ])
    })
  })
}
