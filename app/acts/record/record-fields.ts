import { formatTime } from '#kernel/format-time.ts'
import { blankText, locales, rootLocale, type Locale, type Localised } from '#kernel/locale.ts'
import { money, toTypedDecimal } from '#kernel/money.ts'
import { parseTypedAmount } from '#kernel/typed-amount.ts'
import { clockText, parseTypedTime, readTypedDate } from '#kernel/typed-date.ts'
import type { Fields, FieldSpec } from './field-specs.ts'

/** A record as the inputs of its form hold it; amounts as people of the language type them, in the English way unless told. */
export function toFields(record: object, specs: readonly FieldSpec[], locale: Locale = rootLocale, place = ''): Fields {
  const parts = record as Readonly<Record<string, unknown>>
  return Object.assign(
    {},
    ...specs.map((spec) => fieldsOf(parts[spec.name], spec, locale, place + spec.name)),
  ) as Fields
}

/**
 * What a form says of a record, for the schema that checks it. What nobody can read, such as words for a number, stays
 * as it was typed, so that the schema refuses it by its place. Rows without any content are left out.
 */
export function readFields(fields: Fields, specs: readonly FieldSpec[], place = ''): Record<string, unknown> {
  return Object.fromEntries(specs.map((spec) => [spec.name, readField(fields, spec, place + spec.name)]))
}

/** How many rows a form holds below a name. */
export function countRows(fields: Fields, place: string): number {
  const used = Object.keys(fields)
    .filter((name) => name.startsWith(`${place}.`))
    .map((name) => Number(name.slice(place.length + 1).split('.')[0]))
  return Math.max(-1, ...used.filter(Number.isInteger)) + 1
}

function fieldsOf(value: unknown, spec: FieldSpec, locale: Locale, place: string): Fields {
  switch (spec.kind) {
    case 'group':
      return toFields((value ?? {}) as object, spec.parts, locale, `${place}.`)
    case 'words':
    case 'html':
    case 'texts': {
      const texts = (value ?? blankText()) as Localised
      return Object.fromEntries(locales.map((each) => [`${place}.${each}`, texts[each]]))
    }
    case 'flag':
      return value === true ? { [place]: '1' } : {}
    case 'amount':
      return { [place]: amountText(value, locale) }
    case 'time':
      return { [place]: typeof value === 'string' ? formatTime(value, locale) : '' }
    case 'codes':
      return { [place]: ((value ?? []) as (string | number)[]).join(', ') }
    case 'range': {
      const range = value as { min: number; max: number } | null | undefined
      return { [`${place}.min`]: String(range?.min ?? ''), [`${place}.max`]: String(range?.max ?? '') }
    }
    case 'prices': {
      const prices = (value ?? []) as { fare: string; amountMinor: number }[]
      return Object.fromEntries(
        prices.map(({ fare, amountMinor }) => [`${place}.${fare}`, amountText(amountMinor, locale)]),
      )
    }
    case 'list':
      return Object.fromEntries(((value ?? []) as string[]).map((each, index) => [`${place}.${index}`, each]))
    case 'rows':
      return Object.assign(
        {},
        ...((value ?? []) as object[]).map((row, index) => toFields(row, spec.parts, locale, `${place}.${index}.`)),
      ) as Fields
    default:
      return { [place]: value === null || value === undefined ? '' : String(value as string | number) }
  }
}

function readField(fields: Fields, spec: FieldSpec, place: string): unknown {
  const typed = (fields[place] ?? '').trim()
  switch (spec.kind) {
    case 'group':
      return readFields(fields, spec.parts, `${place}.`)
    case 'words':
    case 'html':
    case 'texts': {
      const texts = Object.fromEntries(
        locales.map((locale) => {
          const text = fields[`${place}.${locale}`] ?? ''
          // Its field grows and so takes line breaks, which one line does not hold.
          return [locale, spec.kind === 'words' ? text.replaceAll(/\s*[\r\n]\s*/g, ' ') : text]
        }),
      )
      return 'isNullable' in spec && spec.isNullable && Object.values(texts).every((each) => each.trim() === '')
        ? null
        : texts
    }
    case 'number':
    case 'decimal':
      return numberOf(typed) ?? (spec.isNullable && typed === '' ? null : typed)
    case 'amount':
      return parseTypedAmount(typed, 'TRY')?.minor ?? (spec.isNullable && typed === '' ? null : typed)
    case 'flag':
      return fields[place] === '1'
    case 'day':
      return readTypedDate(typed)
    case 'time':
      return typed === '' && spec.isNullable ? null : timeOf(typed)
    case 'codes':
      return typed.split(/[\s,;،]+/u).filter(Boolean)
    case 'range': {
      const [min = '', max = ''] = ['min', 'max'].map((end) => (fields[`${place}.${end}`] ?? '').trim())
      return min === '' && max === '' ? null : { min: numberOf(min) ?? min, max: numberOf(max) ?? max }
    }
    case 'prices':
      return spec.keys.flatMap((fare) => {
        const amount = (fields[`${place}.${fare}`] ?? '').trim()
        return amount === '' ? [] : [{ fare, amountMinor: parseTypedAmount(amount, 'TRY')?.minor ?? amount }]
      })
    case 'list':
      return indexes(fields, place)
        .map((index) => (fields[`${place}.${index}`] ?? '').trim())
        .filter(Boolean)
    case 'rows':
      return indexes(fields, place)
        .filter((index) => hasContent(fields, `${place}.${index}.`))
        .map((index) => readFields(fields, spec.parts, `${place}.${index}.`))
    default:
      return typed === '' && 'isNullable' in spec && spec.isNullable ? null : (fields[place] ?? '')
  }
}

function indexes(fields: Fields, place: string): number[] {
  return Array.from({ length: countRows(fields, place) }, (_, index) => index)
}

function hasContent(fields: Fields, place: string): boolean {
  return Object.entries(fields).some(([name, value]) => name.startsWith(place) && value.trim() !== '')
}

function numberOf(typed: string): number | undefined {
  const number = Number(typed.replace(',', '.'))
  return typed === '' || Number.isNaN(number) ? undefined : number
}

function timeOf(typed: string): string {
  const minute = parseTypedTime(typed)
  return minute === undefined ? typed : clockText(minute)
}

function amountText(minor: unknown, locale: Locale): string {
  return typeof minor === 'number' ? toTypedDecimal(money(minor, 'TRY'), locale) : ''
}
