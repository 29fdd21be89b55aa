import { type Page, expect } from '@playwright/test'
import { translator } from '#app/messages/translator.ts'
import { paths } from '#app/addresses/paths.ts'
import type { Locale } from '#kernel/locale.ts'
import { choose } from './choose.ts'
import type { TourForSale } from './find-tour.ts'
import { listed } from './listed.ts'
import { personAt } from './person-at.ts'
import { phoneOf } from './phone-of.ts'

/** Travellers whom every check accepts: names as in the passport, numbers with right check digits. */
const traveller = { lastName: 'YILMAZ', day: '2', month: '9', year: '1957' }

export const cards = {
  approved: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  noFunds: '4000 0000 0000 9995',
}

/** From the home page over the list of tours and the month of the journey to one departure. */
export async function findTour(page: Page, locale: Locale, tour: TourForSale): Promise<void> {
  await page.goto(paths.home(locale))
  await page
    .locator(`a[href="${paths.tours(locale)}"]:visible`)
    .first()
    .click()
  await expect(page).toHaveURL((url) => url.pathname === paths.tours(locale))
  await page
    .locator(`a[href="${paths.toursOfMonth(locale, tour.month)}"]`)
    .first()
    .click()
  await page
    .locator(`a[href="${tour.path(locale)}"]`)
    .first()
    .click()
  await expect(page).toHaveURL((url) => url.pathname === tour.path(locale))
}

/** Puts two adults into the cart from the page of a tour. */
export async function addToCart(page: Page, locale: Locale): Promise<void> {
  const text = translator(locale, 'tour')
  await page
    .locator('booking-box')
    .getByRole('button', { name: text('add-to-cart') })
    .click()
}

/** From the home page to the order form with two adults in the cart. */
export async function goToCheckout(page: Page, locale: Locale, tour: TourForSale): Promise<void> {
  await findTour(page, locale, tour)
  await addToCart(page, locale)
  await page.goto(paths.cart(locale))
  await page
    .locator(`a[href^="${paths.checkout(locale)}"]:visible`)
    .first()
    .click()
  await expect(page).toHaveURL((url) => url.pathname === paths.checkout(locale))
}

/** Fills the order form for everybody it asks about and sends it. */
export async function placeOrder(
  page: Page,
  locale: Locale,
  email: string,
  mode: 'guest' | 'member' = 'guest',
): Promise<void> {
  await fillOrder(page, locale, email, mode)
  await sendOrder(page)
  await expect(page).toHaveURL((url) => url.pathname.startsWith(paths.payment(locale, '')))
}

/** Who is signed in orders as a member and is not asked how. */
export async function fillOrder(
  page: Page,
  locale: Locale,
  email: string,
  mode: 'guest' | 'member' = 'guest',
): Promise<void> {
  const text = translator(locale, 'checkout')
  if (mode === 'guest') await choose(page.locator('input[name=mode][value=guest]'))
  await page.locator('[name="contact.firstName"]').fill('Ayşe')
  await page.locator('[name="contact.lastName"]').fill('Yılmaz')
  await page.locator('[name="contact.email"]').fill(email)
  await page.locator('[name="contact.phone"]').fill(phoneOf(email))
  await page.locator('[name="contact.city"]').fill('İstanbul')
  await page.locator('[name="contact.country"]').selectOption('TR')
  const travellers = await listed(page.locator('details[data-traveller]'))
  for (const index of travellers.keys()) await fillTraveller(page, index)
  for (const name of ['preInformation', 'terms', 'privacy', 'personalData']) {
    await page.locator(`[name="consents.${name}"]`).check()
  }
  await expect(page.getByRole('heading', { name: text('documents-title') })).toBeVisible()
}

export async function sendOrder(page: Page): Promise<void> {
  await page.locator('button[data-part=order]').click()
}

async function fillTraveller(page: Page, index: number): Promise<void> {
  const field = (part: string) => page.locator(`[name="travellers.${index}.${part}"]`)
  const card = page.locator(`details[data-traveller]:has([name="travellers.${index}.firstName"])`)
  if (!(await field('firstName').isVisible())) await card.locator('summary').first().click()
  if (!(await field('passportNo').isVisible())) await card.locator('[data-later] > summary').click()
  const { firstName, tckn, passportNo } = personAt(index)
  await field('firstName').fill(firstName)
  await field('lastName').fill(traveller.lastName)
  await choose(page.locator(`[name="travellers.${index}.gender"][value=female]`))
  await field('bornOn.day').fill(traveller.day)
  await field('bornOn.month').selectOption(traveller.month)
  await field('bornOn.year').fill(traveller.year)
  await field('nationality').selectOption('TR')
  await field('tckn').fill(tckn)
  await field('passportNo').fill(passportNo)
  await field('passportExpiresOn.day').fill('4')
  await field('passportExpiresOn.month').selectOption('4')
  await field('passportExpiresOn.year').fill('2035')
}

/** Pays by card on the payment page, up to the bank's own page. */
export async function payByCard(page: Page, locale: Locale, number: string, cvc = '123'): Promise<void> {
  await page.locator('[name=number]').fill(number)
  await page.locator('[name=cardName]').fill('AYSE YILMAZ')
  await page.locator('[name=expiry]').fill('12/30')
  await page.locator('[name=cvc]').fill(cvc)
  // Beside it stand the choices of how much to pay now, whose names begin alike.
  const pay = page.locator('button[data-paying]').and(page.getByRole('button', { name: payButton(locale) }))
  await pay.click()
}

/** Answers the bank's question with the code it sent. */
export async function answerBank(page: Page, locale: Locale, code: string): Promise<void> {
  const text = translator(locale, 'payment')
  await expect(page.getByRole('heading', { name: text('bank-title') })).toBeVisible()
  await page.getByLabel(text('bank-code')).fill(code)
  await page.getByRole('button', { name: text('bank-confirm') }).click()
}

/** The button names the amount, which the journey does not know beforehand. */
function payButton(locale: Locale): RegExp {
  const [before = '', after = ''] = translator(locale, 'payment')('pay', { amount: '§' }).split('§')
  return new RegExp(`^${before}.*\\d.*${after}$`)
}
