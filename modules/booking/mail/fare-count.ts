import { counted, type CountedWords } from '#kernel/counted.ts'
import { joinList } from '#kernel/join-list.ts'
import { inEveryLocale, type Locale, type Localised } from '#kernel/locale.ts'
import type { Fare } from '#modules/catalog/index.ts'
import { travellersText } from '../documents/counts.ts'
import { fareName } from './fare-names.ts'

type Room = { beds: number; words: CountedWords; inside: Localised }

/**
 * How many at a fare, as people say it: `1 double room, 2 people`. Never `2 × double room`, which is one room for two and
 * reads like two rooms. Who shares a larger room with others is so many people in such a room.
 */
export function fareCount(fare: string, quantity: number): Localised {
  return inEveryLocale((locale) => countIn(fare, quantity, locale))
}

/** Who travels at a fare, to be multiplied by its price: `2 travellers`, `1 baby`. */
export function travellersAtFare(fare: string, quantity: number, locale: Locale): string {
  const who = peopleOf(fare)
  return who ? counted(quantity, locale, who) : travellersText(quantity, locale)
}

/** What those at a fare sleep in: `1 double room`, `in a quad room` when it is shared; nothing for a fare that is no room. */
export function roomsAtFare(fare: string, quantity: number, locale: Locale): string | undefined {
  const room = roomOf(fare)
  if (!room) return undefined
  return quantity % room.beds === 0 ? counted(quantity / room.beds, locale, room.words) : room.inside[locale]
}

/** Where somebody at a fare sleeps: `in a double room`; nothing for a fare that is no room. */
export function insideRoom(fare: string, locale: Locale): string | undefined {
  return roomOf(fare)?.inside[locale]
}

function countIn(fare: string, quantity: number, locale: Locale): string {
  const room = roomOf(fare)
  const who = peopleOf(fare)
  if (who) return counted(quantity, locale, who)
  if (!room) return `${quantity} × ${fareName(fare, locale)}`
  const persons = counted(quantity, locale, person)
  if (quantity % room.beds !== 0) return `${persons}${beforeRoom[locale]}${room.inside[locale]}`
  return joinList([counted(quantity / room.beds, locale, room.words), persons], locale)
}

function roomOf(fare: string): Room | undefined {
  return Object.hasOwn(rooms, fare) ? rooms[fare as keyof typeof rooms] : undefined
}

function peopleOf(fare: string): CountedWords | undefined {
  return Object.hasOwn(people, fare) ? people[fare as keyof typeof people] : undefined
}

const beforeRoom: Localised = { tr: ', ', en: ' ', ar: ' ' }

const person: CountedWords = {
  tr: 'kişi',
  en: ['person', 'people'],
  ar: ['مسافر واحد', 'مسافران', 'مسافرين', 'مسافرًا'],
}

const rooms = {
  single: {
    beds: 1,
    words: {
      tr: 'tek kişilik oda',
      en: ['single room', 'single rooms'],
      ar: ['غرفة فردية واحدة', 'غرفتان فرديتان', 'غرف فردية', 'غرفة فردية'],
    },
    inside: { tr: 'tek kişilik odada', en: 'in a single room', ar: 'في غرفة فردية' },
  },
  double: {
    beds: 2,
    words: {
      tr: 'iki kişilik oda',
      en: ['double room', 'double rooms'],
      ar: ['غرفة مزدوجة واحدة', 'غرفتان مزدوجتان', 'غرف مزدوجة', 'غرفة مزدوجة'],
    },
    inside: { tr: 'iki kişilik odada', en: 'in a double room', ar: 'في غرفة مزدوجة' },
  },
  triple: {
    beds: 3,
    words: {
      tr: 'üç kişilik oda',
      en: ['triple room', 'triple rooms'],
      ar: ['غرفة ثلاثية واحدة', 'غرفتان ثلاثيتان', 'غرف ثلاثية', 'غرفة ثلاثية'],
    },
    inside: { tr: 'üç kişilik odada', en: 'in a triple room', ar: 'في غرفة ثلاثية' },
  },
  quad: {
    beds: 4,
    words: {
      tr: 'dört kişilik oda',
      en: ['quad room', 'quad rooms'],
      ar: ['غرفة رباعية واحدة', 'غرفتان رباعيتان', 'غرف رباعية', 'غرفة رباعية'],
    },
    inside: { tr: 'dört kişilik odada', en: 'in a quad room', ar: 'في غرفة رباعية' },
  },
} satisfies Partial<Record<Fare, Room>>

const people = {
  adult: { tr: 'yetişkin', en: ['adult', 'adults'], ar: ['بالغ واحد', 'بالغان', 'بالغين', 'بالغًا'] },
  child: { tr: 'çocuk', en: ['child', 'children'], ar: ['طفل واحد', 'طفلان', 'أطفال', 'طفلًا'] },
  'child-no-bed': {
    tr: 'yataksız çocuk',
    en: ['child without bed', 'children without bed'],
    ar: ['طفل واحد بلا سرير', 'طفلان بلا سرير', 'أطفال بلا سرير', 'طفلًا بلا سرير'],
  },
  baby: { tr: 'bebek', en: ['baby', 'babies'], ar: ['رضيع واحد', 'رضيعان', 'رضّع', 'رضيعًا'] },
} satisfies Partial<Record<Fare, CountedWords>>
