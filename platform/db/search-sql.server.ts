import { sql, type Expression, type SqlBool } from 'kysely'
import { locales } from '#kernel/locale.ts'

/**
 * Whether a text of the database contains every one of the words, which `foldForSearch` has folded. The text is folded
 * alike: dotted and dotless i are one letter, marks are left out, and Arabic letters are plain.
 */
export function containsAllWords(text: Expression<string>, words: readonly string[]): Expression<SqlBool> {
  return sql<SqlBool>`lower(regexp_replace(normalize(translate(${text}, 'İIıٱىةـ', 'iiiااه'), NFD),
    '[\\u0300-\\u036f\\u064b-\\u065f\\u0670]', '', 'g')) like all (${patternsOf(words)}::text[])`
}

/** The same for a column that the database keeps folded, `search_text`: thousands of rows are read in milliseconds. */
export function foldedHasAllWords(column: string, words: readonly string[]): Expression<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} like all (${patternsOf(words)}::text[])`
}

function patternsOf(words: readonly string[]): string[] {
  return words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
}

/** A localised column as one text that words are looked for in. */
export function inAllLanguages(column: string): Expression<string> {
  const texts = locales.map((locale) => sql`${sql.ref(column)} ->> ${sql.lit(locale)}`)
  return sql<string>`concat_ws(' ', ${sql.join(texts)})`
}
