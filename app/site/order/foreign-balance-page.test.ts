import { expect, test } from 'vitest'
import { formatDate } from '#kernel/format-date.ts'
import { formatMoney } from '#kernel/format-money.ts'
import { locales, type Locale } from '#kernel/locale.ts'
import { money, type Money } from '#kernel/money.ts'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import { listParts } from '#modules/booking/data/payment-parts.server.ts'
import { sharePart } from '#modules/booking/share-part.server.ts'
import { localePath } from '#app/addresses/paths.ts'
import { aDollarRate, anOrderPaidInCash, lira } from '#modules/booking/testing/foreign.ts'
import { listPaymentsOfSubject, startTransfer } from '#modules/payments/index.server.ts'
import { aLink } from '#modules/payment-links/testing/builders.ts'
import { aBankAccount, aGateway } from '#modules/payments/testing/builders.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const today = dayInIstanbul(new Date())

/** A page as it is read, without the texts and data that its scripts carry. */
async function shown(answer: Response): Promise<string> {
  return (await answer.text()).replaceAll(/<script[^>]*>[^]*?<\/script>/g, '')
}

/** Which of these words are not on a page. */
function missing(html: string, told: string[]): string[] {
  return told.filter((word) => !html.includes(word))
}
const words = {
  tr: {
    paidIn: 'Ödenen para, günün kuruyla',
    open: 'Kalanın yaklaşık karşılığı',
    about: 'Yaklaşık karşılığı',
    staff: 'Kalanın yaklaşık karşılığı',
  },
  en: {
    paidIn: 'Paid in another currency',
    open: 'Amount remaining, about',
    about: 'Approximately',
    staff: 'Remaining (approx.)',
  },
  ar: {
    paidIn: 'المدفوع بعملة أخرى بسعر اليوم',
    open: 'ما يعادل المتبقي تقريبًا',
    about: 'ما يعادله تقريبًا',
    staff: 'ما يعادل المتبقي تقريبًا',
  },
}

/** An order over 5,380 dollars, and what was paid of it in cash, with 42 lira for a dollar on the day of `daysAgo`. */
async function aWorld(payments: Money[], { daysAgo = 0, hasRate = true } = {}) {
  const db = await testDb()
  if (hasRate) await aDollarRate(db, 42, daysAgo)
  const order = await anOrderPaidInCash(db, payments)
  const app = await testApp({ db })
  const { headers } = await staffSignedIn(db)
  const page = async (locale: Locale, path: string) => shown(await getPage(app, localePath(locale, path), headers))
  const paths = {
    order: `/order/${order.publicId}?t=${order.accessToken}`,
    payment: `/payment/${order.open}`,
    success: `/payment/${order.paid}/success`,
    staff: `/admin/orders/${order.publicId}`,
    cash: `/admin/cash/new?order=${order.orderNo}`,
  }
  return { db, order, page, paths }
}

const aThousandDollars = lira(4_200_000)
const inLira = (minor: number, locale: Locale) => formatMoney(lira(minor), locale, { cents: true })
const dayOf = (locale: Locale, day = today) => formatDate(day, locale, { short: true })

test.each(locales)('what came in lira and about what is owed stand on all pages of an order in %s', async (locale) => {
  const { page, paths } = await aWorld([aThousandDollars])
  const { paidIn, open, about, staff } = words[locale]
  const everywhere = [inLira(4_200_000, locale), inLira(18_396_000, locale), '1 USD = 42 TRY', dayOf(locale), paidIn]

  expect({
    order: missing(await page(locale, paths.order), [...everywhere, open]),
    payment: missing(await page(locale, paths.payment), [...everywhere, about]),
    success: missing(await page(locale, paths.success), [...everywhere, about]),
    staff: missing(await page(locale, paths.staff), [...everywhere, staff]),
    cash: missing(await page(locale, paths.cash), everywhere),
  }).toEqual({ order: [], payment: [], success: [], staff: [], cash: [] })
})

test.each(locales)('a rate that is not of today is told with its day in %s', async (locale) => {
  const day = addDays(today, -3)
  const { page, paths } = await aWorld([], { daysAgo: 3 })
  const told = [inLira(22_596_000, locale), '1 USD = 42 TRY', dayOf(locale, day)]

  expect({
    order: missing(await page(locale, paths.order), told),
    payment: missing(await page(locale, paths.payment), told),
    staff: missing(await page(locale, paths.staff), told),
  }).toEqual({ order: [], payment: [], staff: [] })
})

