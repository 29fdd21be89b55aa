import { expect, test } from 'vitest'
import { locales } from '#kernel/locale.ts'
import { documentIds } from '../domain/document-id.ts'
import { fillDocument, deliveredVersions } from './documents.server.ts'
import { blocksOf } from './html-blocks.ts'

test('reads headings, paragraphs, lists and tables in their order', () => {
  const html =
    '<h2>1. Price</h2>\n<p>Total <strong>10 &lt; 20</strong> USD</p><ul><li>One</li><li>Two</li></ul><table><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>'

  expect(blocksOf(html)).toEqual([
    { kind: 'heading', text: '1. Price' },
    {
      kind: 'paragraph',
      runs: [
        { text: 'Total ', isStrong: false },
        { text: '10 < 20', isStrong: true },
        { text: ' USD', isStrong: false },
      ],
    },
    { kind: 'list', items: [[{ text: 'One', isStrong: false }], [{ text: 'Two', isStrong: false }]] },
    { kind: 'table', rows: [[{ text: 'A', isHead: true }], [{ text: '1', isHead: false }]] },
  ])
})

test('refuses tags that legal texts do not have', () => {
  expect(() => blocksOf('<p>x</p><script>1</script>')).toThrow('<script>')
})

test.each(documentIds.flatMap((id) => locales.map((locale) => [id, locale] as const)))(
  'reads %s in %s',
  (id, locale) => {
    expect(blocksOf(fillDocument(deliveredVersions(id)[0], locale, {})).length).toBeGreaterThan(0)
  },
)

test('fills facts in without letting them be markup', () => {
  expect(fillDocument(deliveredVersions('explicit-consent')[0], 'en', { tradeName: '<b>A&B</b>' })).toContain(
    '&lt;b&gt;A&amp;B&lt;/b&gt;',
  )
})
