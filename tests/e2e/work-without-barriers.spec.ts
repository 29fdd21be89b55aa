import { translator } from '#app/messages/translator.ts'
import { paths } from '#app/addresses/paths.ts'
import { expectNoBarrier, expectNoSideways } from './support/barriers.ts'
import { addToCart, answerBank, cards, fillOrder, payByCard, sendOrder } from './support/book.ts'
import { aTourForSale } from './support/find-tour.ts'
import { expect, test } from './support/journey.ts'

/** What keeps a person out hardly differs between two languages of one direction of writing. */
for (const locale of ['tr', 'ar'] as const) {
  test(`nothing keeps anybody from booking in ${locale}`, async ({ page, request, email }, { testId }) => {
    test.slow()
    const payment = translator(locale, 'payment')
    const lookAround = async () => {
      await expectNoBarrier(page)
      await expectNoSideways(page)
    }
    await page.goto((await aTourForSale(request, testId)).path(locale))
    await lookAround()
    await addToCart(page, locale)
    // The panel that says so may lie across a button of the form; the form was looked at before.
    await expectNoBarrier(page, { under: '#booking-form' })
    await expectNoSideways(page)
    await page.goto(paths.cart(locale))
    await lookAround()
    await page.goto(paths.checkout(locale))
    await lookAround()
    await sendOrder(page)
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
    await lookAround()
    await fillOrder(page, locale, email)
    await sendOrder(page)
    await expect(page.getByRole('heading', { name: payment('how') })).toBeVisible()
    await lookAround()
    await payByCard(page, locale, cards.approved)
    await expect(page.getByRole('heading', { name: payment('bank-title') })).toBeVisible()
    await lookAround()
    await answerBank(page, locale, '123456')
    await expect(page.getByRole('heading', { name: payment('booked') })).toBeVisible()
    await lookAround()
  })

  test(`nothing keeps staff out of their door in ${locale}`, async ({ page }) => {
    await page.goto(paths.adminLogin(locale))

    await expectNoBarrier(page)
    await expectNoSideways(page)
  })
}
