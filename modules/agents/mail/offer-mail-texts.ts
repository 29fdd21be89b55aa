import type { Locale } from '#kernel/locale.ts'

export type OfferMail = 'offer' | 'reminder' | 'answer' | 'question' | 'accepted' | 'rejected' | 'reserved' | 'agreed'

export type OfferMailText = { subject: string; greeting: string; paragraphs: string[]; button: string }

/** `{name}`, `{agency}`, `{number}`, `{date}`, `{phone}` and `{words}` are filled in. */
export const offerMailTexts: Record<Locale, Record<OfferMail, OfferMailText>> = {
  tr: {
    offer: {
      subject: '{agency}: yolculuk teklifiniz {number}',
      greeting: 'Sayın {name},',
      paragraphs: [
        '{agency} sizin için bir yolculuk teklifi hazırladı. Teklifi aşağıdaki düğmeden inceleyebilir, soru sorabilir ve onaylayabilirsiniz. Bir nüshası ektedir.',
        'Teklif {date} tarihine kadar geçerlidir. Bağlantı size özeldir; lütfen paylaşmayın.',
      ],
      button: 'Teklifi aç',
    },
    reminder: {
      subject: 'Teklifinizin süresi doluyor: {number}',
      greeting: 'Sayın {name},',
      paragraphs: [
        '{agency} tarafından hazırlanan teklifiniz {date} tarihine kadar geçerli. Yerler bu tarihten sonra tutulmaz.',
      ],
      button: 'Teklifi aç',
    },
    answer: {
      subject: 'Sorunuza cevabımız: {number}',
      greeting: 'Sayın {name},',
      paragraphs: ['{agency} sorunuza şu cevabı verdi:', '{words}'],
      button: 'Teklifi aç',
    },
    question: {
      subject: 'Teklif {number}: müşterinizin sorusu var',
      greeting: 'Merhaba,',
      paragraphs: ['{name} şunu soruyor:', '{words}'],
      button: 'Soruya cevap ver',
    },
    accepted: {
      subject: 'Teklif {number} kabul edildi',
      greeting: 'Merhaba,',
      paragraphs: ['{name} teklifinizi kabul etti. Rezervasyon oluştu; yolcu bilgilerini girebilirsiniz.'],
      button: 'Teklife git',
    },
    reserved: {
      subject: '{agency}: yeriniz ayrıldı, onayınız bekleniyor {number}',
      greeting: 'Sayın {name},',
      paragraphs: [
        '{agency} sizin için yer ayırdı. Rezervasyonun kesinleşmesi için ön bilgilendirme formunu ve sözleşmeyi okuyup onaylamanız gerekiyor.',
        'Onaydan önce sizden ödeme istenmez. Bağlantı size özeldir; lütfen paylaşmayın.',
      ],
      button: 'Oku ve onayla',
    },
    agreed: {
      subject: 'Teklif {number}: müşteriniz sözleşmeyi onayladı',
      greeting: 'Merhaba,',
      paragraphs: ['{name} ön bilgilendirmeyi ve sözleşmeyi onayladı. Rezervasyon artık ödenebilir ve onaylanabilir.'],
      button: 'Teklife git',
    },
    rejected: {
      subject: 'Teklif {number} reddedildi',
      greeting: 'Merhaba,',
      paragraphs: ['{name} teklifinizi kabul etmedi.', '{words}'],
      button: 'Teklife git',
    },
  },
  en: {
    offer: {
      subject: '{agency}: your travel offer {number}',
      greeting: 'Dear {name},',
      paragraphs: [
        '{agency} has put together a journey for you. Open it with the button below to read it, ask a question or accept it. A copy is attached.',
        'The offer is valid until {date}. The link is yours alone; please do not pass it on.',
      ],
      button: 'Open the offer',
    },
    reminder: {
      subject: 'Your offer runs out soon: {number}',
      greeting: 'Dear {name},',
      paragraphs: ['The offer from {agency} is valid until {date}. Seats are not kept after that day.'],
      button: 'Open the offer',
    },
    answer: {
      subject: 'Your question was answered: {number}',
      greeting: 'Dear {name},',
      paragraphs: ['{agency} has answered your question:', '{words}'],
      button: 'Open the offer',
    },
    question: {
      subject: 'Offer {number}: your customer has a question',
      greeting: 'Hello,',
      paragraphs: ['{name} asks:', '{words}'],
      button: 'Answer the question',
    },
    accepted: {
      subject: 'Offer {number} was accepted',
      greeting: 'Hello,',
      paragraphs: ['{name} has accepted your offer. The reservation is made; you can enter the travellers now.'],
      button: 'Go to the offer',
    },
    reserved: {
      subject: '{agency}: seats are kept for you, please confirm {number}',
      greeting: 'Dear {name},',
      paragraphs: [
        '{agency} has reserved seats for you. The reservation becomes final once you have read the pre-information form and the contract and agreed to them.',
        'Nobody asks you for money before that. The link is yours alone; please do not pass it on.',
      ],
      button: 'Read and agree',
    },
    agreed: {
      subject: 'Offer {number}: your customer has agreed to the contract',
      greeting: 'Hello,',
      paragraphs: [
        '{name} has agreed to the pre-information and the contract. The reservation can be paid and confirmed now.',
      ],
      button: 'Go to the offer',
    },
    rejected: {
      subject: 'Offer {number} was declined',
      greeting: 'Hello,',
      paragraphs: ['{name} has declined your offer.', '{words}'],
      button: 'Go to the offer',
    },
  },
  ar: {
    offer: {
      subject: '{agency}: عرض رحلتك {number}',
      greeting: 'السلام عليكم {name}،',
      paragraphs: [
        'أعدّت لك {agency} عرض رحلة. يمكنك الاطلاع عليه وطرح الأسئلة وقبوله عبر الزر أدناه، ونسخة منه مرفقة.',
        'العرض سارٍ حتى {date}. الرابط خاص بك، فنرجو عدم مشاركته.',
      ],
      button: 'فتح العرض',
    },
    reminder: {
      subject: 'عرضك يوشك على الانتهاء: {number}',
      greeting: 'السلام عليكم {name}،',
      paragraphs: ['العرض الذي أعدّته {agency} سارٍ حتى {date}، ولا تُحجز المقاعد بعد هذا التاريخ.'],
      button: 'فتح العرض',
    },
    answer: {
      subject: 'أجبنا عن سؤالك: {number}',
      greeting: 'السلام عليكم {name}،',
      paragraphs: ['أجابت {agency} عن سؤالك:', '{words}'],
      button: 'فتح العرض',
    },
    question: {
      subject: 'العرض {number}: لدى عميلك سؤال',
      greeting: 'السلام عليكم،',
      paragraphs: ['يسأل {name}:', '{words}'],
      button: 'الإجابة عن السؤال',
    },
    accepted: {
      subject: 'قُبل العرض {number}',
      greeting: 'السلام عليكم،',
      paragraphs: ['قَبِل {name} عرضك وأُنشئ الحجز، ويمكنك الآن إدخال بيانات المسافرين.'],
      button: 'الانتقال إلى العرض',
    },
    reserved: {
      subject: '{agency}: حُجزت مقاعدك وننتظر موافقتك {number}',
      greeting: 'السلام عليكم {name}،',
      paragraphs: [
        'حجزت {agency} مقاعد لك. يصبح الحجز نهائيًا بعد أن تقرأ نموذج المعلومات المسبقة والعقد وتوافق عليهما.',
        'لن يُطلب منك دفع شيء قبل ذلك. الرابط خاص بك، فنرجو عدم مشاركته.',
      ],
      button: 'القراءة والموافقة',
    },
    agreed: {
      subject: 'العرض {number}: وافق عميلك على العقد',
      greeting: 'السلام عليكم،',
      paragraphs: ['وافق {name} على نموذج المعلومات المسبقة والعقد. أصبح الحجز قابلًا للدفع والتأكيد.'],
      button: 'الانتقال إلى العرض',
    },
    rejected: {
      subject: 'رُفض العرض {number}',
      greeting: 'السلام عليكم،',
      paragraphs: ['لم يقبل {name} عرضك.', '{words}'],
      button: 'الانتقال إلى العرض',
    },
  },
}
