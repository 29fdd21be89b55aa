import { toCardinal as arabic } from 'n2words/ar-SA'
import { toCardinal as english } from 'n2words/en-GB'
import { toCardinal as turkish } from 'n2words/tr-TR'
import type { Locale } from '#kernel/locale.ts'
import type { Currency, Money } from '#kernel/money.ts'

/**
 * An amount as receipts spell it: `Yalnız beşbinüçyüzseksen ABD doları elli sent`, in Turkish written in one as banks
 * want it, so that nothing can be put between the words.
 *
 * @throws RangeError for a negative amount.
 */
export function amountInWords({ minor, currency }: Money, locale: Locale): string {
  if (minor < 0) throw new RangeError(`an amount in words is not negative, got ${minor}`)
  return inWords[locale](Math.floor(minor / 100), minor % 100, currency)
}

type Spell = (whole: number, rest: number, currency: Currency) => string

const inWords: Record<Locale, Spell> = {
  tr(whole, rest, currency) {
    const [unit, part] = turkishNames[currency]
    const cents = rest > 0 ? ` ${turkish(rest, { dropSpaces: true })} ${part}` : ''
    return `Yalnız ${turkish(whole, { dropSpaces: true })} ${unit}${cents}`
  },
  en(whole, rest, currency) {
    const [one, many, part, parts] = englishNames[currency]
    const cents = rest > 0 ? ` and ${english(rest)} ${rest === 1 ? part : parts}` : ''
    return `${english(whole)} ${whole === 1 ? one : many}${cents} only`.replace(/^./, (letter) => letter.toUpperCase())
  },
  ar(whole, rest, currency) {
    const [unit, part] = arabicNames[currency]
    const cents = rest > 0 ? ` و${counted(rest, part)}` : ''
    return `فقط ${counted(whole, unit)}${cents} لا غير`
  },
}

const turkishNames: Record<Currency, [unit: string, part: string]> = {
  TRY: ['Türk lirası', 'kuruş'],
  USD: ['ABD doları', 'sent'],
  EUR: ['avro', 'sent'],
  GBP: ['İngiliz sterlini', 'peni'],
  SAR: ['Suudi Arabistan riyali', 'halala'],
}

const englishNames: Record<Currency, [one: string, many: string, part: string, parts: string]> = {
  TRY: ['Turkish lira', 'Turkish lira', 'kuruş', 'kuruş'],
  USD: ['US dollar', 'US dollars', 'cent', 'cents'],
  EUR: ['euro', 'euros', 'cent', 'cents'],
  GBP: ['pound sterling', 'pounds sterling', 'penny', 'pence'],
  SAR: ['Saudi riyal', 'Saudi riyals', 'halala', 'halalas'],
}

/** A noun behind numbers: alone, two of it, three to ten, eleven to ninety-nine. */
type CountedNoun = { one: string; two: string; few: string; many: string; isFeminine: boolean }

const arabicNames: Record<Currency, [unit: CountedNoun, part: CountedNoun]> = {
  TRY: [
    { one: 'ليرة تركية', two: 'ليرتان تركيتان', few: 'ليرات تركية', many: 'ليرة تركية', isFeminine: true },
    { one: 'قرش', two: 'قرشان', few: 'قروش', many: 'قرشًا', isFeminine: false },
  ],
  USD: [
    { one: 'دولار أمريكي', two: 'دولاران أمريكيان', few: 'دولارات أمريكية', many: 'دولارًا أمريكيًا', isFeminine: false },
    { one: 'سنت', two: 'سنتان', few: 'سنتات', many: 'سنتًا', isFeminine: false },
  ],
  EUR: [
    { one: 'يورو', two: 'اثنان يورو', few: 'يورو', many: 'يورو', isFeminine: false },
    { one: 'سنت', two: 'سنتان', few: 'سنتات', many: 'سنتًا', isFeminine: false },
  ],
  GBP: [
    {
      one: 'جنيه إسترليني',
      two: 'جنيهان إسترلينيان',
      few: 'جنيهات إسترلينية',
      many: 'جنيهًا إسترلينيًا',
      isFeminine: false,
    },
    { one: 'بنس', two: 'بنسان', few: 'بنسات', many: 'بنسًا', isFeminine: false },
  ],
  SAR: [
    { one: 'ريال سعودي', two: 'ريالان سعوديان', few: 'ريالات سعودية', many: 'ريالًا سعوديًا', isFeminine: false },
    { one: 'هللة', two: 'هللتان', few: 'هللات', many: 'هللة', isFeminine: true },
  ],
}

function counted(count: number, noun: CountedNoun): string {
  if (count === 1) return `${noun.one} ${noun.isFeminine ? 'واحدة' : 'واحد'}`
  if (count === 2) return noun.two
  const lastTwo = count % 100
  const form = lastTwo >= 3 && lastTwo <= 10 ? noun.few : lastTwo >= 11 ? noun.many : noun.one
  return `${arabicNumber(count, noun)} ${form}`
}

function arabicNumber(count: number, { isFeminine }: CountedNoun): string {
  // The gender of what is counted shows in the last three digits alone: thousands are themselves masculine.
  const thousands = Math.floor(count / 1000) * 1000
  const rest = count % 1000
  const last = rest > 0 || count === 0 ? [arabic(rest, { gender: isFeminine ? 'feminine' : 'masculine' })] : []
  const words = [...(thousands > 0 ? [arabic(thousands)] : []), ...last].join(' و')
  return (
    words
      .replaceAll('اً', 'ًا')
      .replace(/عشر ألف(?!\S)/, 'عشر ألفًا')
      // Right before what is counted, thousands lose their ending: two thousand riyals, eleven thousand dollars.
      .replace(/ألفًا$/, 'ألف')
      .replace(/(ألف|مئت|مليون)ان$/, '$1ا')
  )
}
