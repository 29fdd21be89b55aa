import { expect, test } from 'vitest'
import { checkLanguage, languageFacts, untranslated } from './check-language.ts'
import { openPage } from './crawl-site.ts'

const messages = {
  tr: { cart: { empty: 'Sepetiniz boş', total: 'Toplam' } },
  en: { cart: { empty: 'Your cart is empty', total: 'Total' } },
  ar: { cart: { empty: 'سلّتك فارغة', total: 'المجموع' } },
}

const check = (locale: 'tr' | 'en' | 'ar', text: string) =>
  checkLanguage([text], locale, languageFacts(messages, locale))

test.each([
  ['en', 'Sepetiniz boş'],
  ['tr', 'Your cart is empty'],
  ['ar', 'Total'],
  ['tr', 'cart.empty'],
  ['en', 'Only {count} left'],
  ['en', 'Umrah in [year]'],
  ['tr', 'المجموع'],
  ['ar', 'Rooms for two and three'],
  ['en', 'Bu sefer için yer yok ve bir daha olmayacak'],
  ['tr', 'Ask us for the price of this room'],
] as const)('on a page in %s is found: %s', (locale, text) => {
  expect(check(locale, text)).toHaveLength(1)
})

test.each([
  ['en', 'Your cart is empty'],
  ['ar', 'سلّتك فارغة'],
  ['tr', 'WhatsApp desteği'],
  ['ar', 'Anjum Hotel'],
  ['en', 'Akşemsettin Mah. Örnek Cad. 12, Fatih / Istanbul'],
  ['ar', 'bilgi@kafile.example and one more word'],
  ['tr', '12.45 de kalkış, 14.00 da varış'],
] as const)('on a page in %s is fine: %s', (locale, text) => {
  expect(check(locale, text)).toEqual([])
})

test('a sentence that two languages share was not translated, a name was', () => {
  const texts = ['We walk to the Haram together', 'The American Colony Hotel', 'Visa']

  expect(untranslated(texts, texts)).toEqual(['the same in both: We walk to the Haram together'])
})

test('reads what is seen and said, not what is marked as a name or another language', () => {
  const page = openPage(
    '/tr/faq',
    `<html lang="tr"><title>Sorular</title><body><p>Merhaba <bdi>Ali</bdi> <span lang="ar">سلام</span></p>
     <img alt="Kâbe"><button aria-label="Kapat"></button><script>var hidden</script><code>x</code></body></html>`,
  )

  expect(page.texts.toSorted()).toEqual(['Kapat', 'Kâbe', 'Merhaba', 'Sorular'].toSorted())
})
