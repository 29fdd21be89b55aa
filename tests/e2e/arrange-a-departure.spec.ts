import type { Browser, Locator, Page } from '@playwright/test'
import { translator } from '#app/messages/translator.ts'
import { paths } from '#app/addresses/paths.ts'
import { opsTabs } from '#app/admin/operations/ops-query.ts'
import { parseDayFirst, plainDate, type PlainDate } from '#kernel/plain-date.ts'
import { SITE, STAFF } from './support/addresses.ts'
import { expectApart } from './support/apart.ts'
import { expectLegible, expectNoBarrier, expectNoSideways } from './support/barriers.ts'
import { aTourForSale } from './support/find-tour.ts'
import { expect, test } from './support/journey.ts'
import { tabTo } from './support/keyboard.ts'
import { addressesKept } from './support/kept-copies.ts'
import { holdSeatsByCall } from './support/place-order.ts'
import { aStaffDesk, awake } from './support/staff.ts'

const text = translator('tr', 'staff-operations')
const visas = translator('tr', 'staff-visas')

test('rooms are filled by keyboard and by dragging, a proposal says why and is taken back, visas move on', async ({
  browser,
  request,
  email,
}, { testId }) => {
  test.slow()
  const tour = await aTourForSale(request, testId)
  const date = parseDayFirst(tour.id.slice(0, 10)) ?? plainDate('2000-01-01')
  const women = ['Lale', 'Nergis', 'Yasemin'].map((name) => ({ name, surname: 'Karanfil', gender: 'female' as const }))
  await holdSeatsByCall(request, { tourId: tour.id, email, travellers: women })
  const desk = await aStaffDesk(browser)
  await desk.goto(paths.adminDate('tr', 'ops', date))
  await expectNoBarrier(desk)
  await expectNoSideways(desk)
  await desk.setViewportSize({ width: 1280, height: 720 })
  await openPart(desk, text('rooms'))
  await expectNoBarrier(desk)

  const roomNumber = `E${testId.slice(-4)}`
  await desk.getByLabel(text('room-number')).first().fill(roomNumber)
  await desk.getByRole('button', { name: text('add-room') }).click()
  const room = desk.locator('[data-room]').filter({ hasText: roomNumber })
  await expect(room.getByText(text('empty-bed'))).toHaveCount(2)

  await chooseByKeyboard(desk, guest(desk, 'Lale'))
  await tabTo(desk, room.getByRole('button'))
  await desk.keyboard.press('Enter')
  await expect(room.getByText('Karanfil Lale')).toBeVisible()
  await guest(desk, 'Nergis').dragTo(room)
  await expect(room.getByText('Karanfil Nergis')).toBeVisible()
  await expect(room.getByText(text('empty-bed'))).toHaveCount(0)
  await guest(desk, 'Yasemin').dragTo(room)
  await expect(desk.getByText(text('problem-room-full'))).toBeVisible()
  await expect(guest(desk, 'Yasemin').getByRole('radio')).toBeChecked()

  await desk.getByRole('link', { name: text('propose') }).click()
  await expect(desk.locator('#plan').getByText(text('reason-same-gender')).first()).toBeVisible()
  await expectNoBarrier(desk)
  await expectNoSideways(desk)
  await desk.getByRole('button', { name: text('plan-take') }).click()
  await expect(guest(desk, 'Yasemin').getByText(text('reason-same-gender'))).toBeVisible()
  await desk.getByRole('button', { name: text('undo') }).click()
  await expect(unplaced(desk).getByText('Karanfil Yasemin')).toBeVisible()
  await expect(room.getByText('Karanfil Lale')).toBeVisible()

  await openPart(desk, text('passengers'))
  const row = desk.getByRole('row').filter({ hasText: 'Karanfil Lale' })
  await row.getByRole('checkbox').check()
  await desk.getByLabel(text('move-visas')).selectOption('granted')
  await desk.getByRole('button', { name: text('apply') }).click()
  await expect(row.getByText(text('visa-granted'), { exact: true })).toBeVisible()

  await contractHotel(desk, `K-${testId.slice(-4)}`)
  await expectTabsApart(await desk.context().newPage(), date)
  await desk.goto(paths.adminDate('tr', 'print', date))
  const rooms = desk.getByRole('row').filter({ hasText: roomNumber }).filter({ hasText: 'Nergis' })
  await expect(rooms.last()).toBeVisible()
  await expectNoBarrier(desk)
  await desk.goto(paths.adminDate('tr', 'airport', date))
  await expect(desk.getByRole('row').filter({ hasText: 'Yasemin' })).toBeVisible()
  await expectNoBarrier(desk)
  await desk.context().close()
})

/** A contract about the first nights of the day that have none; what is done to it names its hotel. */
async function contractHotel(desk: Page, number: string): Promise<void> {
  await openPart(desk, visas('tab'))
  const add = desk
    .locator('#contracts details')
    .filter({ hasText: visas('add-contract') })
    .first()
  if ((await add.getAttribute('open')) === null) await add.locator('summary').click()
  await add.locator('[name=number]').fill(number)
  await add.getByRole('button', { name: visas('save-contract') }).click()
  await expect(desk.locator('#contracts').getByText(number)).toBeVisible()
}

/** As long as names of hotels get. */
const LONG_NAME = 'Makkah Clock Royal Tower, A Fairmont Hotel and Residences by the Haram'

