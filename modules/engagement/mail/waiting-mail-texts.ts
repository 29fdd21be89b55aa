import type { Locale } from '#kernel/locale.ts'
import type { RequestMailText } from './request-mail-texts.ts'

type WaitingMailText = RequestMailText & { button: string }

/** To the visitor, when a place on the list was taken. `{names}` are facts; these mails carry no advertising. */
export const waitingJoinedTexts: Record<Locale, WaitingMailText> = {
  tr: {
    subject: 'Bekleme listesindesiniz: {tour}',
    greeting: 'Sayın {name},',
    paragraphs: [
      'Sizi bu seferin bekleme listesine yazdık. Yer boşalınca sıradakine haber veriyoruz; sıra size gelince yerleri sizin için tutup bu adrese yazacağız.',
      'Bu bir rezervasyon değildir, ödeme istenmez. Yerinizi aşağıdaki düğmeden görebilir, dilediğiniz an listeden çıkabilirsiniz. Bağlantı size özeldir; lütfen paylaşmayın.',
    ],
    button: 'Sıramı göster',
  },
  en: {
    subject: 'You are on the waiting list: {tour}',
    greeting: 'Dear {name},',
    paragraphs: [
      'We have put you on the waiting list of this departure. When places come free we tell whoever is next; when it is your turn, we hold the places for you and write to this address.',
      'This is not a reservation, and nothing is due. With the button below you see your place and can leave the list at any time. The link is yours alone; please do not pass it on.',
    ],
    button: 'See my place',
  },
  ar: {
    subject: 'أنت على قائمة الانتظار: {tour}',
    greeting: 'السلام عليكم {name}،',
    paragraphs: [
      'سجّلناك على قائمة انتظار هذه الرحلة. عندما تتوفر مقاعد نخبر صاحب الدور، وحين يأتي دورك نحجز المقاعد لك ونكتب إليك على هذا العنوان.',
      'هذا ليس حجزًا ولا يُطلب منك دفع شيء. يمكنك عبر الزر أدناه رؤية ترتيبك والخروج من القائمة متى شئت. الرابط خاص بك، فنرجو عدم مشاركته.',
    ],
    button: 'عرض ترتيبي',
  },
}

/** To the visitor, when seats are held. `{until}` is when the offer ends, in Istanbul. */
export const waitingOfferTexts: Record<Locale, WaitingMailText> = {
  tr: {
    subject: 'Sıra sizde, yeriniz tutuluyor: {tour}',
    greeting: 'Sayın {name},',
    paragraphs: [
      'Beklediğiniz seferde yer boşaldı ve sizin için tutuyoruz. Sürenin sonu: {until} (İstanbul saati).',
      'Aşağıdaki düğmeyle odanızı seçip ödemeye geçebilirsiniz. O saate kadar alınmayan yerler sıradakine geçer. Bağlantı size özeldir; lütfen paylaşmayın.',
    ],
    button: 'Yerimi al',
  },
  en: {
    subject: 'It is your turn, your places are held: {tour}',
    greeting: 'Dear {name},',
    paragraphs: [
      'Places have come free on the departure you are waiting for, and we hold them for you until {until} (Istanbul time).',
      'With the button below you choose your room and go on to the payment. Places not taken by then go to the next in line. The link is yours alone; please do not pass it on.',
    ],
    button: 'Take my places',
  },
  ar: {
    subject: 'جاء دورك والمقاعد محجوزة لك: {tour}',
    greeting: 'السلام عليكم {name}،',
    paragraphs: [
      'توفرت مقاعد في الرحلة التي تنتظرها، ونحن نحجزها لك حتى {until} (بتوقيت إسطنبول).',
      'اختر غرفتك عبر الزر أدناه وانتقل إلى الدفع. المقاعد التي لا تُؤخذ حتى ذلك الوقت تنتقل إلى صاحب الدور التالي. الرابط خاص بك، فنرجو عدم مشاركته.',
    ],
    button: 'آخذ مقاعدي',
  },
}

/** To the visitor, when the time of the offer is over. */
export const waitingEndedTexts: Record<Locale, WaitingMailText> = {
  tr: {
    subject: 'Sizin için tuttuğumuz yerin süresi doldu: {tour}',
    greeting: 'Sayın {name},',
    paragraphs: [
      'Sizin için tuttuğumuz yerlerin süresi doldu, yerler sıradakine geçti. Hâlâ gelmek isterseniz turun sayfasından yeniden yazılabilirsiniz.',
    ],
    button: 'Tura git',
  },
  en: {
    subject: 'Your offer has run out: {tour}',
    greeting: 'Dear {name},',
    paragraphs: [
      'The time for which we held places for you is over, and they have gone to the next in line. If you still want to come, you can put yourself on the list again on the page of the tour.',
    ],
    button: 'Go to the tour',
  },
  ar: {
    subject: 'انتهت مدة حجز مقاعدك: {tour}',
    greeting: 'السلام عليكم {name}،',
    paragraphs: [
      'انتهت المدة التي حجزنا لك فيها المقاعد وانتقلت إلى صاحب الدور التالي. إن كنت ما زلت ترغب في السفر فيمكنك التسجيل من جديد في صفحة الرحلة.',
    ],
    button: 'إلى صفحة الرحلة',
  },
}

export const waitingLabels: Record<Locale, string> = { tr: 'Yer sayısı', en: 'Places', ar: 'عدد المقاعد' }

/** To the agency, which reads Turkish. */
export const agencyWaitingText = {
  subject: 'Bekleme listesi: {tour}',
  paragraph: '{name} dolu sefer için bekleme listesine yazıldı, {seats} yer istiyor.',
} as const
