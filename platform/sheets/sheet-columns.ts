/** What people write above a column, in all languages; marks, case and spaces do not count. */
export type ColumnNames<Column extends string> = Record<Column, readonly string[]>

/** The column that a head names; `undefined` for columns that nobody reads. */
export function columnNamed<Column extends string>(head: string, names: ColumnNames<Column>): Column | undefined {
  const word = fold(head)
  return (Object.keys(names) as Column[]).find(
    (column) => column === head.trim() || names[column].some((name) => fold(name) === word),
  )
}

/** A to Z, then AA: what a spreadsheet writes above its columns; the first is 0. */
export function lettersOf(index: number): string {
  const letter = String.fromCodePoint(65 + (index % 26))
  return index < 26 ? letter : lettersOf(Math.floor(index / 26) - 1) + letter
}

function fold(text: string): string {
  return text
    .toLocaleLowerCase('tr')
    .normalize('NFKD')
    .replaceAll('ı', 'i')
    .replaceAll('ة', 'ه')
    .replace(/[^\p{Letter}]/gu, '')
}
