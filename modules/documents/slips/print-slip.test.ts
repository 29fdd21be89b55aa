import { expect, test } from 'vitest'
import { locales, type Locale } from '#kernel/locale.ts'
import { money } from '#kernel/money.ts'
import { plainDate } from '#kernel/plain-date.ts'
import { anAgency } from '#modules/booking/testing/documents.ts'
import { createPdfCompiler, findFontsDir } from '#platform/pdf/pdf-compiler.server.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { someReceipt, someRefundNote } from '../testing/slips.ts'
import { printReceipt, printRefundNote } from './print-slip.server.ts'

const compiler = createPdfCompiler({ fontsDir: findFontsDir() })

test.each(locales)('sets a receipt and a refund note in %s, each a small file', (locale) => {
  const files = [
    printReceipt(compiler, someReceipt(), anAgency(locale), locale),
    printRefundNote(compiler, someRefundNote(), anAgency(locale), locale),
  ]

  expect(files.map((file) => Buffer.from(file).subarray(0, 5).toString())).toEqual(['%PDF-', '%PDF-'])
  expect(Math.max(...files.map(({ length }) => length))).toBeLessThan(200_000)
})

test.each(locales)('a receipt with everything on it is one page in %s', (locale) => {
  expect(readPdf(printReceipt(compiler, receiptWithLira(), anAgency(locale), locale)).split('\f')).toHaveLength(2)
})

test('a Turkish receipt names payer, amount to the cent and in words, card, rate and balance', () => {
  const text = readPdf(printReceipt(compiler, someReceipt(), anAgency('tr'), 'tr'))

  for (const fact of [
    'Tahsilat makbuzu',
    'M-2026-000042',
    'Ayşe Nur Çağlayan Büyükkaragözoğlu',
    '1.129,80 $',
    'Yalnız binyüzyirmidokuz ABD doları seksen sent',
    '1.076,00 $',
    '53,80 $',
    'Visa kart, sonu 1111, 3 taksit',
    '1 USD = 41,2345 ₺ (TCMB, 1 Aralık 2026)',
    '46.586,74 ₺',
    '4.304,00 $',
    'mali değeri yoktur',
  ])
    expect(text).toContain(fact)
})

test('a receipt names a rate that was entered by hand in the words of its language', () => {
  const rate = { rate: { value: 412_345, scale: 4 }, source: 'manual', on: plainDate('2026-12-01') }
  const text = readPdf(printReceipt(compiler, someReceipt({ rate }), anAgency('tr'), 'tr'))

  expect(text).toContain('1 USD = 41,2345 ₺ (acente kuru, 1 Aralık 2026)')
})

test.each<[Locale, string[]]>([
  [
    'tr',
    [
      '44.367,02 ₺',
      'kırkdörtbinüçyüzaltmışyedi',
      'Günün kuru',
      '1 USD = 41,2345 TRY (acente kuru',
      '1.076,00 $',
      '177.473',
    ],
  ],
  ['en', ['₺44,367.02', 'Rate of the day', '1 USD = 41.2345 TRY (rate of the agency', '$1,076.00', '177,473']],
  ['ar', ['44,367.02', '1 USD = 41.2345 TRY', '1,076.00']],
])('a receipt of money in another currency says both amounts and the rate, in %s', (locale, facts) => {
  const day = plainDate('2026-12-01')
  const rate = { base: 'USD', quote: 'TRY', rate: { value: 412_345, scale: 4 }, source: 'manual', on: day } as const
  const foreign = { paid: money(4_436_702, 'TRY'), rate }
  const receipt = someReceipt({ surcharge: money(0, 'USD'), way: { kind: 'cash' }, foreign })
  const text = readPdf(printReceipt(compiler, receipt, anAgency(locale), locale))

  for (const fact of facts) expect(text).toContain(fact)
})

test.each<[Locale, string[]]>([
  ['tr', ['43.000,00 ₺', 'Geri verilen para', 'Ödenenlerden düşülen', '1 USD = 43 TRY (acente kuru, 24 Kasım 2026)']],
  [
    'en',
    ['₺43,000.00', 'Handed back', 'Taken off what was paid', '1 USD = 43 TRY (rate of the agency, 24 November 2026)'],
  ],
  ['ar', ['43,000.00', '1 USD = 43 TRY']],
])('a refund note tells of what was handed over, at which rate, and what it takes off, in %s', (locale, facts) => {
  const on = plainDate('2026-11-24')
  const rate = { base: 'USD', quote: 'TRY', rate: { value: 43, scale: 0 }, source: 'manual', on } as const
  const foreign = { paid: money(4_300_000, 'TRY'), rate }
  const note = someRefundNote({ amount: money(100_000, 'USD'), way: { kind: 'cash' }, calculation: null, foreign })
  const text = readPdf(printRefundNote(compiler, note, anAgency(locale), locale))

  for (const fact of facts) expect(text).toContain(fact)
  expect(text).not.toContain('41,2345')
})

