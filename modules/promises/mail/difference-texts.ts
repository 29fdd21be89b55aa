import type { Locale } from '#kernel/locale.ts'
import type { Board } from '#modules/catalog/index.ts'

type DifferenceTexts = {
  'departs-on': string
  'returns-on': string
  start: string
  flight: string
  stay: string
  languages: string
  group: string
  program: string
  none: string
  leaves: string
  arrives: string
  meeting: string
  terminal: string
  bags: string
  cabin: string
  stars: string
  metres: string
  nights: string
  people: string
  board: Record<Board, string>
  language: Record<Locale, string>
}

/** `{city}`, `{route}`, `{moment}`, `{place}`, `{count}` and `{weight}` are filled in. */
export const differenceTexts: Record<Locale, DifferenceTexts> = {
  tr: {
    'departs-on': 'Gidiş günü',
    'returns-on': 'Dönüş günü',
    start: 'Buluşma ve hareket',
    flight: 'Uçuş {route}',
    stay: '{city} oteli',
    languages: 'Rehberin dili',
    group: 'Grup büyüklüğü',
    program: 'Günlerin programı yenilendi',
    none: 'yok',
    leaves: 'kalkış {moment}',
    arrives: 'varış {moment}',
    meeting: 'buluşma {place}',
    terminal: 'terminal {place}',
    bags: 'bagaj {weight}',
    cabin: 'kabin {weight}',
    stars: '{count} yıldız',
    metres: 'yürüyerek {count} metre',
    nights: '{count} gece',
    people: 'en çok {count} kişi',
    board: { RO: 'yalnızca oda', BB: 'kahvaltı', HB: 'yarım pansiyon', FB: 'tam pansiyon' },
    language: { tr: 'Türkçe', en: 'İngilizce', ar: 'Arapça' },
  },
  en: {
    'departs-on': 'Day of departure',
    'returns-on': 'Day of return',
    start: 'Meeting and start',
    flight: 'Flight {route}',
    stay: 'Hotel in {city}',
    languages: 'Language of the guide',
    group: 'Size of the group',
    program: 'The program of the days is new',
    none: 'none',
    leaves: 'leaves {moment}',
    arrives: 'lands {moment}',
    meeting: 'meeting {place}',
    terminal: 'terminal {place}',
    bags: 'baggage {weight}',
    cabin: 'cabin {weight}',
    stars: '{count, plural, one {# star} other {# stars}}',
    metres: '{count, plural, one {# metre} other {# metres}} on foot',
    nights: '{count, plural, one {# night} other {# nights}}',
    people: '{count, plural, one {# person} other {# people}} at most',
    board: { RO: 'room only', BB: 'breakfast', HB: 'half board', FB: 'full board' },
    language: { tr: 'Turkish', en: 'English', ar: 'Arabic' },
  },
  ar: {
    'departs-on': 'يوم المغادرة',
    'returns-on': 'يوم العودة',
    start: 'اللقاء والانطلاق',
    flight: 'رحلة الطيران {route}',
    stay: 'فندق {city}',
    languages: 'لغة المرشد',
    group: 'عدد أفراد المجموعة',
    program: 'تجدّد برنامج الأيام',
    none: 'لا يوجد',
    leaves: 'الإقلاع {moment}',
    arrives: 'الوصول {moment}',
    meeting: 'اللقاء {place}',
    terminal: 'الصالة {place}',
    bags: 'الأمتعة {weight}',
    cabin: 'حقيبة المقصورة {weight}',
    stars: '{count, plural, zero {# نجمة} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}}',
    metres: '{count, plural, zero {# متر} one {متر واحد} two {متران} few {# أمتار} many {# مترًا} other {# متر}} سيرًا',
    nights: '{count, plural, zero {# ليلة} one {ليلة واحدة} two {ليلتان} few {# ليالٍ} many {# ليلة} other {# ليلة}}',
    people:
      '{count, plural, zero {# شخص} one {شخص واحد} two {شخصان} few {# أشخاص} many {# شخصًا} other {# شخص}} على الأكثر',
    board: { RO: 'غرفة فقط', BB: 'إفطار', HB: 'نصف إقامة', FB: 'إقامة كاملة' },
    language: { tr: 'التركية', en: 'الإنجليزية', ar: 'العربية' },
  },
}