test.each(locales)('without a rate nothing is told of another currency in %s', async (locale) => {
  const { page, paths } = await aWorld([], { hasRate: false })
  const told = Object.values(words[locale])

  expect({
    order: missing(await page(locale, paths.order), told),
    payment: missing(await page(locale, paths.payment), told),
    staff: missing(await page(locale, paths.staff), told),
  }).toEqual({ order: told, payment: told, staff: told })
})

test.each(locales)('what is paid whole says in which money, and owes none in any, in %s', async (locale) => {
  const { page, paths } = await aWorld([lira(22_596_000)])
  const { paidIn, open, about, staff } = words[locale]
  const told = [paidIn, open, about, staff]

  expect({
    order: missing(await page(locale, paths.order), told),
    success: missing(await page(locale, paths.success), told),
    staff: missing(await page(locale, paths.staff), told),
  }).toEqual({ order: told.slice(1), success: told.slice(1), staff: told.slice(1) })
})

test('whoever transfers dollars reads about how many lira they are', async () => {
  const { db, order, page, paths } = await aWorld([])
  await aBankAccount(db)
  const payer = { name: 'Ayşe Yılmaz', email: 'ayse@example.com', phone: '' }
  await startTransfer(aGateway(db), { token: order.paymentToken, idempotencyKey: 't', payer }, new Date())

  expect(missing(await page('tr', paths.payment), ['Yaklaşık karşılığı', inLira(22_596_000, 'tr')])).toEqual([])
})

test('a share that somebody else pays tells nothing of what the order was paid in', async () => {
  const { db, order, page } = await aWorld([aThousandDollars])
  const payer = { name: 'Zeynep Kaya', email: 'zeynep@example.com' }
  const [open] = (await listParts(db, order.orderId)).filter(({ paidAt }) => paidAt === null)
  const wish = { orderId: order.orderId, partId: open?.id ?? '', amount: money(200_000, 'USD'), payer }
  const shared = await sharePart(db, wish, new Date())
  const html = await page('tr', `/payment/${shared.ok ? shared.value.share.paymentToken : ''}`)

  expect(html).toContain('Sayın Zeynep Kaya')
  expect(missing(html, [words.tr.paidIn, inLira(4_200_000, 'tr')])).toHaveLength(2)
  expect(missing(html, [words.tr.about, inLira(8_400_000, 'tr'), '1 USD = 42 TRY', dayOf('tr')])).toEqual([])
})

test.each(locales)(
  'whoever pays a link of dollars reads about how many lira they are, with rate and day, in %s',
  async (locale) => {
    const { db, page } = await aWorld([])
    const { token } = await aLink(db, { price: money(52_000, 'USD'), locale })
    const inDollars = await page(locale, `/payment/${token}`)
    const { token: other } = await aLink(db, { price: lira(52_000), locale })

    const told = [words[locale].about, inLira(2_184_000, locale), '1 USD = 42 TRY', dayOf(locale)]
    expect(missing(inDollars, told)).toEqual([])
    expect(missing(await page(locale, `/payment/${other}`), [words[locale].about])).toHaveLength(1)
  },
)

test.each(locales)(
  'the payment of staff says what was paid, at which rate, and what it counted for, in %s',
  async (locale) => {
    const { db, order, page } = await aWorld([aThousandDollars])
    const [attempt] = await listPaymentsOfSubject(db, { kind: 'order', ref: order.orderId })
    const counted = { tr: 'Siparişe sayılan', en: 'Counted for the order', ar: 'المحسوب للحجز' }[locale]
    const told = [inLira(4_200_000, locale), formatMoney(money(100_000, 'USD'), locale, { cents: true })]

    expect({
      payment: missing(await page(locale, `/admin/payments/${attempt?.ref}`), [
        ...told,
        '1 USD = 42 TRY',
        dayOf(locale),
        counted,
      ]),
      list: missing(await page(locale, '/admin/payments'), told),
    }).toEqual({ payment: [], list: [] })
  },
)
