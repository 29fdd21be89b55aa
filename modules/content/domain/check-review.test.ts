import { expect, test } from 'vitest'
import { checkReview } from './check-review.ts'

const draft = {
  name: 'Hatice K.',
  email: 'hatice@example.com',
  rating: '5',
  text: 'Sandalye otelin kapısında hazırdı.',
}

test('reads a review', () => {
  expect(checkReview({ ...draft, name: ' Hatice \u200F K. ' })).toEqual({
    ok: true,
    value: { name: 'Hatice K.', email: 'hatice@example.com', rating: 5, text: 'Sandalye otelin kapısında hazırdı.' },
  })
})

test.each(['0', '6', '4.5', '', '٥x', '-1', '10'])('refuses the rating %j', (rating) => {
  expect(checkReview({ ...draft, rating })).toEqual({ ok: false, error: [{ pointer: '/rating', code: 'rating' }] })
})

test.each([
  [{ name: '' }, '/name', 'required'],
  [{ name: 'H' }, '/name', 'too-short'],
  [{ name: 'h'.repeat(101) }, '/name', 'too-long'],
  [{ email: '' }, '/email', 'required'],
  [{ email: 'a@b' }, '/email', 'email'],
  [{ text: 'Güzeldi' }, '/text', 'too-short'],
  [{ text: 'a'.repeat(2001) }, '/text', 'too-long'],
  [{ text: 'Her şey iyiydi\u0000' }, '/text', 'malformed'],
])('refuses %j', (change, pointer, code) => {
  expect(checkReview({ ...draft, ...change })).toEqual({ ok: false, error: [{ pointer, code }] })
})

test('names every problem at once', () => {
  expect(checkReview({ name: '', email: '', rating: '', text: '' })).toMatchObject({
    error: [{ pointer: '/rating' }, { pointer: '/name' }, { pointer: '/email' }, { pointer: '/text' }],
  })
})
