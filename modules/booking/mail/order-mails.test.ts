import { expect, test } from 'vitest'
import { locales, type Locale } from '#kernel/locale.ts'
import { orderChangedTexts } from './order-changed-texts.ts'
import * as mailTexts from './mail-texts.ts'
import { orderMailProps } from './order-mail-props.ts'
import { anAgency, aPaidOrder } from '../testing/documents.ts'

const props = (locale: Locale, paragraph: string, facts: Record<string, string>) =>
  orderMailProps(
    { ...aPaidOrder(), locale },
    anAgency(locale),
    'https://kafile.test/x',
    { ...mailTexts.orderReceivedTexts[locale], paragraphs: [paragraph] },
    facts,
  )

test.each(locales)('a mail of an order with a fact that is missing is an error, not a dash (%s)', (locale) => {
  const { moved } = orderChangedTexts[locale]

  expect(() => props(locale, moved, {})).toThrow('"total" was not provided')
  expect(props(locale, moved, { total: '€ 1' }).text.paragraphs.join()).toContain('€ 1')
})
