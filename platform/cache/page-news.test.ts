import { expect, test } from 'vitest'
import { newsOf } from './page-news.ts'

test.each([
  ['catalogue/tour/ANJUM', 'catalogue/tour/ANJUM', true],
  ['catalogue/tour/ANJUM', 'catalogue/tour/ANJUMUMRE', false],
  ['catalogue/tour/ANJUM', 'catalogue/season', false],
  ['catalogue', 'catalogue/tour/ANJUM', true],
  ['catalogue/tour/ANJUM', 'catalogue', true],
  ['catalogue', 'catalogues/tour', false],
  ['content/post', 'catalogue/tour', false],
])('news of %s touches who read %s: %s', (tag, about, isTouched) => {
  expect(newsOf(['seats/1', tag])(about)).toBe(isTouched)
})
