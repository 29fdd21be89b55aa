import { z } from 'zod'
import { defineSetting } from '#platform/settings/settings.server.ts'

/** One travels free for every so many grown-ups of a group who pay; zero where nobody does. A group may say otherwise. */
export const freeGroupPlaceSetting = defineSetting<number>({
  key: 'freeGroupPlace',
  schema: z.int().min(0).max(100),
  fallback: 20,
})
