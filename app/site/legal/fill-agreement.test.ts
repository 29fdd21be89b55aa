import { expect, test } from 'vitest'
import { fillAgreement } from './fill-agreement.ts'

const sayOpen = (name: string) => `<as in the ${name}>`

test('says what only an order knows, once for names in a row', () => {
  const said = fillAgreement(
    '<p>{tradeName}, {phone}</p><p>{customerName}, {customerPhone}، {customerEmail}. {orderNo}</p>',
    { tradeName: 'Kafile', phone: '1' },
    sayOpen,
  )

  expect(said).toBe('<p>Kafile, 1</p><p>&lt;as in the customerName&gt;. &lt;as in the orderNo&gt;</p>')
})

test('fills a row of which something is known name by name', () => {
  expect(fillAgreement('{tradeName}, {phone}', { tradeName: 'Kafile' }, sayOpen)).toBe(
    'Kafile, &lt;as in the phone&gt;',
  )
})

test('leaves parts in brackets out where something in them is not known', () => {
  expect(fillAgreement('[[A {tradeName}. ]][[B {included}.]]C', { tradeName: 'Kafile' }, sayOpen)).toBe('A Kafile. C')
})

test('lets no fact become a tag', () => {
  expect(fillAgreement('{tradeName}', { tradeName: '<b>"A" & B</b>' }, sayOpen)).toBe(
    '&lt;b&gt;&quot;A&quot; &amp; B&lt;/b&gt;',
  )
})
