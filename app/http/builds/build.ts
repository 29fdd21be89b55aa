import { z } from 'zod'

/** Which build of the product answers. The build itself says so, hence all processes of one build say the same. */
export type Build = {
  id: string
  /** Milliseconds since 1970. */
  timestamp: number
}

export const Build: z.ZodType<Build> = z.object({ id: z.string().regex(/^[0-9a-f]{8,64}$/), timestamp: z.int() })

/** Stands in where the sources are served as they are, in development and in tests. */
export const unbuilt: Build = { id: '00000000', timestamp: 0 }
