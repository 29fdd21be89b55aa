import { expect, test } from 'vitest'
import { vouchForHtml } from '#kernel/safe-html.ts'
import { tidyLinks } from './tidy-links.ts'

const leads = (path: string) => path === '/tr/tours'

test('keeps the words of a link that leads nowhere', () => {
  const html = vouchForHtml('<p><a href="/tr/quiz">Sorulara</a> ve <a href="/tr/tours">turlara</a></p>')

  expect(tidyLinks(html, leads)).toBe('<p>Sorulara ve <a href="/tr/tours">turlara</a></p>')
})

test('leaves links to other sites alone', () => {
  const html = vouchForHtml('<a href="https://example.com">x</a>')

  expect(tidyLinks(html, leads)).toBe(html)
})
