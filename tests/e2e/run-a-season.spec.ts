import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { translator } from '#app/messages/translator.ts'
import { paths } from '#app/addresses/paths.ts'
import { locales } from '#kernel/locale.ts'
import { plainDate } from '#kernel/plain-date.ts'
import { readPdf } from '#modules/documents/testing/read-pdf.ts'
import { addToCart, answerBank, cards, payByCard, placeOrder } from './support/book.ts'
import { expect, test } from './support/journey.ts'
import { aStaffDesk } from './support/staff.ts'
import { addDeparture, copyTwice, publishDeparture, writeTour } from './support/tour-editor.ts'
import { bookStatement } from './support/transfer.ts'

const orders = translator('tr', 'staff-orders')
const sale = translator('tr', 'staff-sale')
const operations = translator('tr', 'staff-operations')
const cancellation = translator('tr', 'cancellation')
const reviews = translator('tr', 'staff-reviews')
const cash = translator('tr', 'cash')
const bank = translator('tr', 'bank-statements')
const groups = translator('tr', 'staff-groups')
const offers = translator('tr', 'staff-offers')
const agents = translator('tr', 'agents')
const staff = translator('tr', 'staff')

const names = { tr: 'Turna umresi', en: 'Crane Umrah', ar: 'عمرة الكركي' } as const
const day = plainDate('2032-02-11')
const id = '11-02-2032-18-02-2032-TURNAUMRE'

/** The agency's own account for dollars. */
const account = { iban: 'TR809990100012345678005002', currency: 'USD' }

/** A couple on the telephone; gives the address of its order. */
async function sellByTelephone(desk: Page, email: string): Promise<string> {
  await desk.goto(paths.adminNewOrder('tr', { tourId: id, count: '2' }))
  const travellers = [
    { firstName: 'HAVVA', gender: 'female', bornOn: '1960-04-01' },
    { firstName: 'ADEM', gender: 'male', bornOn: '1958-06-02' },
  ]
  for (const [index, traveller] of travellers.entries()) {
    const field = (name: string) => desk.locator(`[name="travellers.${index}.${name}"]`)
    await field('firstName').fill(traveller.firstName)
    await field('lastName').fill('KARACA')
    await desk.getByText(orders('papers-of')).nth(index).click()
    await field('gender').selectOption(traveller.gender)
    await field('bornOn').fill(traveller.bornOn)
  }
  await desk.locator('summary', { hasText: 'HAVVA KARACA' }).click()
  await desk.locator('[name="contact.firstName"]').fill('Havva')
  await desk.locator('[name="contact.lastName"]').fill('Karaca')
  await desk.getByLabel(orders('email')).fill(email)
  await desk.locator('[name="contact.phone"]').fill('0532 765 43 21')
  await desk.getByLabel(orders('city')).fill('Konya')
  await desk.getByRole('button', { name: sale('place') }).click()
  await expect(desk.getByRole('heading', { name: sale('placed') })).toBeVisible()
  return new URL(desk.url()).pathname.replace('/message', '')
}

async function enterRate(desk: Page, rate: string): Promise<void> {
  await desk.goto(paths.adminCashPart('tr', 'rates'))
  await desk.getByLabel(cash('currency')).selectOption('USD')
  await desk.getByLabel(cash('rate'), { exact: true }).fill(rate)
  await desk.getByRole('button', { name: cash('enter-rate') }).click()
  await expect(desk.getByRole('cell', { name: rate, exact: true })).toBeVisible()
}

/** A part of the price in lira, at the rate of the day; gives what is still owed in dollars, as a bank writes it. */
async function takeLira(desk: Page, order: string): Promise<string> {
  await enterRate(desk, '42')
  await desk.goto(order)
  await desk.getByRole('link', { name: staff('take-cash') }).click()
  await desk.getByLabel(cash('amount')).fill('42.000,00')
  await desk.getByLabel(cash('currency')).selectOption('TRY')
  await desk.getByRole('button', { name: cash('save') }).click()
  const taken = desk.getByRole('status').filter({ hasText: staff('cash-counted', { counted: '1.000,00 $' }) })
  const owed = await taken.innerText()
  await expect(desk.getByText(staff('remaining-about'), { exact: true }).locator('xpath=..')).toContainText('₺')
  await desk.getByRole('link', { name: staff('journal') }).click()
  await expect(desk.getByText(cash('account-exchange-differences')).first()).toBeVisible()
  return (/borç: ([\d.]+,\d{2})/.exec(owed)?.[1] ?? '').replaceAll('.', '').replace(',', '.')
}

