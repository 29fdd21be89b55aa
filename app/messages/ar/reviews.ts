import type { Translation } from '../translation.ts'
import type { reviews as reference } from '../tr/reviews.ts'

export const reviews: Translation<typeof reference> = {
  sample: 'الآراء في هذا الموقع التجريبي أمثلة توضيحية.',
  by: '{city} · {journey}',
  verified: 'موثّق',
  'of-five': '{rating} / 5',
  average:
    '{count, plural, zero {لا آراء بعد} one {المتوسط من رأي واحد} two {المتوسط من رأيين} few {المتوسط من # آراء} many {المتوسط من # رأيًا} other {المتوسط من # رأي}}',
  source: 'الآراء من مسافرين عادوا من رحلاتهم، والموثّق منها عليه علامة.',
  all: 'كل الآراء',
  stars: '{count, plural, zero {# نجمة} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}}',
  'score-guide': 'الإرشاد',
  'score-hotel': 'الفندق',
  'score-organisation': 'التنظيم',
  'score-value': 'القيمة مقابل السعر',
  'journey-umrah': 'عمرة',
  'journey-umrah-ramadan': 'عمرة رمضان',
  'journey-umrah-family': 'عمرة عائلية',
  'journey-regional': 'جولة إقليمية',
  'journey-istanbul-day': 'جولة يومية في إسطنبول',
  'journey-private': 'رحلة خاصة',
  'journey-transfers': 'خدمة نقل',
  'tour-title': 'ماذا قال المسافرون؟',
  none: 'لا آراء بعد.',
  reply: 'ردّنا',
}
