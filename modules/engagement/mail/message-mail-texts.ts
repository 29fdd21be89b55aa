import type { Locale } from '#kernel/locale.ts'
import type { CallTime } from '../domain/call-request.ts'
import type { RequestMailText } from './request-mail-texts.ts'

export const contactReceivedTexts: Record<Locale, RequestMailText> = {
  tr: {
    subject: 'Mesajınız bize ulaştı',
    greeting: 'Sayın {name},',
    paragraphs: [
      'Mesajınızı aldık. Çalışma saatlerimizde okuyup cevap yazarız.',
      'Eklemek istediğiniz bir şey olursa bu e-postayı yanıtlayın.',
    ],
  },
  en: {
    subject: 'We have your message',
    greeting: 'Dear {name},',
    paragraphs: [
      'We have received your message. We read it and answer during our working hours.',
      'If you want to add anything, simply reply to this email.',
    ],
  },
  ar: {
    subject: 'وصلتنا رسالتك',
    greeting: 'السلام عليكم {name}،',
    paragraphs: ['وصلتنا رسالتك. سنقرؤها ونجيبك في ساعات العمل.', 'إن أردت إضافة شيء فردّ على هذه الرسالة.'],
  },
}

export const callReceivedTexts: Record<Locale, RequestMailText> = {
  tr: {
    subject: 'Sizi arayacağız',
    greeting: 'Sayın {name},',
    paragraphs: [
      'Numaranızı aldık. Çalışma saatlerimizde sizi {phone} numarasından ararız.',
      'Vazgeçerseniz bu e-postayı yanıtlamanız yeter.',
    ],
  },
  en: {
    subject: 'We will call you',
    greeting: 'Dear {name},',
    paragraphs: [
      'We have your number. We will call you on {phone} during our working hours.',
      'If you change your mind, simply reply to this email.',
    ],
  },
  ar: {
    subject: 'سنتصل بك',
    greeting: 'السلام عليكم {name}،',
    paragraphs: [
      'وصلنا رقمك. سنتصل بك على الرقم {phone} في ساعات العمل.',
      'إن غيّرت رأيك فيكفي أن تردّ على هذه الرسالة.',
    ],
  },
}

/** Above what staff write by hand. */
export const answerTexts: Record<Locale, { subject: string; greeting: string }> = {
  tr: { subject: 'Sorunuza cevabımız', greeting: 'Sayın {name},' },
  en: { subject: 'Our answer to you', greeting: 'Dear {name},' },
  ar: { subject: 'جوابنا على سؤالك', greeting: 'السلام عليكم {name}،' },
}

/** Asks the owner of an address; without a click nothing more is ever sent there. */
export const confirmationTexts: Record<Locale, RequestMailText & { button: string; refusal: string }> = {
  tr: {
    subject: 'Bülten aboneliğinizi onaylayın',
    greeting: 'Merhaba,',
    paragraphs: [
      'Bu adres için yeni seferleri anlatan aylık bültenimiz istendi. Aşağıdaki düğmeyle onaylayın; bağlantı 7 gün geçerlidir.',
      'Bunu siz istemediyseniz bir şey yapmanız gerekmez. Onaylanmayan adrese bir daha yazmayız.',
    ],
    button: 'Aboneliği onayla',
    refusal: 'İstemiyorum, adresimi silin',
  },
  en: {
    subject: 'Please confirm your subscription',
    greeting: 'Hello,',
    paragraphs: [
      'This address was entered for our monthly newsletter about new departures. Confirm it with the button below; the link works for 7 days.',
      'If it was not you, there is nothing to do. We never write again to an address that is not confirmed.',
    ],
    button: 'Confirm the subscription',
    refusal: 'No thanks, delete my address',
  },
  ar: {
    subject: 'أكّد اشتراكك في النشرة البريدية',
    greeting: 'السلام عليكم،',
    paragraphs: [
      'سُجّل هذا العنوان لنشرتنا البريدية الشهرية عن الرحلات الجديدة. أكّده بالزر أدناه، والرابط صالح لمدة سبعة أيام.',
      'إن لم تكن أنت من سجّله فلا حاجة إلى فعل شيء. لا نراسل عنوانًا لم يؤكَّد.',
    ],
    button: 'أكّد الاشتراك',
    refusal: 'لا أرغب، احذفوا عنواني',
  },
}

/** To the agency, which reads Turkish. */
export const agencyMessageTexts = {
  contact: {
    subject: 'Mesaj: {subject}',
    paragraph: '{name} web sitesinden yazdı. Bu e-postayı yanıtlarsanız cevabınız ona gider.',
  },
  call: { subject: 'Aranmak istiyor: {name}', paragraph: '{name} aranmak istiyor.' },
} as const

/** When the agency should call, in its own language. */
export const callTimeNames: Record<CallTime, string> = {
  morning: 'sabah',
  noon: 'öğle saatlerinde',
  afternoon: 'öğleden sonra',
}

export const messageLabels: Record<Locale, { subject: string; message: string; time: string; tour: string }> = {
  tr: { subject: 'Konu', message: 'Mesaj', time: 'Uygun zaman', tour: 'Sefer' },
  en: { subject: 'Subject', message: 'Message', time: 'Best time', tour: 'Departure' },
  ar: { subject: 'الموضوع', message: 'الرسالة', time: 'الوقت المناسب', tour: 'الرحلة' },
}
