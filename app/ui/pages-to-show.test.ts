import { expect, test } from 'vitest'
import { pagesToShow } from './pages-to-show.ts'

test('shows every page of a short list', () => {
  expect(pagesToShow(2, 4)).toEqual([1, 2, 3, 4])
})

test('leaves out what lies far from the current page', () => {
  expect(pagesToShow(6, 12)).toEqual([1, 'gap', 5, 6, 7, 'gap', 12])
})

test('writes a single page instead of a gap', () => {
  expect(pagesToShow(4, 12)).toEqual([1, 2, 3, 4, 5, 'gap', 12])
})
