import { translator } from '#app/messages/translator.ts'
import { paths } from '#app/addresses/paths.ts'
import { locales } from '#kernel/locale.ts'
import { expect, test } from './support/journey.ts'
import { tabTo } from './support/keyboard.ts'

const cityName = { tr: 'Mekke', en: 'Makkah', ar: 'مكة المكرمة' }

for (const locale of locales) {
  test(`a visitor chooses a hotel in ${locale}: city, class, hotel, and a departure that stays there`, async ({
    page,
  }) => {
    const text = translator(locale, 'hotels')
    await page.goto(paths.hotels(locale))

    await page
      .getByRole('navigation', { name: text('city') })
      .getByRole('link', { name: cityName[locale] })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('in-city', { city: cityName[locale] }))
    await page
      .getByRole('navigation', { name: text('stars') })
      .getByRole('link', { name: text('star-count', { count: 5 }) })
      .click()
    await page.locator('main article h2 a').first().click()

    await expect(page.getByRole('heading', { name: text('facilities') })).toBeVisible()
    const tours = page.locator('aside').filter({ has: page.getByRole('heading', { name: text('tours') }) })
    await tours.locator('li a').first().click()
    await expect(page).toHaveURL((url) => url.pathname.startsWith(paths.tour(locale, '')))
  })
}

test('a visitor asks about a hotel and is thanked', async ({ page, email }) => {
  const requests = translator('tr', 'requests')
  await page.goto(paths.hotels('tr'))
  await page.locator('main article h2 a').first().click()
  const form = page.locator('form#inquiry')

  await form.locator('[name=name]').fill('Ayşe Yılmaz')
  await form.locator('[name=phone]').fill('0532 123 45 67')
  await form.locator('[name=email]').fill(email)
  await form.locator('[name=message]').fill('Nisan başında dört kişilik oda var mı?')
  await form.locator('[name=consent]').check()
  await form.getByRole('button').click()

  await expect(page).toHaveURL((url) => paths.requestSent('tr', { of: 'information' }).startsWith(url.pathname))
  await expect(page.getByRole('heading', { level: 1, name: requests('sent-information-title') })).toBeVisible()
})

test('the albums open, move and close by keys, and the focus comes back', async ({ page }) => {
  const viewer = page.locator('dialog#viewer')
  const shown = () =>
    viewer.locator('ol').evaluate((strip) => Math.round(Math.abs(strip.scrollLeft) / strip.clientWidth))
  await page.goto(paths.gallery('ar'))
  const third = page.locator('a[data-picture="2"]')
  await tabTo(page, third)

  await page.keyboard.press('Enter')
  await expect(viewer).toBeVisible()
  await expect.poll(shown).toBe(2)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(shown).toBe(3)
  await page.keyboard.press('Escape')

  await expect(viewer).toBeHidden()
  await expect(third).toBeFocused()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a picture of an album opens by itself', async ({ page }) => {
    await page.goto(paths.gallery('en'))

    await page.locator('a[data-picture="0"]').click()

    await expect(page).toHaveURL(/\/art\//)
  })
})
