import { expect, test } from 'vitest'
import { whatsappAddress } from './whatsapp-address.ts'

test.each([
  ['+90 532 000 00 00', '905320000000'],
  ['0532 000 00 00', '905320000000'],
  ['532 000 00 00', '905320000000'],
  ['00966 50 000 0000', '966500000000'],
  ['+90 (532) ٠٠٠ ٠٠ ٠٠', '905320000000'],
  ['', ''],
])('%s is dialled as %s', (phone, number) => {
  expect(whatsappAddress(phone, 'x')).toBe(`https://wa.me/${number}?text=x`)
})

test('the words arrive as they were written', () => {
  const words = 'Sayın Hatice & Ömer, 1.160,00 $: https://kafile.test/?a=1#b'

  expect(new URL(whatsappAddress('', words)).searchParams.get('text')).toBe(words)
})
