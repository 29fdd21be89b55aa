import { translator } from '#app/messages/translator.ts'
import { paths, withQuery } from '#app/addresses/paths.ts'
import { locales } from '#kernel/locale.ts'
import { expectNoBarrier, expectNoSideways } from './support/barriers.ts'
import { expect, test } from './support/journey.ts'

const text = translator('tr', 'search')
const word = { tr: 'mekke', en: 'makkah', ar: 'مكة' } as const

for (const locale of locales) {
  test(`a visitor finds a journey by a word in ${locale}`, async ({ page }) => {
    await page.goto(paths.home(locale))
    await page
      .getByRole('link', { name: translator(locale, 'chrome')('search') })
      .first()
      .click()
    await page.getByRole('combobox').fill(word[locale])
    await page.getByRole('button', { name: translator(locale, 'search')('go'), exact: true }).click()

    await expect(page.locator('main mark').first()).toBeVisible()
    await expectNoBarrier(page)
    await expectNoSideways(page)
    await page.locator(`section[aria-labelledby=found-tour] a`).first().click()
    await expect(page).toHaveURL((url) => url.pathname.startsWith(paths.tour(locale, '')))
  })
}

test('suggestions come while typing and are walked through with the keyboard', async ({ page }) => {
  await page.goto(paths.search('tr'))
  const field = page.getByRole('combobox')
  const list = page.getByRole('listbox')

  const asked = page.waitForRequest(/suggest.*q=med$/u)
  await page.route(/suggest.*q=med$/u, () => {})
  await field.pressSequentially('med')
  await asked
  await field.pressSequentially('i')
  await expect(list, 'a letter typed while the question before it was not answered').toBeVisible()
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  const first = list.getByRole('option').first()
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await expect(field).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '')
  await expectNoBarrier(page)
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()

  await field.pressSequentially('n')
  await expect(list).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL((url) => /^medine/iu.test(url.searchParams.get('q') ?? ''))
})

test('the latest searches stay in the browser, one for each word, and can be deleted', async ({ page }) => {
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('searchHistory') ?? '[]'))
  const words = async () => ((await stored()) as { word: string }[]).map((entry) => entry.word)
  for (const q of ['mekke', 'vize', 'MEKKE']) await page.goto(withQuery(paths.search('tr'), { q }))

  await expect.poll(words).toEqual(['MEKKE', 'vize'])
  expect(await stored()).toEqual([
    { kind: 'word', word: 'MEKKE', date: expect.any(Number) },
    { kind: 'word', word: 'vize', date: expect.any(Number) },
  ])

  await page.getByRole('button', { name: text('forget-word', { word: 'vize' }) }).click()
  await expect.poll(words).toEqual(['MEKKE'])
  await page.getByRole('button', { name: text('clear-history') }).click()
  await expect.poll(words).toEqual([])
  await expect(page.getByRole('heading', { name: text('history') })).toBeHidden()
})

test('one typing mistake does not hide what is looked for', async ({ page }) => {
  await page.goto(withQuery(paths.search('tr'), { q: 'mekek' }))

  await expect(page.locator('main mark').first()).toContainText(/mekke/i)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor finds a hotel by its city', async ({ page }) => {
    await page.goto(paths.search('tr'))
    await page.getByRole('searchbox').fill('medine')
    await page.getByRole('button', { name: text('go'), exact: true }).click()

    await page.locator('section[aria-labelledby=found-hotel] a').first().click()
    await expect(page).toHaveURL((url) => url.pathname.startsWith(paths.hotel('tr', '')))
  })

  test('what cannot be found is said, and what is too short as well', async ({ page }) => {
    await page.goto(withQuery(paths.search('tr'), { q: 'qqqqqq' }))
    await expect(page.getByRole('heading', { name: text('results-for', { word: 'qqqqqq', count: 0 }) })).toBeVisible()

    await page.goto(withQuery(paths.search('tr'), { q: 'a' }))
    await expect(page.getByText(text('too-short'))).toBeVisible()
  })
})
