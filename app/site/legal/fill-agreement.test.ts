import { expect, test } from 'vitest'
import { fillAgreement } from './fill-agreement.ts'

test('fills what is known and leaves the rest open', () => {
  expect(fillAgreement('<p>{tradeName}, {customerName}</p>', { tradeName: 'Kafile' })).toBe('<p>Kafile, ……</p>')
})

test('lets no fact become a tag', () => {
  expect(fillAgreement('{tradeName}', { tradeName: '<b>"A" & B</b>' })).toBe('&lt;b&gt;&quot;A&quot; &amp; B&lt;/b&gt;')
})
