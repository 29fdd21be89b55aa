import type { Locale } from '#kernel/locale.ts'

/** `{name}`, `{orderNo}`, `{date}`, `{amount}` and `{phone}` are filled in. */
export type StepDigestTexts = {
  subject: string
  'subject-late': string
  greeting: string
  coming: string
  today: string
  'late-1': string
  'late-3': string
  'late-7': string
  papers: string
  passport: string
  payment: string
  by: string
  'was-by': string
  question: string
  button: string
}

export const stepDigestTexts: Record<Locale, StepDigestTexts> = {
  tr: {
    subject: 'Yolculuğunuz için sıradaki adımlar: {orderNo}',
    'subject-late': 'Son günü geçen adımlar var: {orderNo}',
    greeting: 'Sayın {name},',
    coming: 'Yolculuğunuz için sizden beklediğimiz adımların son günü yaklaşıyor.',
    today: 'Yolculuğunuz için bugün son günü olan adımlar var.',
    'late-1': 'Son günü dolan adımlar var. Bugün tamamlarsanız yetişebilir.',
    'late-3':
      'Üç gündür beklediğimiz adımlar var. Sizi arayacağız; dilerseniz {phone} numarasından siz bize ulaşın, birlikte çözelim.',
    'late-7':
      'Bir haftadır beklediğimiz adımlar var ve yolculuğunuz tehlikeye girebilir. Lütfen bugün {phone} numarasını arayın.',
    papers: 'Kimlik ve pasaport bilgilerini yazın',
    passport: 'Pasaportu yenileyin ve yenisini yazın',
    payment: 'Ödenecek tutar: {amount}',
    by: 'son gün: {date}',
    'was-by': 'son günü {date} idi',
    question:
      'Hepsi rezervasyon sayfanızda; tamamladıklarınızı bir daha sormayız. Sorunuz olursa {phone} numarasını arayın.',
    button: 'Adımlarımı göster',
  },
  en: {
    subject: 'Next steps for your journey: {orderNo}',
    'subject-late': 'Some steps are past their last day: {orderNo}',
    greeting: 'Dear {name},',
    coming: 'The last day of some steps that we need from you for your journey is near.',
    today: 'Today is the last day of some steps for your journey.',
    'late-1': 'The last day of some steps is over. If you do them today, they may still be in time.',
    'late-3':
      'We have been waiting for some steps for three days. We will call you; or call {phone} and we will find a way together.',
    'late-7':
      'We have been waiting for some steps for a week, and your journey may be at risk. Please call {phone} today.',
    papers: 'Enter identity and passport details',
    passport: 'Renew the passport and enter the new one',
    payment: 'Amount to pay: {amount}',
    by: 'last day: {date}',
    'was-by': 'the last day was {date}',
    question:
      'It all stands on the page of your booking; what you have done is not asked again. If you have a question, call {phone}.',
    button: 'Show my steps',
  },
  ar: {
    subject: 'الخطوات التالية لرحلتك: {orderNo}',
    'subject-late': 'خطوات انقضى آخر يوم لها: {orderNo}',
    greeting: 'السلام عليكم {name}،',
    coming: 'اقترب آخر يوم لخطوات ننتظرها منك لرحلتك.',
    today: 'اليوم آخر يوم لخطوات تخصّ رحلتك.',
    'late-1': 'انقضى آخر يوم لبعض الخطوات، وقد نلحق إن أتممتها اليوم.',
    'late-3': 'ننتظر بعض الخطوات منذ ثلاثة أيام. سنتصل بك، أو اتصل بالرقم {phone} لنجد الحل معًا.',
    'late-7': 'ننتظر بعض الخطوات منذ أسبوع، وقد تتعرّض رحلتك للخطر. اتصل اليوم بالرقم {phone}.',
    papers: 'أدخل بيانات الهوية وجواز السفر',
    passport: 'جدّد جواز السفر وأدخل الجديد',
    payment: 'المبلغ المستحق: {amount}',
    by: 'آخر يوم: {date}',
    'was-by': 'كان آخر يوم {date}',
    question: 'تجدها كلها في صفحة حجزك، وما أتممته لا نسألك عنه ثانية. وإن كان لديك سؤال فاتصل بالرقم {phone}.',
    button: 'اعرض خطواتي',
  },
}
