import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { cash } from '#app/messages/tr/cash.ts'
import { cell } from '#app/ui/data-table.tsx'
import { TextProvider } from '#app/ui/text.tsx'
import { money } from '#kernel/money.ts'
import { plainDate } from '#kernel/plain-date.ts'
import { CountedAs } from './counted-as.tsx'

test('the rate stands on a line of its own, so that the amounts of the list stay on the screen', () => {
  const rate = {
    base: 'USD',
    quote: 'TRY',
    rate: { value: 434_820, scale: 4 },
    on: plainDate('2026-11-24'),
    source: 'manual',
  } as const
  const owner = {
    id: 'x',
    orderNo: '2026-000001',
    customer: 'Mehmet Yılmaz',
    receiptNo: null,
  }
  const told = renderToStaticMarkup(
    <TextProvider locale="tr" messages={{ cash }}>
      <CountedAs owner={{ ...owner, counted: { amount: money(229_980, 'USD'), rate } }} />
    </TextProvider>,
  )

  const [, amountLine, rateLine, ...more] = told.split(`<span class="${cell.second}">`)
  expect(more).toEqual([])
  expect(amountLine).toContain('2.299,80')
  expect(rateLine).toContain('1 USD = 43,4820 TRY')
})
