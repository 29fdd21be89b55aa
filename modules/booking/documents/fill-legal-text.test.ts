import { expect, test } from 'vitest'
import { fillLegalText } from './fill-legal-text.ts'

const sayMissing = (name: string) => `<${name}?>`

test('facts stand where the text names them, and let no tag through', () => {
  expect(fillLegalText('<p>{tradeName}</p>', { tradeName: '<b>"A" & B</b>' }, sayMissing)).toBe(
    '<p>&lt;b&gt;&quot;A&quot; &amp; B&lt;/b&gt;</p>',
  )
})

test('a name that nobody knows is said by whoever shows the text', () => {
  expect(fillLegalText('{tradeName}, {unheardOf}', { tradeName: 'Kafile' }, sayMissing)).toBe(
    'Kafile, &lt;unheardOf?&gt;',
  )
})

test('a part in brackets is left out where a fact in it is missing', () => {
  const html = 'A[[ {known}]][[ {known}, {missing}]]'

  expect(fillLegalText(html, { known: 'B' }, sayMissing)).toBe('A B')
})

test('braces that are no place of a fact are text', () => {
  expect(fillLegalText('{ a } {b-c} }{', {}, sayMissing)).toBe('{ a } {b-c} }{')
})
