import { expect, test } from 'vitest'
import { locales } from '#kernel/locale.ts'
import { zero } from '#kernel/money.ts'
import { anAgency, aPaidOrder } from '../testing/documents.ts'
import { writeOrderConfirmation } from './order-confirmation.tsx'

test('nothing that is left is said in words, and what is left as an amount', async () => {
  const paid = aPaidOrder()
  const orders = locales.map((locale) => ({ ...paid, locale, paid: paid.total }))
  const open = { ...paid, locale: 'tr' as const, paid: zero(paid.total.currency) }

  const urls = { url: 'https://kafile.test/x', pocketUrl: 'https://kafile.test/x/pocket' }
  const texts = await Promise.all(
    [...orders, open].map(async (order) => {
      const mail = await writeOrderConfirmation(order, anAgency(order.locale), urls, {
        paidAt: new Date(),
        papers: undefined,
        times: [],
      })
      return mail.text.replaceAll(/\s+/g, ' ')
    }),
  )

  expect(texts[0]).toContain('yeriniz kesinleşti. Ödenecek tutar kalmadı.')
  expect(texts[1]).toContain('your places are booked. Nothing is left to pay.')
  expect(texts[2]).toContain('لم يبقَ مبلغ للدفع.')
  expect(texts[3]).toMatch(/yeriniz kesinleşti\. Kalan tutar: [\d.]+,00 \$\./)
})