/** What is open is about so many lira, at a rate of the day before the payment. */
function receiptWithLira() {
  const on = plainDate('2026-11-30')
  const rate = { base: 'USD', quote: 'TRY', rate: { value: 412_345, scale: 4 }, source: 'TCMB', on } as const
  const { balance } = someReceipt()
  return someReceipt({ balance: balance && { ...balance, openAbout: { amount: money(17_747_329, 'TRY'), rate } } })
}

test.each<[Locale, string[]]>([
  ['tr', ['Kalanın yaklaşık karşılığı', '177.473,29 ₺', '1 USD = 41,2345 TRY (TCMB, 30 Kasım 2026)']],
  ['en', ['Still open, about', '₺177,473.29', '1 USD = 41.2345 TRY (TCMB, 30 November 2026)']],
  ['ar', ['177,473.29', '1 USD = 41.2345 TRY']],
])('what is open stands on a receipt in lira too, with the rate and its day, in %s', (locale, facts) => {
  const text = readPdf(printReceipt(compiler, receiptWithLira(), anAgency(locale), locale))

  for (const fact of facts) expect(text).toContain(fact)
})

test('an English receipt says the same', () => {
  const text = readPdf(printReceipt(compiler, someReceipt(), anAgency('en'), 'en'))

  for (const fact of [
    'Payment receipt',
    '$1,129.80',
    'One thousand one hundred and twenty-nine US dollars and eighty cents only',
    'Visa card ending in 1111, 3 instalments',
    '$4,304.00',
    'no fiscal value',
  ])
    expect(text).toContain(fact)
})

test('an Arabic receipt keeps numbers, amounts and codes in their own direction', () => {
  const text = readPdf(printReceipt(compiler, someReceipt(), anAgency('ar'), 'ar'))

  for (const fact of ['M-2026-000042', '$1,129.80', '$53.80', '$4,304.00', '1111', '2026-000123', 'P-k3m9x2aa'])
    expect(text).toContain(fact)
})

test.each([
  ['tr', 'Acente kasasına ödendi', 'Acente kasasından elden'],
  ['en', 'Paid at our office', 'Paid out at our office'],
] as const)('cash is named as such on receipt and refund note in %s', (locale, paid, back) => {
  const { receipt, note } = slipsOfCash(locale)

  expect([receipt, note]).toEqual([expect.stringContaining(paid), expect.stringContaining(back)])
})

test.each(locales)('receipt and refund note of cash show no card and no account in %s', (locale) => {
  const { receipt, note } = slipsOfCash(locale)

  expect(receipt + note).toContain('P-k3m9x2aa')
  expect(receipt + note).not.toMatch(/1111|IBAN|Visa/)
})

function slipsOfCash(locale: Locale) {
  const way = { kind: 'cash' } as const
  return {
    receipt: readPdf(printReceipt(compiler, someReceipt({ way }), anAgency(locale), locale)),
    note: readPdf(printRefundNote(compiler, someRefundNote({ way }), anAgency(locale), locale)),
  }
}

test('a paid order has no open amount on its receipt, and a transfer no card', () => {
  const usd = (minor: number) => money(minor, 'USD')
  const facts = someReceipt({
    way: { kind: 'transfer' },
    price: usd(538_000),
    surcharge: usd(0),
    rate: null,
    balance: { total: usd(538_000), paid: usd(538_000), open: usd(0), openAbout: null },
  })

  const text = readPdf(printReceipt(compiler, facts, anAgency('tr'), 'tr'))

  expect(text).toContain('Bakiye yoktur')
  expect(text).toContain('Havale / EFT')
  expect(text).not.toMatch(/1111|taksit|vade farkı|kuru/i)
})

test('a refund note tells how a cancellation was worked out', () => {
  const text = readPdf(printRefundNote(compiler, someRefundNote(), anAgency('tr'), 'tr'))

  for (const fact of [
    'İade belgesi',
    'I-2026-000007',
    '2.690,00 $',
    'Yalnız ikibinaltıyüzdoksan ABD doları',
    '27 Ocak 2027',
    '5.380,00 $',
    'Visa kart, sonu 1111',
    'Rezervasyon iptali',
  ])
    expect(text).toContain(fact)
})

test('takes a payer who looks like a command for a name', () => {
  const facts = someReceipt({ payer: { name: '#read("/etc/passwd")', email: 'a@b.example' } })

  expect(readPdf(printReceipt(compiler, facts, anAgency('tr'), 'tr'))).toContain('#read("/etc/passwd")')
})
