import { expect, test } from 'vitest'
import { rememberWords } from './remember-words.ts'

function aTranslator() {
  const asked: unknown[][] = []
  const say = (key: string, values: Record<string, unknown> = {}) => {
    asked.push([key, values])
    return `${key}: ${Object.values(values).join(' and ')}`
  }
  return { asked, text: rememberWords(Object.assign(say, { raw: (key: string) => key })) }
}

test('a text with no values or with numbers is put together once', () => {
  const { asked, text } = aTranslator()

  const said = [text('title'), text('title'), text('seats', { count: 3 }), text('seats', { count: 3 })]

  expect(said).toEqual(['title: ', 'title: ', 'seats: 3', 'seats: 3'])
  expect(asked).toHaveLength(2)
})

test('other numbers, and numbers of another name, are other texts', () => {
  const { text } = aTranslator()

  const said = [{ a: 1, b: 12 }, { a: 11, b: 2 }, { b: 1, a: 12 }, {}].map((values) => text('of', values))

  expect(said).toEqual(['of: 1 and 12', 'of: 11 and 2', 'of: 1 and 12', 'of: '])
})

test('a name is kept nowhere', () => {
  const { asked, text } = aTranslator()

  text('hello', { name: 'AYŞE' })
  text('hello', { name: 'AYŞE' })

  expect(asked).toHaveLength(2)
})

test('what else a translator does, it still does', () => {
  expect(aTranslator().text.raw('title')).toBe('title')
})
