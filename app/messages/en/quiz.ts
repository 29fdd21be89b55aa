import type { Translation } from '../translation.ts'
import type { quiz as reference } from '../tr/quiz.ts'

export const quiz: Translation<typeof reference> = {
  title: 'Which Umrah suits you?',
  progress: 'Question {n} of {total}',
  back: 'Back',
  next: 'Continue',
  skip: 'Skip',
  finish: 'Show suggestions',
  again: 'Start again',
  'so-far': 'So far',
  change: '{question}: {answer}. Change',
  skipped: 'It does not matter',
  fitting: '<b>{count}</b> of {total} departures suit you',
  'result-title':
    '{count, plural, =0 {No departure fits all these answers} one {# departure suits you} other {# departures suit you}}',
  answers: 'Your answers',
  best: 'The best fit',
  nearly: 'These nearly fit',
  'see-programme': 'See the programme',
  'talk-title': 'Let us talk before you decide',
  'talk-lead': 'Leave your number and we will call in working hours.',
  'talk-button': 'Call me',
  'all-tours': 'All Umrah tours',
  privacy: 'Your answers are not linked to your name.',
  changed: 'The questions have changed meanwhile. Please answer them again.',
  'changed-title': 'The questions have changed',
  'unknown-answer': 'There is no such question or answer: {names}.',
  'unknown-answer-title': 'Unknown answer',
  missing: 'There are no questions at the moment.',
}
