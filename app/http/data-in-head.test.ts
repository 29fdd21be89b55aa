import { expect, test } from 'vitest'
import { dataInHead as moveData } from './data-in-head.server.ts'

const dataInHead = (...pieces: string[]) =>
  moveData(pieces.map((html) => ({ html })))
    .map(({ html }) => html)
    .join('')
const data = (text: string) => `<script type="application/ld+json">{"name":"${text}"}</script>`

test('moves all data for search engines into the head, in their order and as they are written', () => {
  const html = `<html><head><title>T</title></head><body><main>${data('$& $1')}<h1>T</h1>${data('B')}</main></body></html>`

  expect(dataInHead(html)).toBe(
    `<html><head><title>T</title>${data('$& $1')}${data('B')}</head><body><main><h1>T</h1></main></body></html>`,
  )
})

test('moves data out of every piece of a document', () => {
  const pieces = ['<head></head><body>', `<header>${data('A')}</header>`, `<main>${data('B')}</main></body>`]

  expect(dataInHead(...pieces)).toBe(`<head>${data('A')}${data('B')}</head><body><header></header><main></main></body>`)
})

test('leaves a document without data, and its other scripts, as they are', () => {
  const html = '<html><head></head><body><script type="speculationrules">{}</script></body></html>'

  expect(dataInHead(html)).toBe(html)
})
