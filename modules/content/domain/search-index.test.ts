import { describe, expect, test } from 'vitest'
import { buildSearchIndex, findTexts, type SearchText } from './search-index.ts'
import { askedWords } from './search-words.ts'
import { suggestWords } from './suggest-words.ts'

function aText(key: string, changes: Partial<SearchText> = {}): SearchText {
  return { kind: 'post', key, link: key, title: key, names: '', text: '', ...changes }
}

function found(texts: SearchText[], question: string): string[] {
  const index = buildSearchIndex(texts)
  return findTexts(index, askedWords(question)).matches.map(({ number }) => texts[number]?.key ?? '')
}

describe('a word is found', () => {
  test.each([
    ['Mekke’de beş gün', 'mekke'],
    ['MEKKE', 'Mekke'],
    ['Umre rehberi', 'UMRE'],
    ['Şubat ayında', 'subat'],
    ['Subat ayinda', 'şubat'],
    ['Işık', 'ışık'],
    ['Isparta', 'ISPARTA'],
    ['İstanbul', 'istanbul'],
    ['Güzel çiçek', 'guzel'],
    ['Otellerimiz', 'otel'],
    ['Umre', 'umreye'],
    ['Mekke', 'mekek'],
    ['مكّة المكرمة', 'مكه'],
    ['الحرم', 'حرم'],
    ['حرم', 'الحرم'],
    ['إحرام', 'احرام'],
    ['مصطفى', 'مصطفي'],
    ['العـمرة', 'عُمْرَة'],
  ])('%j by %j', (title, question) => {
    expect(found([aText('it', { title }), aText('other', { title: 'zzz' })], question)).toEqual(['it'])
  })
})

test('a mistake is only looked for when the word itself stands nowhere', () => {
  expect(found([aText('kale'), aText('kule')], 'kule')).toEqual(['kule'])
})

test('a year is never taken for a mistyped one', () => {
  expect(found([aText('a', { title: '2026' })], '2027')).toEqual([])
})

test('a short beginning of a long word does not answer it', () => {
  expect(found([aText('a', { title: 'hava' })], 'havalimani')).toEqual([])
})

test('titles come before names and names before the text', () => {
  const texts = [
    aText('in-text', { text: 'umre' }),
    aText('in-names', { names: 'umre' }),
    aText('in-title', { title: 'umre' }),
  ]

  expect(found(texts, 'umre')).toEqual(['in-title', 'in-names', 'in-text'])
})

test('the whole word comes before a beginning and a beginning before an ending', () => {
  const texts = [
    aText('stem', { title: 'otel' }),
    aText('longer', { title: 'otellerde' }),
    aText('whole', { title: 'oteller' }),
  ]

  expect(found(texts, 'oteller')).toEqual(['whole', 'longer'])
  expect(found(texts, 'otelle')).toEqual(['longer', 'whole', 'stem'])
})

test('what holds the most of the words is found, the rest is left out', () => {
  const texts = [aText('one', { title: 'umre' }), aText('both', { text: 'vize umre' })]

  expect(found(texts, 'umre vize')).toEqual(['both'])
})

test('a word that stands nowhere does not hide what the others find', () => {
  expect(found([aText('one', { title: 'umre' })], 'umre qqqq')).toEqual(['one'])
})

test('equal ones keep the order of the texts', () => {
  expect(found([aText('b', { title: 'umre' }), aText('a', { title: 'umre' })], 'umre')).toEqual(['b', 'a'])
})

describe('suggestions', () => {
  const index = buildSearchIndex([
    aText('1', { title: 'Mekke otelleri', text: 'metin' }),
    aText('2', { title: 'Mekke ve Medine' }),
    aText('3', { title: 'Medine’de bir gün', names: 'Mekke' }),
  ])

  test('complete the last word, those of the most texts first, as the agency spells them and without endings', () => {
    expect(suggestWords(index, 'me', 8)).toEqual(['Mekke', 'Medine'])
  })

  test('complete it with words that stand beside the words before', () => {
    expect(suggestWords(index, 'medine m', 8)).toEqual(['medine Mekke'])
  })

  test('are no more than wanted', () => {
    expect(suggestWords(index, 'me', 1)).toEqual(['Mekke'])
  })

  test('need a word', () => {
    expect(suggestWords(index, '  ', 8)).toEqual([])
  })
})