/** A transfer of which the bank names only who sent it is put on the order that staff are shown for that name. */
async function findTransferByName(desk: Page, { amount, ref }: { amount: string; ref: string }): Promise<void> {
  await bookStatement(desk, account, [{ amount, text: 'umre', payer: 'HAVVA KARACA', ref }])
  await desk.getByRole('row', { name: 'HAVVA KARACA' }).getByRole('link').first().click()
  await expect(desk.getByText(bank('order-reason-name')).first()).toBeVisible()
  await desk.getByRole('button', { name: bank('orders-preview') }).click()
  await desk.getByRole('button', { name: bank('orders-book') }).click()
  await expect(desk.getByText(bank('state-matched')).first()).toBeVisible()
}

const parish = [
  ['Ad Soyad', 'Cinsiyet', 'Doğum Tarihi', 'Telefon'],
  ['Osman Camcı', 'E', '03.05.1970', '0532 111 22 44'],
  ['Hüsna Camcı', 'K', '04.06.1972', ''],
  ['Talha Pınar', 'E', '05.07.1975', '0532 111 22 55'],
  ['Zeliha Pınar', 'K', '06.08.1978', ''],
]

/** The list of a mosque becomes an offer, agreed on the telephone; gives the pages of its families. */
async function sellToMosque(desk: Page): Promise<Locator> {
  await desk.goto(paths.adminGroup('tr', 'new'))
  await desk.getByLabel(groups('paste')).fill(parish.map((row) => row.join('\t')).join('\n'))
  await desk.getByRole('button', { name: groups('read') }).click()
  await desk.getByLabel(groups('name')).fill('Turna Camii')
  await desk.getByRole('button', { name: groups('create') }).click()
  await desk.getByLabel(`${groups('leader')} 1`).check()
  await desk.locator('[name=tourId]').selectOption(id)
  await desk.getByRole('button', { name: groups('make-quote') }).click()
  await desk.getByRole('button', { name: agents('send') }).click()
  for (const kind of ['preInformation', 'terms', 'privacy'])
    await desk.locator(`[name="told.${kind}"]`).selectOption('read')
  await desk.getByRole('button', { name: offers('accept-for-customer') }).click()
  const families = desk.locator('a[href*="/family/"]')
  await expect(families).toHaveText(['Camcı', 'Pınar'])
  return families
}

async function askForReview(request: APIRequestContext, name: string): Promise<void> {
  const review = await request.post('/api/v1/reviews', {
    data: { name, email: 'zehra@example.com', rating: 5, text: `Her şey yolundaydı, ${name}.`, tourId: id },
  })
  expect(review.status()).toBe(202)
}

