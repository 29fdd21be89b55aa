import { expect, test } from 'vitest'
import { uploadsNamedIn } from './uploads-named-in.ts'

const photo = (digit: string) => `/image/${digit.repeat(32)}.webp`

test('finds photographs wherever the data of a page holds them, each once', () => {
  const shared = { image: photo('a') }
  const data = {
    page: { tours: [shared, { gallery: ['makkah-kaaba-dawn', photo('b')] }], when: new Date(0), none: null },
    other: new Map([['one', shared]]),
  }

  expect(uploadsNamedIn([data, undefined]).toSorted()).toEqual([photo('a'), photo('b')])
})

test('drawings, texts that name a photograph and data that holds itself are none', () => {
  const round: Record<string, unknown> = { body: `<img src="${photo('a')}">`, image: '/image/user.png' }
  round['self'] = round

  expect(uploadsNamedIn(round)).toEqual([])
})
