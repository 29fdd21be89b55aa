import { expect, test } from 'vitest'
import { inlineStyles } from './inline-styles.server.ts'

const styles = new Map([
  ['/assets/a.css', '@layer reset{}'],
  ['/assets/b.css', '.b{color:red}'],
])
const link = (address: string) => `<link rel="stylesheet" href="${address}"/>`

test('puts the stylesheets into the page in their order, where the first one stood', () => {
  const html = `<head>${link('/assets/a.css')}<meta/>${link('/assets/b.css')}</head>`

  expect(inlineStyles(html, styles)).toBe('<head><style>@layer reset{}.b{color:red}</style><meta/></head>')
})

test('leaves all of them links when one is not known, so that their order holds', () => {
  const html = `${link('/assets/a.css')}${link('/assets/other.css')}`

  expect(inlineStyles(html, styles)).toBe(html)
})
