/** What the product must know of a language besides its texts; whatever differs between languages is read from here. */
export type Language<Code extends string = string> = {
  /** Its own name, in its own script. */
  name: string
  /** The tag that number and plural rules are asked for. */
  tag: string
  /** With a country, as networks of people want it; Arabic has one of its own there. */
  networkTag: string
  direction: 'ltr' | 'rtl'
  /** What its letters are, which decides the faces of pages, mails and papers. */
  script: 'latin' | 'arabic'
  /** Before the path of every page; the one language without answers at the root. */
  prefix: '' | `/${Code}`
  /** Whose words stand in for missing ones. */
  fallback: Code | undefined
  /** The country its readers are at home in, when there is one: phones, and the first choice of a nationality. */
  country: string | undefined
  numbers: { group: string; decimal: string; percent: 'before' | 'after'; currency: 'before' | 'after' }
  dates: {
    /** Between the day, month and year that a field shows; the day is first in all our languages. */
    typed: string
    weekday: 'before' | 'after'
    /** Between the days of one month. */
    range: string
    hijriEra: string
    /** Between a day and its time. */
    time: string
    /** Between hours and minutes. */
    clock: '.' | ':'
  }
  /** Between the parts of a list, and between parts that have commas of their own. */
  lists: { comma: string; semicolon: string }
}

/** The languages of the product, in the order in which menus list them. */
export const languages = tableOf({
  tr: {
    name: 'Türkçe',
    tag: 'tr',
    networkTag: 'tr_TR',
    direction: 'ltr',
    script: 'latin',
    prefix: '/tr',
    fallback: undefined,
    country: 'TR',
    numbers: { group: '.', decimal: ',', percent: 'before', currency: 'after' },
    dates: { typed: '.', weekday: 'after', range: '–', hijriEra: '', time: ' ', clock: '.' },
    lists: { comma: ', ', semicolon: '; ' },
  },
  en: {
    name: 'English',
    tag: 'en-GB',
    networkTag: 'en_GB',
    direction: 'ltr',
    script: 'latin',
    prefix: '',
    fallback: 'tr',
    country: undefined,
    numbers: { group: ',', decimal: '.', percent: 'after', currency: 'before' },
    dates: { typed: '/', weekday: 'before', range: ' – ', hijriEra: ' AH', time: ', ', clock: ':' },
    lists: { comma: ', ', semicolon: '; ' },
  },
  ar: {
    name: 'العربية',
    tag: 'ar-u-nu-latn',
    networkTag: 'ar_AR',
    direction: 'rtl',
    script: 'arabic',
    prefix: '/ar',
    fallback: 'en',
    country: undefined,
    numbers: { group: ',', decimal: '.', percent: 'after', currency: 'before' },
    dates: { typed: '/', weekday: 'before', range: '–', hijriEra: '', time: '، ', clock: ':' },
    lists: { comma: '، ', semicolon: '؛ ' },
  },
})

/** What is read where pilgrimages lead: by drivers, in hotels, and by whoever finds somebody who is lost. */
export const languageOfHosts = 'ar' satisfies keyof typeof languages

function tableOf<const Code extends string>(table: Record<Code, Language<NoInfer<Code>>>): typeof table {
  return table
}
