import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { DatePlate } from './date-plate.tsx'
import { TextProvider } from './text.tsx'

function plateOf(from: string, to: string): string {
  return renderToStaticMarkup(
    <TextProvider locale="tr" messages={{}}>
      <DatePlate from={plainDate(from)} to={plainDate(to)} />
    </TextProvider>,
  )
}

test('a journey over the turn of the year names both years', () => {
  const plate = plateOf('2026-12-20', '2027-01-02')

  expect(plate).toContain('20 Ara – 2 Oca')
  expect(plate).toContain('>2026–2027<')
})

test('a journey over two months of one year names it once', () => {
  expect(plateOf('2027-02-22', '2027-03-04')).toContain('>2027<')
})
