import { expect, test } from 'vitest'
import { fillTemplate, textForMeta } from './fill-template.ts'

const text = 'Sayın {name}, {orderNo} numaralı yolculuğunuz değişti; {link} adresine bakın.'

test('a template is filled in the order in which its places stand', () => {
  const filled = fillTemplate({ name: 'changed', text }, { link: 'https://k.test', name: 'Ayşe', orderNo: '2027-1' })

  expect(filled).toEqual({
    template: 'changed',
    parameters: ['Ayşe', '2027-1', 'https://k.test'],
    body: 'Sayın Ayşe, 2027-1 numaralı yolculuğunuz değişti; https://k.test adresine bakın.',
  })
})

test('Meta is told the same text with numbers for its places', () => {
  expect(textForMeta(text)).toBe('Sayın {{1}}, {{2}} numaralı yolculuğunuz değişti; {{3}} adresine bakın.')
})
