import type { Page } from '@playwright/test'
import { paths } from '#app/addresses/paths.ts'
import { translator } from '#app/messages/translator.ts'
import { locales } from '#kernel/locale.ts'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import { SITE } from './support/addresses.ts'
import { expectNoBarrier, expectNoSideways } from './support/barriers.ts'
import { aGroupOf47 } from './support/group-of-47.ts'
import { expect, test } from './support/journey.ts'
import { aStaffDesk } from './support/staff.ts'

const board = translator('tr', 'staff-changes')
const desk = translator('tr', 'staff-desk')
const page = translator('tr', 'changes')
const CHANGED = /Kalkıştan önce okuyun/
const NARROW = { width: 390, height: 844 }

test('a flight moves two days before the departure, and the office reaches forty-seven people', async ({
  browser,
  request,
  mailTo,
}, { testId }) => {
  test.slow()
  const office = await aStaffDesk(browser)
  const departureDate = addDays(dayInIstanbul(new Date()), 2)
  const { tourId, emails } = await aGroupOf47(office, request, { testId, departureDate })

  await office.goto(paths.adminTour('tr', tourId))
  const hour = office.locator('[name="flightTimes.0.leavesAt"]').first()
  // It leaves earlier, which is the case to win: whoever has not heard stands at the airport too late.
  await hour.fill('00.20')
  await hour.press('Control+s')
  const reach = office.getByRole('region', { name: desk('reach-title') })
  await expect(reach).toContainText(desk('reach-people', { count: 47 }))
  await reach.getByText(desk('reason-airline')).click()
  await hour.press('Control+s')
  await expect(office.getByRole('status').getByText(translator('tr', 'staff-catalogue')('done-saved'))).toBeVisible()

  const told = await Promise.all(emails.map(async (email) => mailTo(email, CHANGED)))
  expect(told.map(({ text }) => text.includes('00.20'))).toEqual(emails.map(() => true))

  await office.clock.install()
  await office.goto(paths.adminDashboard('tr'))
  await office.locator(`a[href="${paths.adminChanges('tr', { departure: tourId })}"]`).click()
  await expect(office.getByText(board('to-call', { count: emails.length }))).toBeVisible()
  await expectNoBarrier(office)

  // One answers on a telephone, one opens the page and says nothing.
  const phone = await (await browser.newContext({ baseURL: SITE, viewport: NARROW })).newPage()
  const [first, second] = told.map(({ html }) => orderIn(html))
  for (const locale of locales) {
    await phone.goto(paths.order(locale, first?.id ?? '', first?.secret))
    await expectNoBarrier(phone)
    await expectNoSideways(phone)
  }
  await phone.goto(paths.order('tr', first?.id ?? '', first?.secret))
  await phone.getByRole('button', { name: page('accept') }).click()
  await expect(phone.getByText(page('done-accept'))).toBeVisible()
  await phone.goto(paths.order('tr', second?.id ?? '', second?.secret))

  // The office sees it without asking.
  await office.clock.runFor(31_000)
  await expect(office.getByText(board('to-call', { count: emails.length - 1 }))).toBeVisible()
  await expect(office.getByText(board('state-opened'))).toHaveCount(1)
  for (let left = emails.length - 1; left > 0; left -= 1) await callNext(office, left)
  await expect(office.getByText(board('to-call', { count: 0 }))).toBeVisible()
  await office.goto(paths.adminDashboard('tr'))
  await expect(office.locator(`a[href="${paths.adminChanges('tr', { departure: tourId })}"]`)).toHaveCount(0)
  for (const each of [office, phone]) await each.context().close()
})

/** Somebody of the office speaks with whoever stands first on the list. */
async function callNext(office: Page, left: number): Promise<void> {
  await expect(office.locator('tbody tr').first().locator('a[href^="tel:"]')).toBeVisible()
  await office
    .getByRole('button', { name: board('reach') })
    .first()
    .click()
  await expect(office.getByText(board('to-call', { count: left - 1 }))).toBeVisible()
}

function orderIn(html: string): { id: string; secret: string } {
  const [, id = '', secret = ''] = /\/order\/([\w-]+)\?t=([\w-]+)/.exec(html) ?? []
  return { id, secret }
}
