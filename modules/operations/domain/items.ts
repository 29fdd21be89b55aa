import type { Localised } from '#kernel/locale.ts'

/** The thing that goes back to its owner; everything else is handed over for good. */
export const PASSPORT = 'passport'

/** Something that travellers are handed over, as the agency settled it. */
export type KitItem = { key: string; name: Localised }

/** Where a thing of a traveller is: with the holder, or with the traveller where that is empty; since when, and who says so. */
export type HeldItem = { item: string; holder: string; since: Date; notedBy: string }
