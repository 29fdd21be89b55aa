import type { Translation } from '../translation.ts'
import type { quiz as reference } from '../tr/quiz.ts'

export const quiz: Translation<typeof reference> = {
  progress: 'Question {n} of {total}',
  back: 'Back',
  next: 'Next',
  skip: 'Skip',
  finish: 'Show suggestions',
  again: 'Start again',
  'result-title':
    '{count, plural, =0 {No departure fits every answer} one {# departure that suits you} other {# departures that suit you}}',
  privacy: 'Your answers are not linked to your name.',
}
