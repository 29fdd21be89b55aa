import { translator } from '#app/messages/translator.ts'
import { paths } from '#app/addresses/paths.ts'
import { answerBank, cards, payByCard } from './support/book.ts'
import { expect, test } from './support/journey.ts'
import { goToPayment } from './support/place-order.ts'
import { aStaffDesk } from './support/staff.ts'

const cancellation = translator('tr', 'cancellation')

test('a customer asks to cancel, staff confirm what the calculator says, and the money goes back', async ({
  page,
  browser,
  email,
  mailTo,
}) => {
  test.slow()
  await goToPayment(page, 'tr', { email })
  await payByCard(page, 'tr', cards.approved)
  await answerBank(page, 'tr', '123456')
  await expect(page).toHaveURL(/\/success$/)
  const confirmation = await mailTo(email, /Ödemeniz bize ulaştı/)
  const orderAddress = new URL(/https?:\/\/[^\s"<>]+\/order\/[^\s"<>]+/.exec(confirmation.text)?.[0] ?? '')

  await page.goto(`${orderAddress.pathname}${orderAddress.search}`)
  await page.getByRole('heading', { name: cancellation('section-title') }).click()
  await page.getByLabel(cancellation('reason')).fill('Annem hastalandı')
  await page.getByRole('button', { name: cancellation('ask-submit') }).click()
  await expect(page.getByText('İptal talebinizi')).toBeVisible()

  const desk = await aStaffDesk(browser)
  await desk.goto(paths.adminOrder('tr', orderAddress.pathname.split('/').at(-1) ?? ''))
  await desk.getByRole('link', { name: translator('tr', 'staff')('cancel-order') }).click()
  await expect(desk.getByText('Annem hastalandı').first()).toBeVisible()
  await desk.getByRole('button', { name: cancellation('tick-everybody') }).click()
  await expect(desk.getByRole('status').filter({ hasText: 'herkesin kaydı iptal edilecek' })).toBeVisible()
  await desk.getByRole('button', { name: /iade et$|iadesiz iptal et/i }).click()
  await expect(desk).toHaveURL(/\/refunds\?done=cancelled$/)
  await desk.context().close()

  await mailTo(email, /İptal işleminiz tamamlandı/)
  await mailTo(email, /İadeniz gönderildi/)
  await page.goto(`${orderAddress.pathname}${orderAddress.search}`)
  await expect(page.locator('#cancel').getByText(cancellation('refund-succeeded'))).toBeVisible()
  await page.goto(`/ar${orderAddress.pathname.replace(/^\/(tr|en|ar)/, '')}${orderAddress.search}`)
  await expect(page.locator('#cancel').getByText(translator('ar', 'cancellation')('refund-succeeded'))).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
})
