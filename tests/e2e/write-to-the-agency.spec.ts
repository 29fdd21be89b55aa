import type { Page } from '@playwright/test'
import { translator } from '#app/messages/translator.ts'
import { paths } from '#app/addresses/paths.ts'
import type { Locale } from '#kernel/locale.ts'
import { expect, test } from './support/journey.ts'

const AGENCY = 'bilgi@kafile.example'

async function writeMessage(page: Page, email: string, subject: string): Promise<void> {
  const form = page.locator('public-form[data-name=contact]')
  await form.locator('[name=name]').fill('Ayşe Yılmaz')
  await form.locator('[name=email]').fill(email)
  await form.locator('[name=subject]').fill(subject)
  await form.locator('[name=message]').fill('Otel tekerlekli sandalyeye uygun mu?')
  await form.locator('form button').click()
}

/** Leaves an address at the foot of a page, and opens the link of the mail that answers it. */
async function subscribe(page: Page, locale: Locale, email: string): Promise<void> {
  const chrome = translator(locale, 'chrome')
  const form = page.locator('public-form[data-name=newsletter]')
  await form.locator('[name=email]').fill(email)
  await form.locator('[name=consent]').check()
  await form.locator('form button').click()
  await expect(form.getByRole('status')).toHaveText(chrome('newsletter-success'))
}

function linkOf(html: string, path: string): string {
  return new RegExp(`href="[^"]*(${path}/[\\w-]+)"`).exec(html)?.[1] ?? ''
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('a visitor writes to the agency', async ({ page, email, mailTo }) => {
      const subject = `Soru ${email}`
      await page.goto(paths.contact('tr'))
      await writeMessage(page, 'ayse@', subject)

      await expect(page.locator('[name=message]')).toHaveValue('Otel tekerlekli sandalyeye uygun mu?')
      await page.locator('public-form[data-name=contact] [name=email]').fill(email)
      await page.locator('public-form[data-name=contact] form button').click()

      await expect(page.getByText(translator('tr', 'contact')('message-success'))).toBeVisible()
      const toAgency = await mailTo(AGENCY, subject)
      expect(toAgency.text).toContain('Otel tekerlekli sandalyeye uygun mu?')
      expect((await mailTo(email, 'Mesajınız bize ulaştı')).text).toContain('Ayşe Yılmaz')
    })

    test('a visitor asks to be called from the home page', async ({ page, email, mailTo }) => {
      await page.goto(paths.home('tr'))
      const form = page.locator('public-form[data-name=call-request]')
      await form.locator('[name=name]').fill(`Ayşe ${email}`)
      await form.locator('[name=phone]').fill('0532 123 45 67')
      await form.locator('[name=preferredTime]').selectOption('noon')
      await form.locator('[name=consent]').check()
      await form.locator('form button').click()

      await expect(page.getByText(translator('tr', 'contact')('call-success'))).toBeVisible()
      expect((await mailTo(AGENCY, `Ayşe ${email}`)).text).toContain('+905321234567')
    })

    test('a reader subscribes to the newsletter, confirms it and leaves it', async ({ page, email, mailTo }) => {
      const text = translator('en', 'messages')
      await page.goto(paths.faq('en'))
      await subscribe(page, 'en', email)
      const mail = await mailTo(email, 'Please confirm your subscription')

      await page.goto(linkOf(mail.html, '/newsletter/confirm'))
      await page.getByRole('button', { name: text('newsletter-confirm-button') }).click()
      await expect(page.getByRole('heading', { name: text('newsletter-confirmed') })).toBeVisible()

      await page.goto(mail.headers.get('list-unsubscribe')?.slice(1, -1) ?? '')
      await page.getByRole('button', { name: text('newsletter-leave-button') }).click()
      await expect(page.getByRole('heading', { name: text('newsletter-left') })).toBeVisible()
    })
  })
}

test('a visitor stays on the page that is read while a form is sent', async ({ page, email }) => {
  await page.goto(paths.faq('ar'))
  await subscribe(page, 'ar', email)

  await expect(page).toHaveURL((url) => url.pathname === paths.faq('ar'))
})

test('the browser says what is missing with the words of the server', async ({ page }) => {
  await page.goto(paths.faq('tr'))
  const form = page.locator('public-form[data-name=newsletter]')

  await form.locator('form button').click()

  const missing = await form.locator('[name=email]').evaluate((field: HTMLInputElement) => field.validationMessage)
  expect(missing).toBe(translator('tr', 'chrome')('newsletter-required'))
})

test('nothing typed is lost when no answer comes', async ({ page, email }) => {
  await page.goto(paths.contact('en'))
  await page.route('**/contact', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await writeMessage(page, email, 'February')

  await expect(page.getByText(translator('en', 'contact')('message-error'))).toBeVisible()
  await expect(page.locator('[name=subject]')).toHaveValue('February')
})

test('the panel keeps a message while it is small or closed, and is empty after it was sent', async ({
  page,
  email,
}) => {
  const text = translator('tr', 'messages')
  await page.goto(paths.faq('tr'))
  const opener = page.locator('a[data-panel-script]').first()
  const panel = page.getByRole('dialog', { name: text('panel-title') })
  await opener.click()
  await expect(panel.locator('[name=name]')).toBeFocused()
  await panel.locator('[name=subject]').fill('Şubat')

  await panel.getByRole('button', { name: text('minimise') }).click()
  await expect(panel.locator('[name=subject]')).toBeHidden()
  await panel.getByRole('button', { name: text('restore') }).click()
  await expect(panel.locator('[name=subject]')).toHaveValue('Şubat')
  await panel.getByRole('button', { name: text('closed') }).click()
  await expect(panel).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await expect(panel.locator('[name=subject]')).toHaveValue('Şubat')

  await writeMessage(page, email, 'Şubat')
  await expect(panel.getByText(translator('tr', 'contact')('message-success'))).toBeVisible()
  await panel.getByRole('button', { name: text('closed') }).click()
  await opener.click()
  await expect(panel.locator('[name=subject]')).toHaveValue('')
  await expect(page).toHaveURL((url) => url.pathname === paths.faq('tr'))
})
