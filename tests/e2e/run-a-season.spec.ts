import type { APIRequestContext, Page } from '@playwright/test'
import { translator } from '#app/messages/translator.ts'
import { paths } from '#app/addresses/paths.ts'
import { locales } from '#kernel/locale.ts'
import { plainDate } from '#kernel/plain-date.ts'
import { readPdf } from '#modules/documents/testing/read-pdf.ts'
import { addToCart, answerBank, cards, payByCard, placeOrder } from './support/book.ts'
import { expect, test } from './support/journey.ts'
import { aStaffDesk } from './support/staff.ts'
import { addDeparture, copyTwice, publishDeparture, writeTour } from './support/tour-editor.ts'
import { chooseTransfer } from './support/transfer.ts'

const orders = translator('tr', 'staff-orders')
const sale = translator('tr', 'staff-sale')
const operations = translator('tr', 'staff-operations')
const cancellation = translator('tr', 'cancellation')
const reviews = translator('tr', 'staff-reviews')
const requests = translator('tr', 'staff-requests')
const staff = translator('tr', 'staff')

const names = { tr: 'Turna umresi', en: 'Crane Umrah', ar: 'عمرة الكركي' } as const
const day = plainDate('2032-02-11')
const id = '11-02-2032-18-02-2032-TURNAUMRE'

/** A couple on the telephone; gives the order and the address at which it is paid. */
async function sellByTelephone(desk: Page, email: string): Promise<{ order: string; paymentAddress: string }> {
  await desk.goto(paths.adminNewOrder('tr', { tourId: id, count: '2' }))
  const travellers = [
    { firstName: 'HAVVA', gender: 'female', bornOn: '1960-04-01' },
    { firstName: 'ADEM', gender: 'male', bornOn: '1958-06-02' },
  ]
  for (const [index, traveller] of travellers.entries()) {
    const field = (name: string) => desk.locator(`[name="travellers.${index}.${name}"]`)
    await field('firstName').fill(traveller.firstName)
    await field('lastName').fill('KARACA')
    await desk.getByText(orders('papers-of')).nth(index).click()
    await field('gender').selectOption(traveller.gender)
    await field('bornOn').fill(traveller.bornOn)
  }
  await desk.locator('summary', { hasText: 'HAVVA KARACA' }).click()
  await desk.locator('[name="contact.firstName"]').fill('Havva')
  await desk.locator('[name="contact.lastName"]').fill('Karaca')
  await desk.getByLabel(orders('email')).fill(email)
  await desk.locator('[name="contact.phone"]').fill('0532 765 43 21')
  await desk.getByLabel(orders('city')).fill('Konya')
  await desk.getByRole('button', { name: sale('place') }).click()
  await expect(desk.getByRole('heading', { name: sale('placed') })).toBeVisible()
  const paymentAddress =
    (await desk.locator('[data-text^="http"][data-text*="/payment/"]').first().getAttribute('data-text')) ?? ''
  return { order: new URL(desk.url()).pathname.replace('/message', ''), paymentAddress }
}

async function askForCallAndReview(request: APIRequestContext, name: string): Promise<void> {
  const call = await request.post('/api/v1/call-requests', { data: { name, phone: '05321234567', consent: true } })
  expect(call.status()).toBe(202)
  const review = await request.post('/api/v1/reviews', {
    data: { name, email: 'zehra@example.com', rating: 5, text: `Her şey yolundaydı, ${name}.`, tourId: id },
  })
  expect(review.status()).toBe(202)
}

