import type { Locale } from '#kernel/locale.ts'

/** Whose permits are near: of those who travel, of those who do not any more, or of both. */
export type PermitMessage = 'going' | 'left' | 'both'

/** `{name}`, `{visits}`, `{names}`, `{days}` and `{link}` are filled in; each begins and ends with words of its own. */
export const permitMessageTexts: Record<Locale, Record<PermitMessage, string>> = {
  tr: {
    going:
      'Sayın {name}, Ravza ziyaretinizin saati yaklaşıyor: {visits}. Gidemeyecek olan varsa iznini şimdiden Nusuk uygulamasından iptal etsin; kullanılmayan ve iptal edilmeyen izin yüzünden kişiye {days} boyunca yeni izin verilmez. Rezervasyonunuzu {link} adresinde açabilirsiniz.',
    left: 'Sayın {name}, artık bizimle yolculuk etmeyen {names} için Ravza izni hâlâ duruyor: {visits}. Lütfen izni, alındığı telefondaki Nusuk uygulamasından iptal edin; yoksa kişiye {days} boyunca yeni izin verilmez. Rezervasyonunuzu {link} adresinde açabilirsiniz.',
    both: 'Sayın {name}, Ravza ziyaretinizin saati yaklaşıyor: {visits}. Gidemeyecek olanın ve artık bizimle yolculuk etmeyenlerin ({names}) iznini Nusuk uygulamasından iptal edin; yoksa kişiye {days} boyunca yeni izin verilmez. Rezervasyonunuzu {link} adresinde açabilirsiniz.',
  },
  en: {
    going:
      'Dear {name}, the hour of the visit to the Rawdah is near: {visits}. Whoever cannot go should cancel the permit in the Nusuk app now; whoever neither uses nor cancels it gets no new one for {days}. Your booking is at {link} for you.',
    left: 'Dear {name}, the Rawdah permit still stands of those who no longer travel with us ({names}): {visits}. Please cancel it in the Nusuk app on the phone that asked for it; otherwise they get no new one for {days}. Your booking is at {link} for you.',
    both: 'Dear {name}, the hour of the visit to the Rawdah is near: {visits}. Please cancel in the Nusuk app the permit of whoever cannot go, and of those who no longer travel with us ({names}); otherwise they get no new one for {days}. Your booking is at {link} for you.',
  },
  ar: {
    going:
      'السلام عليكم {name}، اقترب موعد زيارة الروضة: {visits}. من لن يستطيع الذهاب فليُلغِ تصريحه من الآن في تطبيق نسك، فمن لم يستعمل التصريح ولم يُلغِه لا يُمنح تصريحًا جديدًا مدة {days}. تجد حجزك في {link} متى شئت.',
    left: 'السلام عليكم {name}، ما زال تصريح الروضة قائمًا لمن لم يعودوا يسافرون معنا ({names}): {visits}. يُلغى التصريح في تطبيق نسك على الهاتف الذي طُلب منه، وإلا فلا يُمنح صاحبه تصريحًا جديدًا مدة {days}. تجد حجزك في {link} متى شئت.',
    both: 'السلام عليكم {name}، اقترب موعد زيارة الروضة: {visits}. ألغِ في تطبيق نسك تصريح من لن يستطيع الذهاب ومن لم يعودوا يسافرون معنا ({names})، وإلا فلا يُمنح صاحبه تصريحًا جديدًا مدة {days}. تجد حجزك في {link} متى شئت.',
  },
}
