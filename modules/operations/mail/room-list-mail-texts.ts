import type { Locale } from '#kernel/locale.ts'

/** `{agency}`, `{hotel}`, `{version}` and `{date}` are filled in. */
export const roomListMailTexts: Record<
  Locale,
  {
    subject: string
    greeting: string
    first: string
    again: string
    wish: string
    rows: { confirmation: string; version: string; date: string }
  }
> = {
  tr: {
    subject: '{agency}: oda listesi, sürüm {version}, {date}',
    greeting: 'Sayın {hotel} yetkilisi,',
    first: 'Grubumuzun oda listesi ektedir. Yerleşimi bu listeye göre hazırlamanızı rica ederiz.',
    again:
      'Grubumuzun güncel oda listesi ektedir; önceki sürümün yerine geçer. Değişenler listenin başında ayrıca yazılıdır.',
    wish: 'Ricamız: {wish}',
    rows: { confirmation: 'Onay numaranız', version: 'Sürüm', date: 'Kalkış' },
  },
  en: {
    subject: '{agency}: room list, version {version}, {date}',
    greeting: 'Dear team of {hotel},',
    first: 'The room list of our group is attached. Please prepare the rooms by it.',
    again:
      'The current room list of our group is attached and replaces the one before. What has changed stands at its head.',
    wish: 'Our request: {wish}',
    rows: { confirmation: 'Your confirmation number', version: 'Version', date: 'Departure' },
  },
  ar: {
    subject: '{agency}: قائمة الغرف، الإصدار {version}، {date}',
    greeting: 'السلام عليكم، السادة في {hotel}،',
    first: 'تجدون مرفقًا قائمة غرف مجموعتنا، ونرجو تجهيز الغرف وفقها.',
    again: 'تجدون مرفقًا قائمة الغرف الحالية لمجموعتنا، وهي تحل محل الإصدار السابق، وما تغيّر مذكور في أولها.',
    wish: 'رجاؤنا: {wish}',
    rows: { confirmation: 'رقم التأكيد لديكم', version: 'الإصدار', date: 'المغادرة' },
  },
}
