import { translator } from '#app/messages/translator.ts'
import { paths } from '#app/addresses/paths.ts'
import { expect, test } from './support/journey.ts'
import { goToPayment } from './support/place-order.ts'
import { aStaffDesk } from './support/staff.ts'
import { bookStatement, chooseTransfer, tokenOf } from './support/transfer.ts'

const text = translator('tr', 'bank-statements')

test('a transfer found in a statement of the bank confirms the order and sends the voucher', async ({
  page,
  request,
  browser,
  email,
  mailTo,
}, { testId }) => {
  await goToPayment(page, 'tr', { email })
  const awaited = await chooseTransfer(page, request)
  const desk = await aStaffDesk(browser)

  await bookStatement(desk, awaited, [
    { amount: awaited.amount, text: `UMRE ${awaited.reference.toLowerCase()}`, payer: 'AYSE YILMAZ', ref: testId },
  ])

  await expect(desk.getByText(text('confirmed', { count: 1 }))).toBeVisible()
  await expect(desk.getByText(text('state-matched')).last()).toBeVisible()
  const mail = await mailTo(email, /^Ödemeniz bize ulaştı/)
  expect(mail.attachments.map(({ contentType }) => contentType)).toContain('application/pdf')
  const { status } = await (await request.get(`/api/v1/payments/${tokenOf(page)}`)).json()
  expect(status).toBe('completed')
  await desk.context().close()
})

test('a part of the money and money without a code are asked', async ({ page, request, browser, email }, {
  testId,
}) => {
  await goToPayment(page, 'tr', { email })
  const awaited = await chooseTransfer(page, request)
  const desk = await aStaffDesk(browser)

  await bookStatement(desk, awaited, [
    { amount: '10.00', text: `umre ${awaited.reference}`, payer: 'AYSE YILMAZ', ref: `${testId}-1` },
    { amount: '11.11', text: 'havale', payer: 'BILINMEYEN KISI', ref: `${testId}-2` },
  ])

  await expect(desk.getByText(text('state-to_decide'), { exact: true })).toHaveCount(3)
  await desk.getByRole('row').filter({ hasText: awaited.reference }).getByRole('link').click()
  await expect(desk.getByText(text('reason-amount-less')).first()).toBeVisible()
  await desk.getByRole('button', { name: text('decide-payment') }).click()
  await expect(desk.getByText(text('state-matched')).first()).toBeVisible()

  await desk.goto(paths.adminBankLines('tr', { state: 'to_decide', q: 'BILINMEYEN' }))
  await desk.getByRole('row').nth(1).getByRole('link').click()
  await desk.getByLabel(text('note')).fill('Bankaya soruldu')
  await desk.getByRole('button', { name: text('decide-suspense') }).click()
  await expect(desk.getByText(text('state-suspense')).first()).toBeVisible()
  await desk.context().close()
})
