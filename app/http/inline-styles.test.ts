import { expect, test } from 'vitest'
import { inlineStyles as inline } from './inline-styles.server.ts'

const styles = new Map([
  ['/assets/a.css', '@layer reset{}'],
  ['/assets/b.css', '.b{color:red}'],
])
const inlineStyles = (...pieces: string[]) =>
  inline(
    pieces.map((html) => ({ html })),
    styles,
  )
    .map(({ html }) => html)
    .join('')
const link = (address: string) => `<link rel="stylesheet" href="${address}"/>`

test('puts the stylesheets into the page in their order, where the first one stood', () => {
  const html = `<head>${link('/assets/a.css')}<meta/>${link('/assets/b.css')}</head>`

  expect(inlineStyles(html)).toBe('<head><style>@layer reset{}.b{color:red}</style><meta/></head>')
})

test('keeps the order of the stylesheets, and one name for each look, over all pieces of a page', () => {
  const pieces = [
    '<html>',
    `${link('/assets/a.css')}<i style="top:0"></i>`,
    `${link('/assets/b.css')}<i style="top:0"></i>`,
  ]

  expect(inlineStyles(...pieces)).toBe(
    '<html><style>@layer reset{}.b{color:red}[data-look="0"]{top:0}</style><i data-look="0"></i><i data-look="0"></i>',
  )
})

test('leaves all of them links when one is not known, so that their order holds', () => {
  const html = `${link('/assets/a.css')}${link('/assets/other.css')}`

  expect(inlineStyles(html)).toBe(html)
})

test('names each look that style attributes give, however often, by a rule that counts more than those of the layers', () => {
  const html = `${link('/assets/a.css')}<i style="--share:50"></i><b class="x" style="aspect-ratio:4/5">a</b><i style="--share:50"></i>`

  expect(inlineStyles(html)).toBe(
    '<style>@layer reset{}[data-look="0"]{--share:50}[data-look="1"]{aspect-ratio:4/5}</style>' +
      '<i data-look="0"></i><b class="x" data-look="1">a</b><i data-look="0"></i>',
  )
})

test('leaves an attribute alone that could end the rule or the stylesheet', () => {
  const html = `${link('/assets/a.css')}<i style="--a:}"></i><i style="--a:&lt;/style&gt;"></i>`

  expect(inlineStyles(html)).toContain('<i style="--a:}"></i><i style="--a:&lt;/style&gt;"></i>')
})

test('leaves alone what a text says of styles', () => {
  const html = `${link('/assets/a.css')}<p title="a">Write style="color:red" and <b>no style="top:0"</b></p>`

  expect(inlineStyles(html)).toContain('Write style="color:red" and <b>no style="top:0"</b>')
})