/** Runs on the page: wherever a hotel of the day is named, it has a long name. */
function lengthenHotels(long: string): void {
  const names = [...document.querySelectorAll('#contracts [name=stay] option')].map(({ textContent }) => textContent)
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode } = texts
    const words = currentNode.textContent ?? ''
    currentNode.textContent = names.reduce((shown, name) => shown.replaceAll(name, long), words)
  }
}

/** Every part of the day on a tablet and on a phone, in either direction of writing, and the card of somebody. */
async function expectTabsApart(page: Page, date: PlainDate): Promise<void> {
  for (const locale of ['tr', 'ar'] as const)
    for (const tab of opsTabs) {
      await page.setViewportSize({ width: 390, height: 800 })
      await page.goto(`${paths.adminDate(locale, 'ops', date, { tab })}#work`, { waitUntil: 'domcontentloaded' })
      const bar = page.getByRole('navigation', { name: translator(locale, 'staff-operations')('parts') })
      await expect.soft(bar.locator('[aria-current]'), `${tab} in ${locale}`).toBeInViewport({ ratio: 0.9 })
      await expectLegible(page)
      if (tab === 'visas') await page.evaluate(lengthenHotels, LONG_NAME)
      for (const width of [390, 1024]) {
        await page.setViewportSize({ width, height: 800 })
        await expectApart(page, `${tab} in ${locale} at ${width} px`)
        await expectNoSideways(page)
      }
    }
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(paths.adminDate('tr', 'ops', date), { waitUntil: 'domcontentloaded' })
  await page.locator('main tbody a[href*="person="]').first().click()
  await expect(page.locator('#person')).toBeVisible()
  await expectApart(page, 'the card of somebody on a phone')
  await expectNoSideways(page)
  await page.close()
}

/** Opens a part of the day by its link, with the keyboard. */
async function openPart(desk: Page, name: string): Promise<void> {
  const part = desk.getByRole('navigation', { name: text('parts') }).getByRole('link', { name })
  await part.focus()
  await desk.keyboard.press('Enter')
  await expect(part).toHaveAttribute('aria-current', 'page')
}

function guest(desk: Page, name: string): Locator {
  return desk.locator('[data-guest]').filter({ hasText: `Karanfil ${name}` })
}

function unplaced(desk: Page): Locator {
  return desk.locator('[data-room=""]')
}

async function chooseByKeyboard(desk: Page, traveller: Locator): Promise<void> {
  // Radios of one name are one stop of the Tab key; the arrows go on from there.
  const radio = traveller.getByRole('radio')
  await desk.locator('[data-room-board]').getByRole('radio').first().focus()
  for (let step = 0; step < 60 && !(await radio.isChecked()); step++) await desk.keyboard.press('ArrowDown')
  await expect(radio).toBeChecked()
}

test('the airport list is read and ticked without a connection; two tablets agree when it is back', async ({
  browser,
  request,
  email,
}, { testId }) => {
  const tour = await aTourForSale(request, testId)
  const date = parseDayFirst(tour.id.slice(0, 10)) ?? plainDate('2000-01-01')
  const airport = paths.adminDate('tr', 'airport', date)
  const women = ['Lale', 'Gül'].map((name) => ({ name, surname: 'Sümbül', gender: 'female' as const }))
  await holdSeatsByCall(request, { tourId: tour.id, email, travellers: women })
  const tablet = await aTablet(browser)
  await tablet.goto(airport)
  await expect.poll(() => addressesKept(tablet)).toContain(airport)
  const box = (page: Page, name: string) =>
    page.getByRole('checkbox', { name: text('tick', { name: `Sümbül ${name}`, what: text('here') }) })

  await tablet.context().setOffline(true)
  await tablet.goto(airport)
  await expect(tablet.getByText(text('kept-copy'))).toBeVisible()
  await box(tablet, 'Lale').check()
  await box(tablet, 'Gül').check()
  await expect(tablet.getByText(text('ticks-waiting', { count: '2' }))).toBeVisible()
  await tablet.reload()
  await expect(box(tablet, 'Lale')).toBeChecked()

  const other = await aStaffDesk(browser)
  await other.goto(airport)
  await expect(box(other, 'Gül')).not.toBeChecked()
  await box(other, 'Gül').check()
  // The line that says so stands there from the first look of the list: only the answer to this very tick tells.
  const isTaken = other.waitForResponse((answer) => answer.request().postData()?.includes('"done":false') === true)
  await box(other, 'Gül').uncheck()
  expect((await isTaken).ok()).toBe(true)

  await tablet.context().setOffline(false)
  await expect(tablet.getByText(text('ticks-sent', { time: '' }))).toBeVisible()
  await expect(tablet.getByText(/başka bir cihaz daha sonra/)).toContainText('Sümbül Gül')
  await expect(box(tablet, 'Gül')).not.toBeChecked()
  await other.reload()
  await expect(box(other, 'Lale')).toBeChecked()

  await tablet.goto('/auth/logout')
  await expect.poll(() => addressesKept(tablet)).toEqual([])
  await tablet.context().close()
  await other.context().close()
})

/** A tablet of a member of staff who signed in there, with the worker that answers without a connection. */
async function aTablet(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    baseURL: SITE,
    serviceWorkers: 'allow',
    viewport: { width: 820, height: 1180 },
    extraHTTPHeaders: { 'X-Forwarded-For': '100.64.9.9' },
  })
  const page = await awake(await context.newPage())
  await page.goto(paths.adminLogin('tr'))
  await page.locator('[name=email]').fill(STAFF.email)
  await page.locator('[name=password]').fill(STAFF.password)
  await page.locator('main form button').click()
  await expect(page).toHaveURL(/\/tr\/admin\/dashboard$/)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  return page
}
