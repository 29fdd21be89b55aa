import { expect, test } from 'vitest'
import { locales } from '#kernel/locale.ts'
import { ADULT_FROM, CHILD_FROM } from '#modules/booking/index.ts'
import { translator } from './translator.ts'

test.each(locales)('the ages of babies and children in %s are those of the rule, and no age is in both', (locale) => {
  const cart = translator(locale, 'cart')
  const tour = translator(locale, 'tour')
  const requests = translator(locale, 'requests')
  const agents = translator(locale, 'agents')
  const babies = [cart('fare-baby'), tour('babies'), tour('price-baby'), requests('babies'), agents('babies')]
  const children = [cart('fare-child'), tour('children'), tour('price-child'), requests('children'), agents('children')]

  expect(babies.filter((words) => !words.includes(`(0–${CHILD_FROM - 1})`))).toEqual([])
  expect(children.filter((words) => !words.includes(`(${CHILD_FROM}–${ADULT_FROM - 1})`))).toEqual([])
})
