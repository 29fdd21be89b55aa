import { expect, test } from 'vitest'
import { writeOverview } from './write-overview.ts'

test('the site is a title, a sentence and lists of links', () => {
  const text = writeOverview({
    title: 'Kafile',
    summary: 'A travel\nagency.',
    sections: [
      { title: 'Tours', links: [{ title: 'Umrah [2027]', url: 'https://a.example/u', note: 'From Istanbul.' }] },
      { title: 'Empty', links: [] },
    ],
  })

  expect(text).toBe(
    '# Kafile\n\n> A travel agency.\n\n## Tours\n\n- [Umrah \\[2027\\]](https://a.example/u): From Istanbul.\n',
  )
})
