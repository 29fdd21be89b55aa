import type { Page } from '@playwright/test'
import { translator } from '#app/messages/translator.ts'
import { paths } from '#app/addresses/paths.ts'
import { expectNoSideways } from './support/barriers.ts'
import { answerBank, cards, payByCard } from './support/book.ts'
import { aTourForSale } from './support/find-tour.ts'
import { expect, test } from './support/journey.ts'
import { aStaffDesk } from './support/staff.ts'

const text = translator('tr', 'staff-orders')
const sale = translator('tr', 'staff-sale')
const staff = translator('tr', 'staff')

const family = [
  { kind: 'adult', firstName: 'Ahmet', lastName: 'Ak' },
  { kind: 'adult', firstName: 'Zehra', lastName: 'Ak' },
  { kind: 'child', firstName: 'Elif', lastName: 'Ak' },
  { kind: 'adult', firstName: 'Hatice', lastName: 'Er' },
]

test('two rooms and a child are sold by telephone, then somebody else travels, all move and pay less', async ({
  page,
  browser,
  request,
  email,
  mailTo,
}, { testId }) => {
  const tour = await aTourForSale(request, testId)
  const desk = await aStaffDesk(browser)
  await desk.goto(paths.adminNewOrder('tr', { tourId: tour.id, count: family.length }))
  for (const [index, traveller] of family.entries()) await fillTraveller(desk, index, traveller)
  await giveOwnRoom(desk, 'Hatice Er')
  await fillCustomer(desk, email)
  await desk.getByRole('button', { name: sale('place') }).click()
  await expect(desk.getByRole('heading', { name: sale('placed') })).toBeVisible()
  const order = new URL(desk.url()).pathname.replace('/message', '')

  const link = await desk.locator('[data-text^="http"][data-text*="/payment/"]').first().getAttribute('data-text')
  await page.goto(link ?? '')
  await payByCard(page, 'tr', cards.approved)
  await answerBank(page, 'tr', '123456')
  await expect(page).toHaveURL(/\/success$/)

  await desk.goto(`${order}/change`)
  await desk.locator('[name="travellers.1.firstName"]').fill('Meryem')
  await expectNoSideways(desk)
  const people = desk.locator('form', { has: desk.locator('[name="intent"][value="change"]') })
  await people.locator('[name="reason"]').fill('Kardeşi gidiyor')
  await people.getByRole('button', { name: text('save'), exact: true }).click()
  await expect(desk.getByText(staff('history-traveller-replaced'))).toBeVisible()

  const other = await aTourForSale(request, `${testId} other`)
  await desk.goto(`${order}/change?to=${other.id}`)
  const move = desk.locator('#move')
  await move.getByLabel(text('reason'), { exact: true }).fill('İzin tarihi değişti')
  await move.getByRole('button', { name: text('move-button') }).click()
  await expect(desk.getByText(staff('history-moved'))).toBeVisible()

  await desk.goto(`${order}/change`)
  const price = desk.locator('#price')
  await price.getByLabel(text('new-total')).fill('4000,00')
  await price.getByLabel(text('reason'), { exact: true }).fill('Sadık müşteri')
  await price.getByRole('button', { name: text('price-button') }).click()
  await expect(desk.getByText(staff('history-price-changed'))).toBeVisible()

  await desk.goto(order)
  const timeline = desk.locator('section', { has: desk.getByRole('heading', { name: staff('timeline') }) })
  for (const words of [
    staff('history-placed'),
    staff('history-paid'),
    staff('history-traveller-replaced'),
    staff('history-moved'),
    staff('history-price-changed'),
    'Kardeşi gidiyor',
    'İzin tarihi değişti',
    'Sadık müşteri',
  ])
    await expect(timeline.getByText(words).first()).toBeVisible()
  await mailTo(email, /Rezervasyonunuz değişti/)
  await desk.context().close()
})

async function fillTraveller(desk: Page, index: number, { kind, ...names }: (typeof family)[number]): Promise<void> {
  await desk.locator(`[name="travellers.${index}.kind"]`).selectOption(kind)
  for (const [field, value] of Object.entries(names))
    await desk.locator(`[name="travellers.${index}.${field}"]`).fill(value)
}

/** Hatice sleeps alone: her name is put into a room of its own by the key of its number. */
async function giveOwnRoom(desk: Page, name: string): Promise<void> {
  const chip = desk.locator('[data-person]', { hasText: name })
  await chip.press('2')
  await expect(desk.locator('[name="travellers.3.room"]')).toHaveValue('2')
  await expect(chip).toBeFocused()
}

async function fillCustomer(desk: Page, email: string): Promise<void> {
  const contact = { firstName: 'Ahmet', lastName: 'Ak', email, phone: '0532 123 45 67', city: 'Konya' }
  await desk.locator('summary', { hasText: 'Ahmet Ak' }).click()
  for (const [field, value] of Object.entries(contact)) await desk.locator(`[name="contact.${field}"]`).fill(value)
}
