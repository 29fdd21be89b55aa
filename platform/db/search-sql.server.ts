import { sql, type Expression, type SqlBool } from 'kysely'
import { locales } from '#kernel/locale.ts'

/**
 * Whether a text of the database contains every one of the words, which `foldForSearch` has folded. The text is folded
 * alike: dotted and dotless i are one letter, marks are left out, and Arabic letters are plain.
 */
export function containsAllWords(text: Expression<string>, words: readonly string[]): Expression<SqlBool> {
  return sql<SqlBool>`lower(regexp_replace(normalize(translate(${text}, ${sql.lit('İIıٱىةـ')}, ${sql.lit('iiiااه')}), NFD),
    '[\\u0300-\\u036f\\u064b-\\u065f\\u0670]', '', 'g')) like all (${patternsOf(words)}::text[])`
}

/** The same for a column that the database keeps folded, `search_text`: thousands of rows are read in milliseconds. */
export function foldedHasAllWords(column: string | Expression<string>, words: readonly string[]): Expression<SqlBool> {
  return sql<SqlBool>`${textOf(column)} like all (${patternsOf(words)}::text[])`
}

/**
 * The same where an index has the runs of three letters of the text, `search_grams`: what lacks one of them is not read.
 * `indexed` is what the index was made of, unless that is the column alone. Words of one or two letters have no such run.
 */
export function indexedHasAllWords(
  column: string | Expression<string>,
  words: readonly string[],
  indexed = textOf(column),
): Expression<SqlBool> {
  const grams = [...new Set(words.flatMap(gramsOf))]
  return grams.length === 0
    ? foldedHasAllWords(column, words)
    : sql<SqlBool>`(${foldedHasAllWords(column, words)} and search_grams(${indexed}) @> ${grams}::text[])`
}

function textOf(column: string | Expression<string>): Expression<string> {
  return typeof column === 'string' ? sql.ref<string>(column) : column
}

/** Every run of three letters, of letters as the database counts them. */
function gramsOf(word: string): string[] {
  const letters = [...word]
  return letters.slice(2).map((_, nth) => letters.slice(nth, nth + 3).join(''))
}

function patternsOf(words: readonly string[]): string[] {
  return words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
}

/** A localised column as one text that words are looked for in. */
export function inAllLanguages(column: string): Expression<string> {
  const texts = locales.map((locale) => sql`${sql.ref(column)} ->> ${sql.lit(locale)}`)
  return sql<string>`concat_ws(' ', ${sql.join(texts)})`
}
