import type { Locale, Localised } from '#kernel/locale.ts'
import type { Fare } from '#modules/catalog/index.ts'

/** What travellers pay for, as mails, documents and payment pages call it. */
const fareNames: Record<Fare, Localised> = {
  single: { tr: 'Tek kişilik oda', en: 'Single room', ar: 'غرفة فردية' },
  double: { tr: 'İki kişilik oda', en: 'Double room', ar: 'غرفة مزدوجة' },
  triple: { tr: 'Üç kişilik oda', en: 'Triple room', ar: 'غرفة ثلاثية' },
  quad: { tr: 'Dört kişilik oda', en: 'Quad room', ar: 'غرفة رباعية' },
  adult: { tr: 'Yetişkin', en: 'Adult', ar: 'بالغ' },
  child: { tr: 'Çocuk', en: 'Child', ar: 'طفل' },
  'child-no-bed': { tr: 'Çocuk, yataksız', en: 'Child without bed', ar: 'طفل بلا سرير' },
  baby: { tr: 'Bebek', en: 'Baby', ar: 'رضيع' },
}

/** The name of a fare that comes from a stored order; what is unknown keeps its code. */
export function fareName(fare: string, locale: Locale): string {
  return Object.hasOwn(fareNames, fare) ? fareNames[fare as Fare][locale] : fare
}
