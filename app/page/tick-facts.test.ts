import { expect, test } from 'vitest'
import { translator } from '#app/messages/translator.ts'
import { locales } from '#kernel/locale.ts'
import { openFacts } from './tick-facts.ts'

const texts = ['ticks-sent', 'ticks-waiting', 'ticks-signed-out', 'tick-otherwise', 'tick-gone'] as const

test.each(locales)('what the device fills is all that the texts of the airport list name (%s)', (locale) => {
  const text = translator(locale, 'staff-operations')

  for (const key of texts) {
    const places = Object.values<string>(openFacts(key))
    const said = text(key, openFacts(key) as never)
    expect([...said.matchAll(/\{\w+\}/g)].map(([place]) => place).toSorted()).toEqual(places.toSorted())
  }
})
