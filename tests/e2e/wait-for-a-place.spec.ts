import type { APIRequestContext, Page } from '@playwright/test'
import { translator } from '#app/messages/translator.ts'
import { paths } from '#app/addresses/paths.ts'
import { expectNoBarrier, expectNoSideways } from './support/barriers.ts'
import { placeOrder } from './support/book.ts'
import { expect, test } from './support/journey.ts'
import { aStaffDesk } from './support/staff.ts'

const text = translator('tr', 'waiting')
const requests = translator('tr', 'requests')
const catalogue = translator('tr', 'staff-catalogue')

test('a family waits, is offered what staff add, and takes it to the payment', async ({
  page,
  browser,
  request,
  email,
  mailTo,
}) => {
  const id = await aFullTour(request)
  await page.goto(paths.tour('tr', id))
  await page.getByText(text('wait')).click()
  const form = page.locator('form#waiting')
  await form.getByLabel(requests('name')).fill('Zehra Ak')
  await form.getByLabel(requests('phone')).fill('0532 123 45 67')
  await form.getByLabel(requests('email')).fill(email)
  await form.getByLabel(text('seats')).fill('2')
  await form.getByRole('button', { name: text('join') }).click()
  // The consent was forgotten: what was typed is still there.
  await expect(page.getByLabel(requests('name'))).toHaveValue('Zehra Ak')
  await page.getByRole('checkbox', { name: requests('consent') }).check()
  await page.getByRole('button', { name: text('join') }).click()
  await expect(page.getByRole('heading', { name: requests('sent-waiting-title') })).toBeVisible()

  await page.goto(addressIn((await mailTo(email, /Bekleme listesindesiniz/)).html))
  await expect(page.getByText(text('turn', { turn: '1' }))).toBeVisible()

  const desk = await aStaffDesk(browser)
  await desk.goto(paths.adminWaitingList('tr', { departure: id }))
  await expect(desk.getByText(email)).toBeVisible()
  await expectNoBarrier(desk)
  await addSeats(desk, id, 2)

  await page.goto(addressIn((await mailTo(email, /Sıra sizde/)).html))
  await expect(page.getByText(text('offered'))).toBeVisible()
  await expectNoSideways(page)
  await expectNoBarrier(page)
  await page.getByRole('button', { name: text('take') }).click()
  await expect(page).toHaveURL((url) => url.pathname === paths.checkout('tr'))
  await placeOrder(page, 'tr', email)

  await desk.goto(paths.adminWaitingList('tr', { departure: id }))
  await expect(desk.getByText(text('state-taken'))).toBeVisible()
  await desk.context().close()
})

/** An Umrah departure without a place. */
async function aFullTour(request: APIRequestContext): Promise<string> {
  const listing = await (await request.get(paths.tours('en', { kind: 'umrah', availability: 'full' }))).text()
  for (const [, id = ''] of listing.matchAll(/href="\/tour\/([^"?#]+)"/g)) {
    const seats = await (await request.get(`/api/v1/tours/${id}/seats`)).json()
    if (seats.availability === 'full') return id
  }
  throw new Error('no departure is full')
}

async function addSeats(desk: Page, id: string, seats: number): Promise<void> {
  await desk.goto(paths.adminTour('tr', id))
  const capacity = desk
    .locator('form', { has: desk.locator('[name="fares.double"]') })
    .locator('[name="capacity"]')
    .first()
  await capacity.fill(String(Number(await capacity.inputValue()) + seats))
  await capacity.press('Control+s')
  await expect(desk.getByRole('status').getByText(catalogue('done-saved'))).toBeVisible()
}

function addressIn(html: string): string {
  return (/href="([^"]*\/waiting\/[^"]+)"/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&')
}
