import { paths } from '#app/addresses/paths.ts'
import { translator } from '#app/messages/translator.ts'
import { expect, test } from './support/journey.ts'
import { aStaffDesk } from './support/staff.ts'

const ui = translator('tr', 'ui')
const staff = translator('tr', 'staff')

test('a list follows its filters as they are chosen, one question for each', async ({ browser }) => {
  const desk = await aStaffDesk(browser)
  await desk.goto(paths.adminOrders('tr'))
  const asked: string[] = []
  desk.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/admin/orders.data')) asked.push(new URL(request.url()).search)
  })
  const state = desk.locator('select[name=state]')
  const search = desk.locator('main').getByRole('searchbox')

  await state.focus()
  await state.selectOption('cancelled')
  await expect(desk).toHaveURL(/\?state=cancelled$/)
  await expect(state).toBeFocused()

  await search.pressSequentially('yıl')
  await expect(desk).toHaveURL(/q=y%C4%B1l&state=cancelled$/)
  await expect(search).toBeFocused()
  await expect(search).toHaveValue('yıl')
  expect(asked).toHaveLength(2)

  await desk.getByRole('link', { name: staff('filter-clear') }).click()
  await expect(search).toHaveValue('')
  await expect(state).toHaveValue('')
  await desk.context().close()
})

test('on a phone the filters are folded behind a button that counts them, and the list is seen', async ({
  browser,
}) => {
  const desk = await aStaffDesk(browser)
  await desk.setViewportSize({ width: 390, height: 844 })
  await desk.goto(paths.adminOrders('tr', { state: 'cancelled' }))
  const fold = desk.locator('summary', { hasText: ui('filters', { count: 1 }) })

  await expect(desk.locator('select[name=state]')).toBeHidden()
  await fold.click()
  await expect(desk.locator('select[name=state]')).toBeVisible()
  await desk.context().close()
})
