import { expect, test } from 'vitest'
import { locales, type Locale } from '#kernel/locale.ts'
import { money } from '#kernel/money.ts'
import { writeOrderChanged } from './order-changed.tsx'
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

test('a new price is told without what those who left do not pay any more', async () => {
  const usd = (minor: number) => money(minor, 'USD')
  const order = { ...aPaidOrder(), locale: 'en' as const, total: usd(509_000), reduction: usd(269_000) }
  const told = async (paid: number) =>
    (
      await writeOrderChanged(
        { ...order, paid: usd(paid) },
        anAgency('en'),
        { url: 'https://kafile.test/x', pocketUrl: 'https://kafile.test/x/pocket' },
        'price',
      )
    ).text

  const surplus = await told(269_000)

  expect(surplus).toContain('The new total is $2,400.00')
  expect(surplus).toContain('We will send back what you have paid too much.')
  expect(await told(240_000)).toContain('There is nothing left to pay.')
})
