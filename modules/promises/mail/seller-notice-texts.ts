import type { Locale } from '#kernel/locale.ts'

type SellerNoticeTexts = { subject: string; greeting: string; lead: string; 'lead-back': string; told: string }

/** `{agency}`, `{number}`, `{name}` and `{tour}` are filled in. */
export const sellerNoticeTexts: Record<Locale, SellerNoticeTexts> = {
  tr: {
    subject: 'Rezervasyonunuzdaki yolculuk değişti: {number}',
    greeting: 'Sayın {agency},',
    lead: '{name} adına yaptığınız {tour} rezervasyonunda aşağıdakiler değişti.',
    'lead-back':
      '{name} adına yaptığınız {tour} rezervasyonunda bildirdiğimiz değişiklik geri alındı. Her şey satın alındığı gibi.',
    told: 'Bunu müşterinize de bildirdik; cevabını rezervasyon sayfasında verebilir. Siz de haberi olduğundan emin olun.',
  },
  en: {
    subject: 'The journey of your reservation has changed: {number}',
    greeting: 'Dear {agency},',
    lead: 'The following has changed for {tour}, which you reserved for {name}.',
    'lead-back':
      'The change to {tour} that we told you about, reserved by you for {name}, has been taken back. Everything is as it was bought.',
    told: 'We have told your customer, too, who may answer on the page of the booking. Please make sure that they know.',
  },
  ar: {
    subject: 'تغيّرت رحلة حجزتها: {number}',
    greeting: 'السلام عليكم {agency}،',
    lead: 'تغيّر ما يلي في حجز {tour} الذي أجريته باسم {name}.',
    'lead-back': 'أُلغي التغيير الذي أخبرناك به في حجز {tour} باسم {name}، وكل شيء كما جرى شراؤه.',
    told: 'أخبرنا عميلك أيضًا، ويمكنه الرد في صفحة الحجز. تأكد من فضلك أنه على علم بذلك.',
  },
}
