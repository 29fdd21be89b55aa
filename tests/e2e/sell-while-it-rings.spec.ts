import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { paths } from '#app/addresses/paths.ts'
import { translator } from '#app/messages/translator.ts'
import { expectNoBarrier, expectNoSideways } from './support/barriers.ts'
import { SITE } from './support/addresses.ts'
import { aTourForSale } from './support/find-tour.ts'
import { expect, test } from './support/journey.ts'
import { phoneOf } from './support/phone-of.ts'
import { aStaffDesk } from './support/staff.ts'

const sale = translator('tr', 'staff-sale')

/** A caller is served within so many presses, clicks and fields, and a machine is no excuse for more than so many seconds. */
const KNOWN = { actions: 12, seconds: 20 }
const STRANGER = { actions: 60, seconds: 60 }

/** Counts what a clerk does: every key that is pressed, every name that is written, every click and choice. */
function aClerk(desk: Page) {
  const begun = performance.now()
  let actions = 0
  const count = async (act: Promise<unknown>) => {
    actions += 1
    await act
  }
  return {
    press: (key: string) => count(desk.keyboard.press(key)),
    write: (words: string) => count(desk.keyboard.type(words)),
    click: (field: Locator) => count(field.click()),
    choose: (field: Locator, value: string) => count(field.selectOption(value)),
    done: (what: string, most: { actions: number; seconds: number }) => {
      const seconds = (performance.now() - begun) / 1000
      process.stdout.write(`${what}: ${actions} actions, ${seconds.toFixed(1)} s\n`)
      expect(actions).toBeLessThanOrEqual(most.actions)
      expect(seconds).toBeLessThanOrEqual(most.seconds)
    },
  }
}

test('a stranger with a family of five is sold to within sixty actions', async ({ browser, request, email }, info) => {
  const tour = await aTourForSale(request, info.testId)
  const desk = await aStaffDesk(browser)
  await desk.goto(paths.adminNewOrder('tr', { tourId: tour.id }))
  await expect(desk.locator('[name="phone"]')).toBeFocused()
  const field = (index: number, name: string) => desk.locator(`[name="travellers.${index}.${name}"]`)
  const clerk = aClerk(desk)

  for (const digit of numberOf(email)) await clerk.press(digit)
  await expect(desk.getByText(sale('stranger-lead'))).toBeVisible()
  await clerk.click(desk.getByLabel(translator('tr', 'staff-orders')('count')))
  await clerk.press('5')
  await expect(field(4, 'firstName')).toBeVisible()
  for (const [index, name] of ['Murat', 'Selin', 'Ece', 'Can', 'Su'].entries()) {
    await clerk.click(field(index, 'firstName'))
    await clerk.write(name)
    await clerk.press('Enter')
    await clerk.write('Demir')
    if (index > 1) await clerk.choose(field(index, 'kind'), 'child')
  }
  await clerk.press('Control+Enter')
  await expect(desk.getByRole('heading', { name: sale('placed') })).toBeVisible()

  clerk.done('a stranger, a family of five', STRANGER)
  await expectNoBarrier(desk)
  await expect(desk.getByText(sale('nothing-mailed'))).toBeVisible()
  await desk.context().close()
})

test('a known couple is sold the next pilgrimage within twelve actions', async ({ browser, request, email }, info) => {
  const earlier = await aTourForSale(request, info.testId)
  const desk = await aStaffDesk(browser)
  const number = numberOf(email)
  const placed = await desk.request.post(paths.adminNewOrder('tr'), {
    form: { ...couple, key: randomUUID(), tourId: earlier.id, callerPhone: number },
    headers: { Origin: SITE },
    maxRedirects: 0,
  })
  expect(placed.headers()['location']).toContain('/message')
  await desk.goto(paths.adminNewOrder('tr'))
  await expect(desk.locator('[name="phone"]')).toBeFocused()
  const clerk = aClerk(desk)

  for (const digit of number) await clerk.press(digit)
  await clerk.press('Enter')
  await expect(desk.locator('[name="travellers.1.firstName"]')).toHaveValue('Selin')
  await clerk.press('Control+Enter')
  await expect(desk.getByRole('heading', { name: sale('placed') })).toBeVisible()

  clerk.done('a known couple', KNOWN)
  await expect(desk.locator('[data-text^="http"][data-text*="/payment/"]').first()).toBeVisible()
  const whatsapp = await desk.getByRole('link', { name: sale('whatsapp') }).getAttribute('href')
  expect(whatsapp).toContain(`wa.me/90${number}?text=`)
  await desk.context().close()
})

test('people are dragged from room to room while the price follows, and nothing keeps a clerk out', async ({
  browser,
  request,
}, info) => {
  const tour = await aTourForSale(request, info.testId)
  const desk = await aStaffDesk(browser)
  await desk.goto(paths.adminNewOrder('tr', { tourId: tour.id, count: 3 }))
  const total = desk.locator('[aria-live="polite"]').filter({ has: desk.locator('bdi') })
  const before = await total.first().innerText()

  await desk
    .locator('[data-person]')
    .last()
    .dragTo(desk.getByText(sale('room-new', { n: '2' })).last())

  await expect(desk.locator('[name="travellers.2.room"]')).toHaveValue('2')
  await expect(total.first()).not.toHaveText(before)
  await expectNoBarrier(desk)
  await expectNoSideways(desk)
  await desk.setViewportSize({ width: 390, height: 844 })
  await expectNoSideways(desk)
  await desk.context().close()
})

const couple = {
  count: '2',
  'travellers.0.firstName': 'Murat',
  'travellers.0.lastName': 'Demir',
  'travellers.1.firstName': 'Selin',
  'travellers.1.lastName': 'Demir',
  hold: '48',
  hasAgreed: 'on',
}

/** As people say it, without the zero before it. */
function numberOf(email: string): string {
  return phoneOf(email).replaceAll(' ', '').slice(1)
}
