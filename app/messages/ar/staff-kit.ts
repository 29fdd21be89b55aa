/** What travellers are handed over before they leave, and who has their passports. */
export const staffKit = {
  tab: 'المستلزمات والجوازات',
  title: 'المستلزمات والجوازات',
  name: 'اسم العائلة والاسم',
  passport: 'جواز السفر',
  'passports-held':
    '{count, plural, zero {لا جوازات في العهدة} one {جواز واحد في العهدة} two {جوازان في العهدة} few {# جوازات في العهدة} many {# جوازًا في العهدة} other {# جواز في العهدة}}',
  'nobody-here': 'لا يسافر أحد في هذا اليوم.',
  'with-traveller': 'مع صاحبه',
  returned: 'أُعيد',
  given: 'سُلّم',
  'not-given': 'لم يُسلّم',
  'chosen-kit': 'مستلزمات المختارين',
  'chosen-passports': 'جوازات المختارين',
  thing: 'المستلزم',
  give: 'سُلّم للمختارين',
  'take-back': 'عدّه غير مسلّم',
  holder: 'الجواز عند',
  'holder-example': 'المكتب أو اسم',
  'take-passport': 'استلام الجوازات',
  'return-passport': 'إعادة الجوازات',
} as const
