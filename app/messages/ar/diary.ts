import type { Translation } from '../translation.ts'
import type { diary as reference } from '../tr/diary.ts'

export const diary: Translation<typeof reference> = {
  title: 'كم استغرقت',
  lead: 'قاستها مجموعاتنا في آخر {days, plural, zero {# يوم} one {يوم} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}: نصفها انتهى قبل ذلك ونصفها بعده.',
  nothing:
    'لم يقس أحد شيئًا في آخر {days, plural, zero {# يوم} one {يوم} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}.',
  'after-fajr': 'بعد الفجر',
  'after-dhuhr': 'بعد الظهر',
  'after-asr': 'بعد العصر',
  'after-maghrib': 'بعد المغرب',
  'after-isha': 'بعد العشاء',
  'after-friday-prayer': 'بعد صلاة الجمعة',
  'on-friday': 'الجمعة: {part}',
  now: 'الآن',
  pace: '{floor}: {minutes, number} دق، وأبطؤها {slowest, number} دق ({count, plural, zero {لا قياس} one {قياس واحد} two {قياسان} few {# قياسات} many {# قياسًا} other {# قياس}})',
  'too-few': '{floor}: القياسات قليلة ({count, number})',
  before: 'للانتهاء قبل {hour}',
  'begin-by': 'بحسب ما استغرقه الأبطأ، ابدأ في موعد أقصاه:',
  start: '{rite}، {floor}: {hour}',
  'no-hour': 'القياسات أقل من أن يُذكر وقت.',
  clash: '{rite}، {floor}: أبطأ من يبدأ الآن لن ينتهي قبل انطلاق {what} في {hour}.',
  'umrah-clash':
    '{count, plural, zero {لا يدخل أحد} one {يدخل شخص واحد} two {يدخل شخصان} few {يدخل # أشخاص} many {يدخل # شخصًا} other {يدخل # شخص}} في {hour}؛ وينتهي الأبطأ نحو {done}، أي بعد انطلاق {what} في {leaves}.',
}
