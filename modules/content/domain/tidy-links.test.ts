import { expect, test } from 'vitest'
import { tidyLinks } from './tidy-links.ts'

const leads = (path: string) => path === '/tr/tours'

test('keeps the words of a link that leads nowhere', () => {
  expect(tidyLinks('<p><a href="/tr/quiz">Sorulara</a> ve <a href="/tr/tours">turlara</a></p>', leads)).toBe(
    '<p>Sorulara ve <a href="/tr/tours">turlara</a></p>',
  )
})

test('leaves links to other sites alone', () => {
  expect(tidyLinks('<a href="https://example.com">x</a>', leads)).toBe('<a href="https://example.com">x</a>')
})
