import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { UnbrokenTimes } from './unbroken-times.tsx'

test('keeps each span of time on one line and every word as it was', () => {
  expect(renderToStaticMarkup(<UnbrokenTimes text="Pzt–Cum 09.00–18.00, Pazar kapalı" />)).toBe(
    'Pzt–Cum <span class="unbroken">09.00–18.00</span>, Pazar kapalı',
  )
  expect(renderToStaticMarkup(<UnbrokenTimes text="09:00-18:00" />)).toBe('<span class="unbroken">09:00-18:00</span>')
})
