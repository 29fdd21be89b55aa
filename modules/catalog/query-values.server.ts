import { z } from 'zod'

/** The last value counts when a name is given twice. */
export function one<Value>(shape: z.ZodType<Value>) {
  return z
    .array(z.string())
    .transform((values) => values.at(-1))
    .pipe(shape as z.ZodType<Value, string | undefined>)
}

/** Values may be repeated or separated by commas. */
export function many<Value>(shape: z.ZodType<Value>) {
  return z
    .array(z.string())
    .transform((values) => [...new Set(values.flatMap((value) => value.split(',')))])
    .pipe(z.array(shape as z.ZodType<Value, string>).max(20))
}

/**
 * Reads the fields of a query by their shapes and gives each good value to its taker. Empty values count as absent, as
 * native forms send every field; `invalid` collects the names of fields whose values mean nothing.
 */
export function queryReader<Fields extends Record<string, z.ZodType>>(search: URLSearchParams, fields: Fields) {
  const invalid: string[] = []
  const read = <Name extends keyof Fields & string>(name: Name, keep: (value: z.output<Fields[Name]>) => void) => {
    const given = search.getAll(name).filter((value) => value.trim() !== '')
    if (given.length === 0) return
    const parsed = fields[name]?.safeParse(given)
    if (parsed?.success) keep(parsed.data as z.output<Fields[Name]>)
    else invalid.push(name)
  }
  return { read, invalid }
}
