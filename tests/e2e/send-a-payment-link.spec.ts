import { translator } from '#app/messages/translator.ts'
import { paths } from '#app/addresses/paths.ts'
import { answerBank, cards, payByCard } from './support/book.ts'
import { expect, test } from './support/journey.ts'
import { agreeToPay, createLink } from './support/payment-link.ts'
import { aStaffDesk } from './support/staff.ts'

const text = translator('tr', 'payment-links')
const payment = translator('tr', 'payment')

test('staff create and copy a link, a visitor pays it by card with 3-D Secure, and the list says when', async ({
  page,
  browser,
  email,
  mailTo,
}) => {
  const title = `Recep umresi, kalan ödeme ${email}`
  const desk = await aStaffDesk(browser)
  await desk.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await createLink(desk, { title, email })

  await desk.getByRole('button', { name: text('copy', { title }) }).click()
  await expect(desk.getByRole('status').getByText(text('copied'))).toBeVisible()
  const address = await desk.evaluate(() => navigator.clipboard.readText())
  expect(new URL(address).pathname).toMatch(/^\/tr\/payment\/[\w-]{22}$/)

  await page.goto(address)
  await expect(page.getByText(title).first()).toBeVisible()
  await expect(page.getByText('1.160,00').first()).toBeVisible()
  await payByCard(page, 'tr', cards.approved)
  const needed = page.locator('main').getByText(payment('needed-terms'))
  await expect(needed).toBeVisible()
  await agreeToPay(page)
  await expect(needed).toBeHidden()
  await payByCard(page, 'tr', cards.approved)
  await answerBank(page, 'tr', '123456')
  await expect(page).toHaveURL(/\/success$/)

  await mailTo(email, 'Ödemenizi aldık')
  const row = desk.getByRole('row', { name: title })
  await expect(async () => {
    await desk.goto(paths.adminPaymentLinks('tr', { q: email }))
    await expect(row.getByText(text('completed'))).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(row.getByRole('cell').nth(3)).toHaveText(/\d{4}/)
  await page.goto(address)
  await expect(page.getByText(payment('used'))).toBeVisible()
  await desk.goto(paths.adminPaymentLinks('ar', { q: email }))
  await expect(desk.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(desk.getByText(translator('ar', 'payment-links')('completed')).last()).toBeVisible()
  await desk.context().close()
})

test('a link is cancelled in the modal, deleted after a question, and leads its customer nowhere', async ({
  page,
  browser,
  email,
}) => {
  const title = `Boğaz turu ${email}`
  const desk = await aStaffDesk(browser)
  await createLink(desk, { title, email })
  const address = await desk.getByRole('link', { name: text('open', { title }) }).getAttribute('href')

  await desk.getByRole('link', { name: text('edit', { title }) }).click()
  await desk.getByRole('dialog').getByLabel(text('status'), { exact: true }).selectOption('cancelled')
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: text('save') })
    .click()
  await expect(desk.getByRole('status').getByText(text('done-changed'))).toBeVisible()
  await expect(desk.getByRole('row', { name: title }).getByText(text('cancelled'))).toBeVisible()
  const gone = await page.goto(address ?? '')
  expect(gone?.status()).toBe(410)
  await expect(page.getByText(payment('not-found'))).toBeVisible()

  await desk.getByRole('link', { name: text('delete', { title }) }).click()
  await expect(desk.getByRole('dialog')).toContainText(text('delete-confirm', { title }))
  await desk.keyboard.press('Escape')
  await expect(desk.getByRole('dialog')).toBeHidden()
  await desk.getByRole('link', { name: text('delete', { title }) }).click()
  await desk.getByRole('button', { name: text('delete-button') }).click()
  await expect(desk.getByRole('status').getByText(text('done-deleted'))).toBeVisible()
  await expect(desk.getByRole('row', { name: title })).toBeHidden()
  await desk.context().close()
})

test('where the browser refuses to copy, the address lies there selected', async ({ browser, email }) => {
  const title = `Kapora ${email}`
  const desk = await aStaffDesk(browser)
  await desk.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))
  })
  await createLink(desk, { title, email })

  await desk.getByRole('button', { name: text('copy', { title }) }).click()

  await expect(desk.getByRole('alert').getByText(text('copy-failed'), { exact: true })).toBeVisible()
  const selected = await desk.evaluate(() => getSelection()?.toString())
  expect(selected).toMatch(/\/tr\/payment\/[\w-]{22}$/)
  await desk.context().close()
})
