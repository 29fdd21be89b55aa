import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { messagesOf } from '#app/messages/messages.server.ts'
import { locales, type Locale } from '#kernel/locale.ts'
import { DateField } from './date-field.tsx'
import { TextProvider } from './text.tsx'

function render(locale: Locale, props: Partial<Parameters<typeof DateField>[0]>): string {
  return renderToStaticMarkup(
    <TextProvider locale={locale} messages={messagesOf(locale, ['ui'])}>
      <DateField id="day" name="day" label="…" {...props} />
    </TextProvider>,
  )
}

test('a day stands in its field as the language writes it, whatever the language of the browser', () => {
  const shown = locales.map((locale) => /value="([^"]*)"/.exec(render(locale, { defaultValue: '2027-03-09' }))?.[1])

  expect(shown).toEqual(['09.03.2027', '09/03/2027', '09/03/2027'])
})

test('a moment stands with its time', () => {
  expect(render('tr', { defaultValue: '2027-03-09T18:30', hasTime: true })).toContain('value="09.03.2027 18.30"')
})

test('what could not be read stays as it was typed, beside what is wrong with it', () => {
  const html = render('tr', { defaultValue: '31.02.2027', error: 'Böyle bir gün yok' })

  expect(html).toContain('value="31.02.2027"')
  expect(html).toContain('aria-describedby="day-error"')
})

test('the field is a line of text that runs from left to right, and browsers refuse words without script', () => {
  const html = render('ar', {})
  const pattern = new RegExp(`^(?:${/pattern="([^"]*)"/.exec(html)?.[1]})$`, 'v')

  expect(html).toMatch(/<input[^>]*type="text"[^>]*dir="ltr"/)
  expect(['12.03.1979', '12/3/79', '2027-01-02', '١٢/٣/١٩٧٩', ''].every((typed) => pattern.test(typed))).toBe(true)
  expect(pattern.test('yarın')).toBe(false)
})

test('a day near today has a calendar, a birthday has none', () => {
  expect(render('tr', {})).toContain('aria-label="Takvimi aç"')
  expect(render('tr', { isFar: true })).not.toContain('<button')
})
