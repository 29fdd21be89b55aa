import { translator } from '#app/messages/translator.ts'
import { paths } from '#app/addresses/paths.ts'
import { parseDayFirst, plainDate } from '#kernel/plain-date.ts'
import { passportLines } from '#tests/setup/document-lines.ts'
import { expectNoBarrier, expectNoSideways } from './support/barriers.ts'
import { aTourForSale } from './support/find-tour.ts'
import { expect, test } from './support/journey.ts'
import { holdSeatsByCall } from './support/place-order.ts'
import { aStaffDesk } from './support/staff.ts'

const text = translator('tr', 'staff-operations')

test('a reader types a passport wherever the focus is, presses nothing, and the next one can come at once', async ({
  browser,
  request,
  email,
}, { testId }) => {
  const tour = await aTourForSale(request, testId)
  const date = parseDayFirst(tour.id.slice(0, 10)) ?? plainDate('2000-01-01')
  const surname = `Okur${testId.replaceAll(/\d/g, '').slice(0, 6)}`
  await holdSeatsByCall(request, { tourId: tour.id, email, travellers: [{ name: 'Lale', surname, gender: 'female' }] })
  const desk = await aStaffDesk(browser)
  await desk.goto(paths.adminReader('tr', date))
  await expect(desk.locator('textarea')).toBeFocused()
  await expectNoBarrier(desk)

  // A click beside the field, as it happens: the focus stands on something that an Enter would press.
  await desk.getByRole('link', { name: text('to-workspace') }).focus()
  const number = `U${testId.replaceAll(/\D/g, '').padEnd(8, '7').slice(0, 8)}`
  const lines = passportLines({ lastName: surname.toUpperCase(), firstName: 'LALE', birth: '570902', number })
  await desk.keyboard.type(lines)

  const reading = desk.locator('#reading')
  await expect(reading.getByText(`${surname.toUpperCase()} LALE`, { exact: true })).toBeVisible()
  await expect(reading.locator('ins').filter({ hasText: number })).toBeVisible()
  await expectNoBarrier(desk)
  await expectNoSideways(desk)
  await expect(reading.getByRole('button')).toBeFocused()
  await desk.keyboard.press('Enter')

  await expect(desk.getByText(text('document-saved'))).toBeVisible()
  await expect(desk.locator('textarea')).toBeFocused()
  await expect(desk.locator('textarea')).toHaveValue('')
  await desk.goto(paths.adminDate('tr', 'ops', date, { q: surname }))
  await expect(desk.getByRole('row').filter({ hasText: number })).toBeVisible()
  await desk.context().close()
})
