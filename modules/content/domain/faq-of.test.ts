import { expect, test } from 'vitest'
import { faqOf } from './faq-of.ts'

const question = (name: unknown, text: unknown) => ({
  '@type': 'Question',
  name,
  acceptedAnswer: { '@type': 'Answer', text },
})
const first = question('How long?', 'A week.')
const second = question('How far?', '<p>Five minutes.</p>')

test('takes the questions of a FAQPage with their accepted answers', () => {
  expect(faqOf({ '@type': 'FAQPage', mainEntity: [first, second] })).toEqual([
    { question: 'How long?', answer: 'A week.' },
    { question: 'How far?', answer: '<p>Five minutes.</p>' },
  ])
})

test.each([
  ['a single question', { '@type': 'FAQPage', mainEntity: first }],
  ['a list of things', [{ '@type': 'WebPage' }, { '@type': 'FAQPage', mainEntity: [first] }]],
  ['a graph', { '@graph': [{ '@type': ['WebPage', 'FAQPage'], mainEntity: [first] }] }],
  [
    'several answers',
    { '@type': 'FAQPage', mainEntity: [{ ...first, acceptedAnswer: [{ text: '' }, { text: 'A week.' }] }] },
  ],
])('finds questions in %s', (_, data) => {
  expect(faqOf(data)).toEqual([{ question: 'How long?', answer: 'A week.' }])
})

test.each([
  ['nothing', undefined],
  ['something else', { '@type': 'Article', mainEntity: [first] }],
  ['no list of questions', { '@type': 'FAQPage', mainEntity: 'none' }],
  ['a question without words', { '@type': 'FAQPage', mainEntity: [question(7, 'A week.'), question('How?', ' ')] }],
  ['an empty list of answers', { '@type': 'FAQPage', mainEntity: [{ ...first, acceptedAnswer: [null, 3] }] }],
])('finds none in %s', (_, data) => {
  expect(faqOf(data)).toEqual([])
})
