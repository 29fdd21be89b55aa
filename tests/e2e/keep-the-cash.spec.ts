import { translator } from '#app/messages/translator.ts'
import { paths } from '#app/addresses/paths.ts'
import { expect, test } from './support/journey.ts'
import { aStaffDesk } from './support/staff.ts'

const text = translator('tr', 'cash')

test('staff open a register, book cash, take it back and close the day', async ({ browser }) => {
  const desk = await aStaffDesk(browser)
  const code = `kasa-${Date.now().toString(36)}`
  await desk.goto(paths.adminCashPart('tr', 'rates'))
  await desk.getByLabel(text('name')).fill(`Kasa ${code}`)
  await desk.getByLabel(text('code')).fill(code)
  await desk.getByRole('button', { name: text('open-register') }).click()
  await expect(desk.getByRole('link', { name: `Kasa ${code}` })).toBeVisible()

  for (const amount of ['1.250,00', '400']) {
    await desk.getByRole('link', { name: text('new-entry') }).click()
    await desk.getByLabel(text('register'), { exact: true }).selectOption(code)
    await desk.getByLabel(text('amount')).fill(amount)
    await desk.getByRole('button', { name: text('save') }).click()
    await expect(desk.getByRole('heading', { name: text('title') })).toBeVisible()
  }
  await desk.goto(paths.adminCash('tr', { register: code }))
  await expect(desk.getByRole('row')).toHaveCount(5)

  await desk.getByRole('row').nth(1).getByRole('link').click()
  await desk.getByLabel(text('reverse-reason')).fill('Yanlış kasa')
  await desk.getByRole('button', { name: text('reverse') }).click()
  await expect(desk.getByRole('link', { name: text('reversed-by') })).toBeVisible()

  await desk.goto(paths.adminCashPart('tr', 'closings', { register: code }))
  await desk.getByLabel(text('counted', { currency: 'TRY' })).fill('1.240,00')
  await desk.getByRole('button', { name: text('close-day') }).click()
  await expect(desk.getByRole('cell', { name: '−10,00' })).toBeVisible()

  await desk.goto(paths.adminCashPart('tr', 'new'))
  await desk.getByLabel(text('register'), { exact: true }).selectOption(code)
  await desk.getByLabel(text('amount')).fill('5')
  await desk.getByRole('button', { name: text('save') }).click()
  await expect(desk.getByText(text('problem-day-closed'))).toBeVisible()
  await desk.context().close()
})
