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
