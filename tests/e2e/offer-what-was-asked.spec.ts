import { translator } from '#app/messages/translator.ts'
import { paths } from '#app/addresses/paths.ts'
import { expectNoBarrier, expectNoSideways } from './support/barriers.ts'
import { aTourForSale } from './support/find-tour.ts'
import { expect, test } from './support/journey.ts'
import { listed } from './support/listed.ts'
import { aStaffDesk } from './support/staff.ts'

const text = translator('tr', 'staff-offers')
const agents = translator('tr', 'agents')
const requests = translator('tr', 'staff-requests')

test('who asked to be called gets an offer, accepts it, and the request shows the order it became', async ({
  page,
  browser,
  request,
  email,
  mailTo,
}, { testId }) => {
  const tour = await aTourForSale(request, testId)
  const name = `Zehra ${email}`
  const asked = await request.post('/api/v1/call-requests', {
    data: { name, phone: '05321234567', email, tourId: tour.id, consent: true },
  })
  expect(asked.status()).toBe(202)

  const desk = await aStaffDesk(browser)
  await desk.goto(paths.adminCallRequests('tr', { q: email }))
  const card = desk.getByRole('article', { name })
  await card.locator('summary', { hasText: requests('outcome') }).click()
  await card.getByLabel(requests('again-at')).fill('2035-01-15T14:30')
  await card.locator('button[value=outcome]').click()
  await expect(card.getByText(requests('again'))).toBeVisible()
  await card.getByRole('link', { name: requests('make-offer') }).click()
  await expect(desk.locator('[name=email]')).toHaveValue(email)
  await expect(desk.locator('[name=tourId]')).toHaveValue(tour.id)
  await desk.locator('[name=lastName]').fill('Ak')
  await expectNoBarrier(desk)
  await expectNoSideways(desk)
  await desk.getByRole('button', { name: text('save-send') }).click()
  await expect(desk.getByText(agents('offer-state-sent')).first()).toBeVisible()

  const mail = await mailTo(email, /yolculuk teklifiniz/)
  const [link = ''] = mail.html.match(/http[^"]*\/offer\/[^"]+/) ?? []
  await page.goto(link)
  await page.locator('[name=city]').fill('Konya')
  for (const consent of await listed(page.locator('[name^="consents."]'))) await consent.check()
  await page.locator('button[value=accept]').click()
  await expect(page).toHaveURL(/\/payment\//)

  await expect(async () => {
    await desk.goto(paths.adminCallRequests('tr', { q: email }))
    await expect(card.getByText(requests('state-done')).first()).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(card.getByText(agents('offer-state-accepted'))).toBeVisible()
  await expect(card.getByRole('link', { name: new RegExp(`^${requests('order')}`) })).toBeVisible()
  await desk.context().close()
})
