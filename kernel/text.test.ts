import { expect, test } from 'vitest'
import { excerptOf, foldForSearch, normalizeInput, normalizeLines, toLatinDigits, toSlug } from './text.ts'

test.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['０１２３', '0123'],
  ['\u202A٤٢٤٢ ٤٢٤٢\u202C', '4242 4242'],
  ['١٢٫٥', '12.5'],
  ['١٬٢٣٤', '1,234'],
])('%j is read as %j', (raw, read) => {
  expect(normalizeInput(raw)).toBe(read)
})

test('composed and decomposed letters become the same', () => {
  expect(normalizeInput('S\u0327ule')).toBe('Şule')
})

test('white space is trimmed and collapsed, whatever kind it is', () => {
  expect(normalizeInput(' \t Ayşe\u00A0 \n\u2003Nur ')).toBe('Ayşe Nur')
})

test('marks that nobody sees are removed', () => {
  expect(normalizeInput('\uFEFFA\u200Bli\u200F\u061C\u2066')).toBe('Ali')
})

test.each(['a\u0000b', 'a\u001Bb', 'a\u007Fb', 'a\u0085b'])('%j is refused for its control character', (raw) => {
  expect(normalizeInput(raw)).toBeUndefined()
})

test('messages keep their lines', () => {
  expect(normalizeLines(' Selam, \r\n\r\n iki   kişilik\roda \n')).toBe('Selam,\n\niki kişilik\noda')
})

test('a message with a control character in one of its lines is refused', () => {
  expect(normalizeLines('one\ntwo\u0000')).toBeUndefined()
})

test('letters and Latin digits are left alone', () => {
  expect(toLatinDigits('Oda 12 – مكة ٣')).toBe('Oda 12 – مكة 3')
})

test.each(['ISPARTA', 'ısparta', 'Isparta', 'isparta'])('%s is found under one form', (typed) => {
  expect(foldForSearch(typed)).toBe('isparta')
})

test.each(['İzmir', 'izmir', 'IZMIR', 'İZMİR'])('%s is found under one form too', (typed) => {
  expect(foldForSearch(typed)).toBe('izmir')
})

test('Turkish letters are found by their base letters', () => {
  expect(foldForSearch('Şanlıurfa Çığ Öğün Üzüm')).toBe('sanliurfa cig ogun uzum')
})

test.each([
  ['أحمد', 'احمد'],
  ['إسلام', 'اسلام'],
  ['آية', 'ايه'],
  ['مكّة', 'مكه'],
  ['مصطفى', 'مصطفي'],
  ['مـكـة', 'مكه'],
  ['مُعْتَمِرٌ', 'معتمر'],
  ['ٱلكعبة', 'الكعبه'],
  ['سماء', 'سما'],
  ['مسؤول', 'مسوول'],
  ['طائف', 'طايف'],
  ['مکه', 'مكه'],
  ['مدینه', 'مدينه'],
])('Arabic %s is found as %s', (typed, folded) => {
  expect(foldForSearch(typed)).toBe(folded)
})

test.each([
  ['Hac ve Umre Şubesi İğneada', 'hac-ve-umre-subesi-igneada'],
  ['  10 Gün – Ekonomik! ', '10-gun-ekonomik'],
  ['عمرة رمضان', 'عمره-رمضان'],
])('%j becomes the address %j', (text, slug) => {
  expect(toSlug(text)).toBe(slug)
})

test('a text that fits is not shortened', () => {
  expect(excerptOf('x'.repeat(119))).toBe('x'.repeat(119))
  expect(excerptOf('x'.repeat(120))).toBe('x'.repeat(120))
})

test('a long text ends at a word', () => {
  const words = 'kafile '.repeat(40)

  expect(excerptOf(words)).toBe(`${'kafile '.repeat(17).trimEnd()}…`)
})

test('a long last word is cut hard', () => {
  const text = `${'a'.repeat(60)} ${'b'.repeat(200)}`

  expect(excerptOf(text)).toBe(`${text.slice(0, 120)}…`)
})

test('the last space counts when it leaves more than a hundred characters', () => {
  expect(excerptOf(`${'a'.repeat(101)} ${'b'.repeat(50)}`)).toBe(`${'a'.repeat(101)}…`)
  expect(excerptOf(`${'a'.repeat(100)} ${'b'.repeat(50)}`)).toBe(`${'a'.repeat(100)} ${'b'.repeat(19)}…`)
})

test('tags and character references are no part of an excerpt', () => {
  expect(excerptOf('<p>Kâbe &amp; Ravza</p>\n<p>&quot;yakın&quot;&nbsp;otel</p>')).toBe('Kâbe & Ravza "yakın" otel')
})

test('a picture sign is never cut in two', () => {
  expect(excerptOf(`${'a'.repeat(119)}🕋${'b'.repeat(20)}`)).toBe(`${'a'.repeat(119)}…`)
})

test('an excerpt parts blocks and leaves sentences as they were', () => {
  const html = '<h2>What to pack</h2><p>See our <a href="/page/packing">list</a>, or <strong>ask</strong>.</p>'

  expect(excerptOf(html)).toBe('What to pack See our list, or ask.')
})
