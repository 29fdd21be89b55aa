import { expect, test } from 'vitest'
import { vouchForHtml } from '#kernel/safe-html.ts'
import { outlineHtml } from './outline-html.ts'

test('gives every heading an id made of its words', () => {
  const { html, headings } = outlineHtml(
    vouchForHtml('<h2>Önce niyet</h2><p>x</p><h2 lang="ar">الإحرام &amp; <b>النيّة</b></h2>'),
  )

  expect(headings).toEqual([
    { id: 'h-once-niyet', title: 'Önce niyet' },
    { id: 'h-الاحرام-النيه', title: 'الإحرام & النيّة' },
  ])
  expect(html).toBe(
    '<h2 id="h-once-niyet">Önce niyet</h2><p>x</p><h2 id="h-الاحرام-النيه" lang="ar">الإحرام &amp; <b>النيّة</b></h2>',
  )
})

test('tells headings with the same words apart', () => {
  const { headings } = outlineHtml(vouchForHtml('<h2>Visa</h2><h2>Visa</h2><h2>Visa</h2>'))

  expect(headings.map(({ id }) => id)).toEqual(['h-visa', 'h-visa--2', 'h-visa--3'])
})
