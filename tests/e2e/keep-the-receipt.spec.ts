import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { translator } from '#app/messages/translator.ts'
import { paths } from '#app/addresses/paths.ts'
import { answerBank, cards, goToCheckout, payByCard, placeOrder } from './support/book.ts'
import { aTourForSale } from './support/find-tour.ts'
import { expect, test } from './support/journey.ts'
import { aStaffDesk } from './support/staff.ts'

test('a visitor pays, downloads the receipt, finds it among the papers of the order, and its hash is the one shown; staff see whom it was mailed to', async ({
  page,
  request,
  email,
  mailTo,
  browser,
}, { testId }) => {
  const payment = translator('tr', 'payment')
  const documents = translator('tr', 'documents')
  await goToCheckout(page, 'tr', await aTourForSale(request, testId))
  await placeOrder(page, 'tr', email)
  await payByCard(page, 'tr', cards.approved)
  await answerBank(page, 'tr', '123456')
  await expect(page).toHaveURL(/\/success$/)

  const orderNo =
    (await page
      .getByText(/^\d{4}-\d{6}$/)
      .first()
      .textContent()) ?? ''
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: documents('download-receipt') }).click()
  const download = await coming
  const bytes = await readFile(await download.path())
  const hash = createHash('sha256').update(bytes).digest('hex')

  expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-')
  expect(download.suggestedFilename()).toMatch(/^Tahsilat makbuzu M-\d{4}-\d{6}\.pdf$/)
  const mail = await mailTo(email, /Ödemeniz bize ulaştı/)
  const attached = mail.attachments.map((file) => createHash('sha256').update(file.bytes).digest('hex'))
  expect(attached).toContain(hash)

  await page.getByRole('link', { name: payment('my-order') }).click()
  const papers = page.locator('#documents')
  await papers.getByText(documents('hashes')).click()
  await expect(papers.getByText(hash.slice(0, 12))).toBeVisible()
  await expect(papers.getByRole('link', { name: documents('kind-voucher') })).toBeVisible()

  const desk = await aStaffDesk(browser)
  await desk.goto(paths.adminOrders('tr', { q: orderNo }))
  await desk.getByRole('link', { name: orderNo }).click()
  await expect(desk.locator('#documents').getByText(email).first()).toBeVisible()
  await desk.context().close()
})
