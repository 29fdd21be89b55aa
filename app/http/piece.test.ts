import { expect, test, vi } from 'vitest'
import { askedOnce } from './piece.ts'

test('asks about a piece that pages share once, also when there is nothing to say of it, and about others each time', () => {
  const ask = vi.fn<(html: string) => string | undefined>((html) => (html.length > 3 ? html : undefined))
  const answerOf = askedOnce(ask)
  const shared = { html: '<p>', isShared: true }
  const own = { html: '<p>a</p>' }

  expect([answerOf(shared), answerOf(shared), answerOf(own), answerOf(own)]).toEqual([
    undefined,
    undefined,
    '<p>a</p>',
    '<p>a</p>',
  ])
  expect(ask).toHaveBeenCalledTimes(3)
})
