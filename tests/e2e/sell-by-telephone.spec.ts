import { translator } from '#app/messages/translator.ts'
import { paths } from '#app/addresses/paths.ts'
import { answerBank, cards, payByCard } from './support/book.ts'
import { aTourForSale } from './support/find-tour.ts'
import { expect, test } from './support/journey.ts'
import { aStaffDesk } from './support/staff.ts'

const sale = translator('tr', 'staff-sale')
const requests = translator('tr', 'staff-requests')
const staff = translator('tr', 'staff')
const site = translator('tr', 'requests')

test('a question becomes an order by telephone, which a payment link confirms', async ({
  page,
  browser,
  request,
  email,
}, { testId }) => {
  const tour = await aTourForSale(request, testId)
  await page.goto(paths.information('tr', tour.id))
  await page.getByLabel(site('name')).fill('Zehra Ak')
  await page.getByLabel(site('phone')).fill('0532 123 45 67')
  await page.getByLabel(site('email')).first().fill(email)
  await page.getByLabel(site('message')).fill('İki kişilik oda var mı?')
  await page.getByRole('checkbox', { name: site('consent') }).check()
  await page.getByRole('button', { name: site('information-send') }).click()
  await expect(page.getByRole('heading', { name: site('sent-information-title') })).toBeVisible()

  const desk = await aStaffDesk(browser)
  await desk.goto(paths.adminRequests('tr', { q: email }))
  await desk.getByRole('link', { name: requests('make-order') }).click()
  await expect(desk.locator('[name="contact.email"]')).toHaveValue(email)
  await desk.locator('[name="travellers.0.firstName"]').fill('Zehra')
  await desk.locator('[name="travellers.0.lastName"]').fill('Ak')
  await desk.getByRole('button', { name: sale('place') }).click()
  await expect(desk.getByRole('heading', { name: sale('placed') })).toBeVisible()

  const link = await desk.locator('[data-text^="http"]').first().getAttribute('data-text')
  await page.goto(link ?? '')
  await payByCard(page, 'tr', cards.approved)
  await answerBank(page, 'tr', '123456')
  await expect(page).toHaveURL(/\/success$/)
  await desk.getByRole('link', { name: sale('to-order') }).click()
  await expect(desk).not.toHaveURL(/message/)
  await expect(async () => {
    await desk.reload()
    await expect(desk.getByText(staff('order-state-paid')).first()).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await desk.goto(paths.adminRequests('tr', { q: email }))
  await expect(desk.getByRole('article').first().getByText(requests('state-done')).first()).toBeVisible()
  await desk.context().close()
})

test('a wish to be called is taken up, noted about and finished', async ({ browser, request, email }) => {
  const name = `Arayan ${email}`
  const asked = await request.post('/api/v1/call-requests', {
    data: { name, phone: '05321234567', consent: true },
  })
  expect(asked.status()).toBe(202)
  const desk = await aStaffDesk(browser)
  await desk.goto(paths.adminCallRequests('tr', { q: email }))
  const card = desk.getByRole('article', { name })

  await card.getByRole('button', { name: requests('called') }).click()
  await expect(card.getByText(requests('state-in_progress')).first()).toBeVisible()
  await card.getByText(requests('care')).click()
  await card.getByLabel(requests('note')).fill('Akşam yine arayacağız')
  await card.getByRole('button', { name: requests('save') }).click()
  await expect(card.getByText('Akşam yine arayacağız').first()).toBeVisible()
  await card.getByRole('button', { name: requests('finish'), exact: true }).click()
  await expect(card.getByText(requests('state-done')).first()).toBeVisible()
  await desk.context().close()
})

test('a note about an order is written, mentions somebody, and its task is finished', async ({ browser, email }) => {
  const notes = translator('tr', 'staff-notes')
  const desk = await aStaffDesk(browser)
  await desk.goto(paths.adminNote('tr', 'new'))
  await desk.getByLabel(notes('title')).fill(`Vize ${email}`)
  await desk.getByLabel(notes('due-on')).fill('2026-01-05')
  await desk.getByRole('button', { name: notes('save') }).click()
  await expect(desk.getByText(notes('news-written'))).toBeVisible()

  await desk.getByRole('button', { name: notes('finish') }).click()
  await expect(desk.getByText(notes('news-finished'))).toBeVisible()
  await desk.getByRole('button', { name: notes('remove') }).click()
  await desk.getByRole('button', { name: notes('undo') }).click()
  await expect(desk.getByText(notes('news-restored'))).toBeVisible()
  await desk.context().close()
})
