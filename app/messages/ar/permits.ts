/** Leave for the Rawdah and for the train, as those who travel read of it. */
export const permits = {
  title: 'زيارة الروضة والتصاريح',
  'kind-rawdah': 'الروضة الشريفة',
  'kind-umrah': 'تصريح العمرة',
  'kind-train': 'قطار الحرمين',
  waiting: 'بانتظار الموعد',
  missed: 'فات الموعد',
  used: 'تمت الزيارة',
  gate: 'باب {gate}',
  meet: 'اللقاء في بهو الفندق قبل الموعد بـ{count, plural, zero {# دقيقة} one {دقيقة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}',
  bring:
    'مدة الزيارة {count, plural, zero {# دقيقة} one {دقيقة} two {دقيقتان} few {# دقائق} many {# دقيقة} other {# دقيقة}}. أحضر جواز سفرك ورمز التصريح في هاتفك، واترك أمتعتك في الفندق.',
  tell: 'اكتب متى كانت آخر زيارة',
  'ask-title': 'آخر زيارة للروضة',
  'ask-lead':
    'يُمنح تصريح الروضة مرة كل {count, plural, zero {# يوم} one {يوم} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}. اكتب متى زرتها آخر مرة لنطلب لك اليوم المناسب.',
  visit: '<user>{name}</user>: متى كانت آخر مرة؟',
  unknown: 'لا أعرف',
  never: 'لم أزرها من قبل',
  on: 'في هذا اليوم',
  day: 'يوم الزيارة',
  save: 'حفظ الزيارة',
  saved: 'حُفظت آخر زيارة.',
  wrong: 'اكتب يوم الزيارة؛ لا يمكن أن يكون بعد اليوم.',
} as const
