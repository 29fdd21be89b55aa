import { expect, test } from 'vitest'
import { passportLines } from '#tests/setup/document-lines.ts'
import { linesInTexts } from './lines-in-texts.ts'

const [first = '', second = ''] = passportLines().trim().split('\n')

test('the two lines of a passport are found among the words of its page, in their order', () => {
  const texts = [
    { text: second, top: 620 },
    { text: 'TÜRKİYE CUMHURİYETİ / REPUBLIC OF TÜRKİYE', top: 10 },
    { text: 'YILMAZ', top: 120 },
    { text: first, top: 580 },
  ]

  expect(linesInTexts(texts)).toBe(`${first}\n${second}`)
})

test('blanks between signs are dropped, and what is one sign for two fillers is two', () => {
  const spaced = first.replace('<<AYSE', '«AYSE').replaceAll(/(.{10})/g, '$1 ')

  expect(linesInTexts([{ text: `${spaced}\n${second}`, top: 0 }])).toBe(`${first}\n${second}`)
})

test('the three lines of a card are found', () => {
  const card = ['I<TURA01B234568<10000000146<<<<', '6005013F3105112TUR<<<<<<<<<<<6', 'YILMAZ<<AYSE<<<<<<<<<<<<<<<<<<']

  expect(linesInTexts(card.map((text, top) => ({ text, top })))).toBe(card.join('\n'))
})

test('a picture of something else has none', () => {
  expect(linesInTexts([{ text: 'A letter that is long enough to be taken for one', top: 0 }])).toBe('')
})