test('staff run a season: write, publish, sell to callers and a mosque, take money, fill rooms, print, give back, answer', async ({
  page,
  browser,
  request,
  email,
}, { testId }) => {
  test.setTimeout(120_000)
  const desk = await aStaffDesk(browser)
  for (const each of [desk, page]) each.setDefaultTimeout(15_000)

  await test.step('a tour with three departures, of which the first is published in three languages', async () => {
    await writeTour(desk, 'TURNAUMRE', names)
    await addDeparture(desk, { departsOn: day, returnsOn: '2032-02-18', salesCloseOn: '2032-02-01' })
    await copyTwice(desk, '2032-03-03')
    await desk.goto(paths.adminTours('tr', { q: 'TURNAUMRE' }))
    await expect(desk.locator('tbody a[href*="/tour/10-03-2032"]').first()).toBeVisible()
    await desk.locator('tbody a[href*="/tour/11-02-2032"]').first().click()
    await expect(desk).toHaveURL(/\/tour\/11-02-2032/)
    await publishDeparture(desk)
    for (const locale of locales) {
      await page.goto(paths.tour(locale, id))
      await expect(page.getByRole('heading', { level: 1 })).toContainText(names[locale])
    }
  })

  const order = await test.step('a couple books by telephone', async () => {
    await enterRate(desk, '40')
    return sellByTelephone(desk, `telephone-${email}`)
  })
  const rest = await test.step('it pays a part in lira, at the rate of the day', () => takeLira(desk, order))
  await test.step('the rest comes by a transfer that bears a name alone', async () => {
    await findTransferByName(desk, { amount: rest, ref: testId })
    await desk.goto(order)
    await expect(desk.getByText(staff('order-state-paid')).first()).toBeVisible()
  })

  await test.step('a mosque books for two families, each with a page of its own', async () => {
    const [own = ''] = await (
      await sellToMosque(desk)
    ).evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''))
    await page.goto(own)
    await expect(page.getByText('Hüsna').first()).toBeVisible()
    await expect(page.getByText('Zeliha')).toHaveCount(0)
  })

  await test.step('two book and pay on the site', async () => {
    await page.goto(paths.tour('tr', id))
    await addToCart(page, 'tr')
    await page.goto(paths.checkout('tr'))
    await placeOrder(page, 'tr', email)
    await payByCard(page, 'tr', cards.approved)
    await answerBank(page, 'tr', '123456')
    await expect(page).toHaveURL(/\/success$/)
  })

  await test.step('everybody gets a room', async () => {
    await desk.goto(paths.adminDate('tr', 'ops', day, { tab: 'rooms' }))
    await desk.getByRole('link', { name: operations('propose') }).click()
    await desk.getByRole('button', { name: operations('plan-take') }).click()
    const unplaced = desk.getByRole('group', { name: operations('unplaced') })
    await expect(unplaced.getByText(operations('all-placed'))).toBeVisible()
    await expect(desk.getByText(operations('reason-family-together')).first()).toBeVisible()
  })

  await test.step('the lists are printed', async () => {
    await desk.goto(paths.adminDate('tr', 'print', day))
    const printed = await desk.pdf({ format: 'A4' })
    // The browser sets letters on whole points at times; a reader of the file then sees "YI LMAZ".
    const words = readPdf(printed).replaceAll(/\s/g, '')
    for (const name of ['KARACA', 'YILMAZ', 'Pınar'])
      expect(words.split(name).length - 1, `${name} in ${words}`).toBeGreaterThanOrEqual(4)
    expect(words).toContain(operations('room'))
  })

  await test.step('one of two gives back the journey and is on no list', async () => {
    await desk.goto(order)
    await desk.getByRole('link', { name: staff('cancel-order') }).click()
    await desk.getByRole('checkbox', { name: /ADEM/ }).check()
    await expect(desk.getByRole('status').filter({ hasText: 'Kaydı iptal edilecekler' })).toContainText('ADEM')
    await desk.getByLabel(cancellation('reason')).fill('Hastalandı')
    await desk.getByRole('button', { name: /iade et$/ }).click()
    await expect(desk).toHaveURL(/\/refunds\?done=cancelled$/)
    await desk.goto(paths.adminDate('tr', 'print', day))
    await expect(desk.getByText('HAVVA').first()).toBeVisible()
    await expect(desk.getByText('ADEM')).toHaveCount(0)
  })

  await test.step('a review is published with a reply', async () => {
    const name = `Zehra ${email.slice(8, 14)}`
    await askForReview(request, name)
    await desk.goto(paths.adminReviews('tr', { q: name }))
    const review = desk.getByRole('article', { name })
    await review.getByLabel(reviews('reply')).fill('Yine bekleriz.')
    await review.getByRole('button', { name: reviews('approve') }).click()
    await expect(desk.getByRole('status').getByText(reviews('done-approved'))).toBeVisible()
    // Visitors are shown what staff changed within ten seconds.
    await expect(async () => {
      await page.goto(paths.tour('tr', id))
      await expect(page.getByText('Yine bekleriz.').first()).toBeVisible({ timeout: 1_000 })
    }).toPass({ timeout: 15_000 })
  })
  await desk.context().close()
})
