import type { Translation } from '../translation.ts'
import type { quiz as reference } from '../tr/quiz.ts'

export const quiz: Translation<typeof reference> = {
  progress: 'السؤال {n} من {total}',
  back: 'رجوع',
  next: 'التالي',
  skip: 'تخطّي',
  finish: 'اعرض الاقتراحات',
  again: 'ابدأ من جديد',
  'result-title':
    '{count, plural, zero {لا رحلة توافق كل إجاباتك} one {رحلة واحدة تناسبك} two {رحلتان تناسبانك} few {# رحلات تناسبك} many {# رحلة تناسبك} other {# رحلة تناسبك}}',
  privacy: 'لا تُربط إجاباتك باسمك.',
}
