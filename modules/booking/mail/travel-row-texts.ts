import type { Locale } from '#kernel/locale.ts'

/** The words beside the times of a journey in a mail. */
export const travelRowTexts: Record<
  Locale,
  { flight: string; route: string; meeting: string; start: string; moment: string }
> = {
  tr: {
    flight: 'Uçuş {number}',
    route: '{from} – {to}, {when}',
    meeting: 'Buluşma ({number})',
    start: 'Başlangıç',
    moment: '{day}, saat {time}',
  },
  en: {
    flight: 'Flight {number}',
    route: '{from} – {to}, {when}',
    meeting: 'Meeting ({number})',
    start: 'Start',
    moment: '{day} at {time}',
  },
  ar: {
    flight: 'الرحلة الجوية {number}',
    route: 'من {from} إلى {to}، {when}',
    meeting: 'موعد اللقاء ({number})',
    start: 'البداية',
    moment: '{day} الساعة {time}',
  },
}
