import type { Locator, Page } from '@playwright/test'
import { translator } from '#app/messages/translator.ts'
import { paths } from '#app/paths.ts'
import { parseDayFirst, plainDate } from '#kernel/plain-date.ts'
import { expectNoBarrier, expectNoSideways } from './support/barriers.ts'
import { aTourForSale } from './support/find-tour.ts'
import { expect, test } from './support/journey.ts'
import { tabTo } from './support/keyboard.ts'
import { holdSeatsByCall } from './support/place-order.ts'
import { aStaffDesk } from './support/staff.ts'

const text = translator('tr', 'staff-operations')

test('rooms are filled by keyboard and by dragging, a proposal says why and is taken back, visas move on', async ({
  browser,
  request,
  email,
}, { testId }) => {
  const tour = await aTourForSale(request, testId)
  const date = parseDayFirst(tour.id.slice(0, 10)) ?? plainDate('2000-01-01')
  const women = ['Lale', 'Nergis', 'Yasemin'].map((name) => ({ name, surname: 'Karanfil', gender: 'female' as const }))
  await holdSeatsByCall(request, { tourId: tour.id, email, travellers: women })
  const desk = await aStaffDesk(browser)
  await desk.goto(paths.adminDate('tr', 'ops', date))
  await expectNoBarrier(desk)
  await expectNoSideways(desk)

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

  await desk.getByRole('button', { name: text('propose') }).click()
  await expect(guest(desk, 'Yasemin').getByText(text('reason-same-gender'))).toBeVisible()
  await desk.getByRole('button', { name: text('undo') }).click()
  await expect(unplaced(desk).getByText('Karanfil Yasemin')).toBeVisible()
  await expect(room.getByText('Karanfil Lale')).toBeVisible()

  const row = desk.getByRole('row').filter({ hasText: 'Karanfil Lale' })
  await row.getByRole('checkbox').check()
  await desk.getByLabel(text('move-visas')).selectOption('granted')
  await desk.getByRole('button', { name: text('apply') }).click()
  await expect(row.getByText(text('visa-granted'), { exact: true })).toBeVisible()

  await desk.goto(paths.adminDate('tr', 'print', date))
  const rooms = desk.getByRole('row').filter({ hasText: roomNumber }).filter({ hasText: 'Nergis' })
  await expect(rooms.last()).toBeVisible()
  await expectNoBarrier(desk)
  await desk.goto(paths.adminDate('tr', 'airport', date))
  await expect(desk.getByRole('row').filter({ hasText: 'Yasemin' })).toBeVisible()
  await expectNoBarrier(desk)
  await desk.context().close()
})

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
