import type { Page } from '@playwright/test'
import { translator } from '#app/messages/translator.ts'
import { paths } from '#app/addresses/paths.ts'
import { languages } from '#kernel/languages.ts'
import { expectNoBarrier, expectNoSideways } from './support/barriers.ts'
import { expect, test } from './support/journey.ts'
import { aStaffDesk } from './support/staff.ts'

const text = translator('tr', 'staff-content')
const media = translator('tr', 'staff-media')
const catalogue = translator('tr', 'staff-catalogue')
const locales = ['tr', 'en', 'ar'] as const
const titles = { tr: 'Leylek yolu', en: 'The way of the stork', ar: 'طريق اللقلق' } as const
const links = { tr: 'leylek-yolu', en: 'way-of-the-stork', ar: 'طريق-اللقلق' } as const

test('staff write a page in three languages, one of them for later, and visitors read it in the next request', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const desk = await aStaffDesk(browser)
  await desk.goto(`${paths.adminWritings('tr', 'pages')}/new`)
  for (const locale of locales) {
    await chooseLanguage(desk, locale)
    const part = desk.locator(`[data-language="${locale}"]`)
    await part.locator(`[name="${locale}.title"]`).fill(titles[locale])
    await part.locator(`[name="${locale}.link"]`).fill(links[locale])
    await part
      .getByRole('textbox', { name: text('field-body') })
      .last()
      .fill(titles[locale])
    await part.locator(`[name="${locale}.state"]`).selectOption(locale === 'ar' ? 'scheduled' : 'published')
  }
  await desk.locator('[name="ar.at"]').fill('2099-01-01T09:00')
  await expect(desk.locator('[data-language="ar"]').getByText(`${titles.ar} - `)).toBeVisible()
  await desk.getByRole('button', { name: text('create') }).click()
  await expect(desk.getByRole('status').getByText(text('created'))).toBeVisible()

  await page.goto(paths.page('tr', links.tr))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.tr)
  await page.goto(paths.page('en', links.en))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.en)
  expect((await page.request.get(paths.page('ar', links.ar))).status()).toBe(404)

  // A time that has passed publishes at once.
  await chooseLanguage(desk, 'ar')
  await desk.locator('[name="ar.at"]').fill('2020-01-01T09:00')
  await desk.getByRole('button', { name: text('save'), exact: true }).click()
  await expect(desk.getByRole('status').getByText(text('saved'), { exact: true })).toBeVisible()
  await page.goto(paths.page('ar', links.ar))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.ar)
  await desk.context().close()
})

test('staff upload a photograph with words for those who do not see it', async ({ browser }) => {
  test.setTimeout(120_000)
  const desk = await aStaffDesk(browser)
  await desk.goto(paths.adminMedia('tr'))
  const form = desk.locator('form', { has: desk.locator('[name="intent"][value="upload"]') })
  await form.locator('[name="file"]').setInputFiles('public/brand/apple-touch-icon.png')
  await form.locator('[name="alt.tr"]').fill('Bir leylek')
  await form.getByRole('button', { name: media('upload') }).click()
  await expect(desk.getByRole('status').getByText(media('done-uploaded'))).toBeVisible()
  await expect(desk.getByText('Bir leylek').first()).toBeVisible()
  await desk.context().close()
})

test('staff publish another version of a legal text, send an old address on, and put a link into the menu', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const desk = await aStaffDesk(browser)
  const saved = desk.getByRole('status').getByText(catalogue('done-part'))
  const save = desk.getByRole('button', { name: catalogue('save'), exact: true })

  await desk.goto(paths.adminPart('tr', 'redirects'))
  await desk.getByRole('button', { name: catalogue('row-add', { label: catalogue('field-moves') }) }).click()
  await desk.locator('[name="moves.0.oldAddress"]').fill('/tr/leylek-gunlugu')
  await desk.locator('[name="moves.0.newAddress"]').fill('/tr/faq')
  await save.click()
  await expect(saved).toBeVisible()
  await page.goto('/tr/leylek-gunlugu')
  await expect(page).toHaveURL(/\/tr\/faq$/)

  await desk.goto(paths.adminPart('tr', 'menus'))
  await desk.locator('details:has([name="menuLegal.0.label.tr"]) > summary').click()
  await desk.locator('[name="menuLegal.0.label.tr"]').fill('Satış koşulları')
  const down = { label: catalogue('field-menuLegal'), n: '1' }
  await desk.getByRole('button', { name: catalogue('row-down', down) }).press('Enter')
  await save.click()
  await expect(saved).toBeVisible()
  await expectSoon(page, paths.faq('tr'), async () => {
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Satış koşulları' })
    await expect(link).toBeVisible({ timeout: 1_000 })
  })

  await desk.goto(paths.adminKeyedPart('tr', 'agreements', 'refund-agreement'))
  await desk.locator('[name="title.tr"]').fill('İptal ve iade koşulları')
  await save.click()
  await expect(saved).toBeVisible()
  await expectSoon(page, paths.refundAgreement('tr'), async () => {
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('İptal ve iade koşulları', { timeout: 1_000 })
  })
  await expect(page.getByRole('link', { name: /^0\.2 / })).toBeVisible()
  await expectNoBarrier(desk)
  await expectNoSideways(desk)
  await desk.context().close()
})

/** Visitors are sent the page from before a change until the new one is made behind them. */
function expectSoon(page: Page, path: string, isThere: () => Promise<void>): Promise<void> {
  return expect(async () => {
    await page.goto(path)
    await isThere()
  }).toPass({ timeout: 15_000 })
}

/** The editor shows the texts of one language at a time. */
async function chooseLanguage(desk: Page, locale: (typeof locales)[number]): Promise<void> {
  await desk.locator('[data-tabs] label', { hasText: languages[locale].name }).click()
}
