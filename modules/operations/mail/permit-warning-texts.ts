import type { Locale } from '#kernel/locale.ts'

/** `{name}`, `{when}`, `{names}`, `{days}` and `{gate}` are filled in. */
export const permitWarningTexts: Record<
  Locale,
  { subject: string; greeting: string; going: string; left: string; why: string; gate: string; button: string }
> = {
  tr: {
    subject: 'Ravza izni: {when}',
    greeting: 'Sayın {name},',
    going:
      'Ravza ziyaretinizin saati yaklaşıyor. Gidemeyecek olan varsa iznini şimdiden Nusuk uygulamasından iptal etsin ya da bize haber versin.',
    left: 'Artık bizimle yolculuk etmeyenlerin Ravza izni hâlâ duruyor: {names}. İzin, alındığı telefondaki Nusuk uygulamasından iptal edilir; edemiyorsanız bizi arayın.',
    why: 'Kullanılmayan ve iptal edilmeyen izin yüzünden kişiye {days} boyunca yeni izin verilmez.',
    gate: 'kapı {gate}',
    button: 'Rezervasyonu aç',
  },
  en: {
    subject: 'Rawdah permit: {when}',
    greeting: 'Dear {name},',
    going:
      'The hour of the visit to the Rawdah is near. Whoever cannot go should cancel the permit in the Nusuk app now, or tell us.',
    left: 'The Rawdah permit of those who no longer travel with us still stands: {names}. It is cancelled in the Nusuk app on the phone that asked for it; if that is not possible, call us.',
    why: 'Whoever neither uses nor cancels a permit gets no new one for {days}.',
    gate: 'gate {gate}',
    button: 'Open the booking',
  },
  ar: {
    subject: 'تصريح الروضة: {when}',
    greeting: 'السلام عليكم {name}،',
    going: 'اقترب موعد زيارة الروضة. من لن يستطيع الذهاب فليُلغِ تصريحه من الآن في تطبيق نسك أو ليخبرنا.',
    left: 'ما زال تصريح الروضة قائمًا لمن لم يعودوا يسافرون معنا: {names}. يُلغى التصريح في تطبيق نسك على الهاتف الذي طُلب منه، وإن تعذّر ذلك فاتصل بنا.',
    why: 'من لم يستعمل التصريح ولم يُلغِه لا يُمنح تصريحًا جديدًا مدة {days}.',
    gate: 'باب {gate}',
    button: 'فتح الحجز',
  },
}
