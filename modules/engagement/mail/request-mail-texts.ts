import type { Locale } from '#kernel/locale.ts'
import type { TopicKind } from '../domain/information-request.ts'
import type { RoomType } from '../domain/reservation-request.ts'

export type RequestMailText = { subject: string; greeting: string; paragraphs: string[] }

/** To the visitor. `{names}` are facts of the request; these mails carry no advertising. */
export const informationReceivedTexts: Record<Locale, RequestMailText> = {
  tr: {
    subject: 'Sorunuz bize ulaştı',
    greeting: 'Sayın {name},',
    paragraphs: [
      'Sorunuzu aldık. Çalışma saatlerimizde size {phone} numarasından ya da bu adresten döneriz.',
      'Eklemek istediğiniz bir şey olursa bu e-postayı yanıtlayın.',
    ],
  },
  en: {
    subject: 'We have your question',
    greeting: 'Dear {name},',
    paragraphs: [
      'We have received your question. We will call you on {phone} or write to this address during our working hours.',
      'If you want to add anything, simply reply to this message.',
    ],
  },
  ar: {
    subject: 'وصلنا سؤالك',
    greeting: 'السلام عليكم {name}،',
    paragraphs: [
      'وصلنا سؤالك. سنتصل بك على الرقم {phone} أو نكتب إليك على هذا العنوان في ساعات العمل.',
      'إن أردت إضافة شيء فردّ على هذه الرسالة.',
    ],
  },
}

export const reservationReceivedTexts: Record<Locale, RequestMailText> = {
  tr: {
    subject: 'Rezervasyon talebiniz bize ulaştı: {tour}',
    greeting: 'Sayın {name},',
    paragraphs: [
      'Talebinizi aldık. Yer durumuna bakıp sizi {phone} numarasından ararız.',
      'Bu bir talep kaydıdır. Yeriniz henüz ayrılmadı, ödeme de istenmedi.',
    ],
  },
  en: {
    subject: 'We have your reservation request: {tour}',
    greeting: 'Dear {name},',
    paragraphs: [
      'We have received your request. We will check the places and call you on {phone}.',
      'This is a request: no place has been reserved yet, and nothing is due.',
    ],
  },
  ar: {
    subject: 'وصلنا طلب الحجز: {tour}',
    greeting: 'السلام عليكم {name}،',
    paragraphs: [
      'وصلنا طلبك. سنراجع المقاعد المتاحة ونتصل بك على الرقم {phone}.',
      'هذا طلب فقط: لم يُحجز مقعد بعد، ولا يُطلب منك دفع شيء الآن.',
    ],
  },
}

/** To the agency, which reads Turkish. */
export const agencyTexts = {
  information: { subject: 'Bilgi talebi: {about}', paragraph: '{name} bilgi istiyor.' },
  private: { subject: 'Özel tur talebi: {name}', paragraph: '{name} özel bir tur istiyor.' },
  reservation: { subject: 'Rezervasyon talebi: {tour}', paragraph: '{name} bu sefer için yer istiyor.' },
} as const

export const topicNames: Record<TopicKind, string> = {
  general: 'genel soru',
  tour: 'tur',
  hotel: 'otel',
  service: 'hizmet',
  private: 'özel tur',
}

export const languageNames: Record<Locale, string> = { tr: 'Türkçe', en: 'İngilizce', ar: 'Arapça' }

type Labels = Record<
  | 'journey'
  | 'about'
  | 'dates'
  | 'wished'
  | 'group'
  | 'passengers'
  | 'babies'
  | 'children'
  | 'room'
  | 'name'
  | 'phone'
  | 'email'
  | 'language'
  | 'message'
  | 'note',
  string
>

export const mailLabels: Record<Locale, Labels> = {
  tr: {
    journey: 'Yolculuk',
    about: 'Konu',
    dates: 'Tarihler',
    wished: 'İstenen tarihler',
    group: 'Kişi sayısı',
    passengers: 'Yolcular',
    babies: 'Bebek',
    children: 'Çocuk',
    room: 'Oda',
    name: 'Ad soyad',
    phone: 'Telefon',
    email: 'E-posta',
    language: 'Dil',
    message: 'Mesaj',
    note: 'Not',
  },
  en: {
    journey: 'Journey',
    about: 'About',
    dates: 'Dates',
    wished: 'Wished dates',
    group: 'People',
    passengers: 'Passengers',
    babies: 'Babies',
    children: 'Children',
    room: 'Room',
    name: 'Name',
    phone: 'Phone',
    email: 'Email',
    language: 'Language',
    message: 'Message',
    note: 'Note',
  },
  ar: {
    journey: 'الرحلة',
    about: 'الموضوع',
    dates: 'التواريخ',
    wished: 'التواريخ المطلوبة',
    group: 'عدد الأشخاص',
    passengers: 'المسافرون',
    babies: 'الرضّع',
    children: 'الأطفال',
    room: 'الغرفة',
    name: 'الاسم',
    phone: 'الهاتف',
    email: 'البريد الإلكتروني',
    language: 'اللغة',
    message: 'الرسالة',
    note: 'ملاحظة',
  },
}

export const roomNames: Record<Locale, Record<RoomType, string>> = {
  tr: { single: 'Tek kişilik', double: 'İki kişilik', triple: 'Üç kişilik', quad: 'Dört kişilik' },
  en: { single: 'Single', double: 'Double', triple: 'Triple', quad: 'Quad' },
  ar: { single: 'فردية', double: 'مزدوجة', triple: 'ثلاثية', quad: 'رباعية' },
}
