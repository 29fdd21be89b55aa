import { expect, test } from 'vitest'
import type { Locale } from '#kernel/locale.ts'
import { money, type Currency } from '#kernel/money.ts'
import { amountInWords } from './amount-in-words.server.ts'

test.each<[number, Currency, Locale, string]>([
  [538_000, 'USD', 'tr', 'Yalnız beşbinüçyüzseksen ABD doları'],
  [65_035, 'TRY', 'tr', 'Yalnız altıyüzelli Türk lirası otuzbeş kuruş'],
  [100_000, 'EUR', 'tr', 'Yalnız bin avro'],
  [99, 'TRY', 'tr', 'Yalnız sıfır Türk lirası doksandokuz kuruş'],
  [538_001, 'USD', 'en', 'Five thousand three hundred and eighty US dollars and one cent only'],
  [100, 'GBP', 'en', 'One pound sterling only'],
  [538_050, 'USD', 'ar', 'فقط خمسة آلاف وثلاثمائة وثمانون دولارًا أمريكيًا وخمسون سنتًا لا غير'],
  [1_100_000, 'USD', 'ar', 'فقط أحد عشر ألف دولار أمريكي لا غير'],
  [1_100_500, 'USD', 'ar', 'فقط أحد عشر ألفًا وخمسة دولارات أمريكية لا غير'],
  [200_000, 'SAR', 'ar', 'فقط ألفا ريال سعودي لا غير'],
  [500_300, 'TRY', 'ar', 'فقط خمسة آلاف وثلاث ليرات تركية لا غير'],
  [200, 'EUR', 'ar', 'فقط اثنان يورو لا غير'],
])('spells %d of %s in %s', (minor, currency, locale, words) => {
  expect(amountInWords(money(minor, currency), locale)).toBe(words)
})

test('spells nothing that is negative', () => {
  expect(() => amountInWords(money(-1, 'TRY'), 'tr')).toThrow(RangeError)
})
