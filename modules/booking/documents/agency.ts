export type { Agency } from '#modules/documents/index.ts'
