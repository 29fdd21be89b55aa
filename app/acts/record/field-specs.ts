import type { FieldName } from './field-names.ts'

/** How one part of a record is written in a form. */
export type FieldSpec = { name: FieldName } & (
  | { kind: 'line' | 'area'; isNullable?: boolean; isLatin?: boolean }
  /** One line, or several, in every language; with `names`, these stand in it in braces. */
  | { kind: 'words' | 'texts'; isNullable?: boolean; isLatin?: boolean; names?: readonly string[] }
  /** With `offers`, one of a list, or another that is called so. */
  | { kind: 'number' | 'decimal'; isNullable?: boolean; offers?: OptionList }
  /** An amount with its two decimals, kept in hundredths. */
  | { kind: 'amount'; isNullable?: boolean }
  | { kind: 'day' }
  /** A time of day, kept as `08:05`. */
  | { kind: 'time'; isNullable?: boolean }
  | { kind: 'flag' }
  | { kind: 'choice'; options: OptionList; isNullable?: boolean }
  | { kind: 'picture' }
  /** Short codes, parted by commas. */
  | { kind: 'codes' }
  /** Amounts by their names, of which some may be left empty. */
  | { kind: 'prices'; keys: readonly string[] }
  /** Two numbers, or none of them. */
  | { kind: 'range' }
  /** Any number of choices or pictures. */
  | { kind: 'list'; item: 'picture' | OptionList }
  /** Rows of many inputs are folded under what one of them says. */
  | { kind: 'rows'; parts: readonly FieldSpec[]; title?: FieldName }
  /** Parts that belong together; folded away until somebody looks. */
  | { kind: 'group'; parts: readonly FieldSpec[] }
  /** Formatted text in every language. */
  | { kind: 'html' }
)

/** Lists that a form chooses from. */
export type OptionList =
  | 'hotels'
  | 'categories'
  | 'airlines'
  | 'airports'
  | 'boards'
  | 'chair-ways'
  | 'step-doers'
  | 'step-tickers'
  | 'kinds'
  | 'currencies'
  | 'price-modes'
  | 'sale-modes'
  | 'legal-regimes'
  | 'installment-policies'
  | 'rooms'
  | 'umrah-lengths'

export type Options = Partial<Record<OptionList, { value: string; label: string }[]>> & {
  pictures: { value: string; label: string; src: string }[]
}

/** A part of a form with a heading of its own. */
export type FormSection<Id extends string = string> = { id: Id; specs: readonly FieldSpec[] }

/** What a form holds, by the names of its inputs: `program.2.title.ar`. */
export type Fields = Record<string, string>
