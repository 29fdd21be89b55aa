import type { Translation } from '../translation.ts'
import type { quiz as reference } from '../tr/quiz.ts'

export const quiz: Translation<typeof reference> = {
  title: 'أيّ عمرة تناسبك؟',
  progress: 'السؤال {n} من {total}',
  back: 'رجوع',
  next: 'متابعة',
  skip: 'تخطٍّ',
  finish: 'عرض الاقتراحات',
  again: 'البدء من جديد',
  'so-far': 'إجاباتك حتى الآن',
  change: '{question}: {answer}. تغيير',
  skipped: 'لا فرق',
  fitting: 'الرحلات التي تناسبك: <b>{count}</b> من {total}',
  'result-title':
    '{count, plural, zero {لا رحلة توافق كل هذه الإجابات} one {رحلة واحدة تناسبك} two {رحلتان تناسبانك} few {# رحلات تناسبك} many {# رحلة تناسبك} other {# رحلة تناسبك}}',
  answers: 'إجاباتك',
  best: 'الأنسب لك',
  nearly: 'رحلات قريبة مما تريد',
  'see-programme': 'اطّلع على البرنامج',
  'talk-title': 'لنتحدث قبل أن تقرر',
  'talk-lead': 'اترك رقمك لنتصل بك في أوقات العمل.',
  'talk-button': 'اتصلوا بي',
  'all-tours': 'كل رحلات العمرة',
  privacy: 'لا تُربط إجاباتك باسمك.',
  changed: 'تغيّرت الأسئلة في هذه الأثناء. أجب عنها من جديد من فضلك.',
  'changed-title': 'تغيّرت الأسئلة',
  'unknown-answer': 'لا يوجد سؤال أو جواب كهذا: {names}.',
  'unknown-answer-title': 'جواب غير معروف',
  missing: 'لا توجد أسئلة متاحة الآن.',
}