test('staff run a season: write, publish, sell, fill rooms, print, take money and give it back, answer', async ({
  page,
  browser,
  request,
  email,
}) => {
  test.setTimeout(120_000)
  const desk = await aStaffDesk(browser)
  for (const each of [desk, page]) each.setDefaultTimeout(15_000)

  await test.step('a tour and three departures, published in three languages', async () => {
    await writeTour(desk, 'TURNAUMRE', names)
    await addDeparture(desk, { departsOn: day, returnsOn: '2032-02-18', salesCloseOn: '2032-02-01' })
    await copyTwice(desk, '2032-03-03')
    for (const days of ['11-02-2032', '03-03-2032', '10-03-2032']) {
      await desk.goto(paths.adminTours('tr', { q: 'TURNAUMRE' }))
      await desk.locator(`tbody a[href*="/tour/${days}"]`).first().click()
      await expect(desk).toHaveURL(new RegExp(`/tour/${days}`))
      await publishDeparture(desk)
    }
    for (const locale of locales) {
      await page.goto(paths.tour(locale, id))
      await expect(page.getByRole('heading', { level: 1 })).toContainText(names[locale])
    }
  })

  const { order, paymentAddress } = await test.step('a couple books by telephone and sends a transfer', () =>
    sellByTelephone(desk, `telephone-${email}`))
  await page.goto(paymentAddress)
  const awaited = await chooseTransfer(page, request)
  await desk.goto(order)
  await desk.getByLabel(staff('transfer-amount', { currency: awaited.currency })).fill(awaited.amount)
  await desk.getByRole('button', { name: staff('transfer-submit') }).click()
  await expect(async () => {
    await desk.reload()
    await expect(desk.getByText(staff('order-state-paid')).first()).toBeVisible({ timeout: 1_000 })
  }).toPass()

  await test.step('two book and pay on the site', async () => {
    await page.goto(paths.tour('tr', id))
    await addToCart(page, 'tr')
    await page.goto(paths.checkout('tr'))
    await placeOrder(page, 'tr', email)
    await payByCard(page, 'tr', cards.approved)
    await answerBank(page, 'tr', '123456')
    await expect(page).toHaveURL(/\/success$/)
  })

  await test.step('everybody gets a room', async () => {
    await desk.goto(paths.adminDate('tr', 'ops', day, { tab: 'rooms' }))
    await desk.getByRole('link', { name: operations('propose') }).click()
    await desk.getByRole('button', { name: operations('plan-take') }).click()
    const unplaced = desk.getByRole('group', { name: operations('unplaced') })
    await expect(unplaced.getByText(operations('all-placed'))).toBeVisible()
    await expect(desk.getByText(operations('reason-family-together')).first()).toBeVisible()
  })

  await test.step('the lists are printed', async () => {
    await desk.goto(paths.adminDate('tr', 'print', day))
    const printed = await desk.pdf({ format: 'A4' })
    // The browser sets letters on whole points at times; a reader of the file then sees "YI LMAZ".
    const words = readPdf(printed).replaceAll(/\s/g, '')
    for (const name of ['KARACA', 'YILMAZ'])
      expect(words.split(name).length - 1, `${name} in ${words}`).toBeGreaterThanOrEqual(4)
    expect(words).toContain(operations('room'))
  })

  await test.step('one of two gives back the journey and is on no list', async () => {
    await desk.goto(order)
    await desk.getByRole('link', { name: staff('cancel-order') }).click()
    await desk.getByRole('checkbox', { name: /ADEM/ }).check()
    await expect(desk.getByRole('status').filter({ hasText: 'Kaydı iptal edilecekler' })).toContainText('ADEM')
    await desk.getByLabel(cancellation('reason')).fill('Hastalandı')
    await desk.getByRole('button', { name: /iade et$/ }).click()
    await expect(desk).toHaveURL(/\/refunds$/)
    await desk.goto(paths.adminDate('tr', 'print', day))
    await expect(desk.getByText('HAVVA').first()).toBeVisible()
    await expect(desk.getByText('ADEM')).toHaveCount(0)
  })

  await test.step('a review is published with a reply, a call is made', async () => {
    const name = `Zehra ${email.slice(8, 14)}`
    await askForCallAndReview(request, name)
    await desk.goto(paths.adminReviews('tr', { q: name }))
    const review = desk.getByRole('article', { name })
    await review.getByLabel(reviews('reply')).fill('Yine bekleriz.')
    await review.getByRole('button', { name: reviews('approve') }).click()
    await expect(desk.getByRole('status').getByText(reviews('done-approved'))).toBeVisible()
    // Visitors are shown what staff changed within ten seconds.
    await expect(async () => {
      await page.goto(paths.tour('tr', id))
      await expect(page.getByText('Yine bekleriz.').first()).toBeVisible({ timeout: 1_000 })
    }).toPass({ timeout: 15_000 })

    await desk.goto(paths.adminCallRequests('tr', { q: name }))
    const call = desk.getByRole('article', { name })
    await call.getByRole('button', { name: requests('finish'), exact: true }).click()
    await expect(call.getByText(requests('state-done')).first()).toBeVisible()
  })
  await desk.context().close()
})
