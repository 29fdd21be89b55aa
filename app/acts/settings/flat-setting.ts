import { parsePlainDate } from '#kernel/plain-date.ts'
import { readTypedDate } from '#kernel/typed-date.ts'

/** A setting as the fields of a form: each value by its path, `licence.number`, `bands.0.rate`. */
export type FlatSetting = Record<string, string>

/** Rows of lists that may be empty, by the path of the list. */
export type Templates = Readonly<Record<string, Record<string, unknown>>>

/** The fields of a value. Lists of plain values are one field; lists of records have a spare row at their end. */
export function flatten(value: unknown, path = '', templates: Templates = {}): FlatSetting {
  if (Array.isArray(value) && value.every(isRecord)) {
    const first: unknown = value[0] ?? templates[path]
    if (first !== undefined)
      return merged([...value, emptied(first)].map((row, index) => flatten(row, join(path, String(index)))))
  }
  if (Array.isArray(value)) return { [path]: value.map(String).join(', ') }
  if (isRecord(value))
    return merged(Object.entries(value).map(([name, each]) => flatten(each, join(path, name), templates)))
  return { [path]: value === null || value === undefined ? '' : String(value) }
}

/**
 * What the fields say, in the shape of `before`: numbers where there were numbers, days as people type them where there were
 * days, rows that are empty left out. What no
 * field names stays; whether the result makes sense is for the schema to say.
 */
export function unflatten(before: unknown, fields: FlatSetting, path = '', templates: Templates = {}): unknown {
  const rowLike: unknown = Array.isArray(before) ? (before[0] ?? templates[path]) : undefined
  if (Array.isArray(before) && isRecord(rowLike)) {
    const rows = [...before, rowLike].map((row, index) => ({
      value: unflatten(row, fields, join(path, String(index))),
      isEmpty: Object.keys(flatten(row, join(path, String(index)))).every((name) => !fields[name]?.trim()),
    }))
    return rows.filter(({ isEmpty }) => !isEmpty).map(({ value }) => value)
  }
  if (isRecord(before))
    return Object.fromEntries(
      Object.entries(before).map(([name, each]) => [name, unflatten(each, fields, join(path, name), templates)]),
    )
  const typed = fields[path]?.trim()
  if (typed === undefined) return before
  if (Array.isArray(before)) {
    const words = typed.split(/[,،;]/).map((word) => word.trim())
    return words
      .filter(Boolean)
      .map((word) => (before.every((each) => typeof each === 'number') ? numberOf(word) : word))
  }
  if (typeof before === 'boolean') return typed === 'true'
  if (typeof before === 'number') return numberOf(typed)
  if (before === null) return typed === '' ? null : numberOf(typed)
  return typeof before === 'string' && parsePlainDate(before) ? readTypedDate(typed) : typed
}

/** What is no number is left to the schema, which refuses it. */
function numberOf(typed: string): number | string {
  return /^-?\d+(?:[.,]\d+)?$/.test(typed) ? Number(typed.replace(',', '.')) : typed
}

function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return []
  if (isRecord(value)) return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, emptied(each)]))
  return ''
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function merged(parts: FlatSetting[]): FlatSetting {
  return Object.assign({}, ...parts) as FlatSetting
}

function join(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`
}
