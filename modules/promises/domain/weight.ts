/** Minor is told and read; essential gives the right to leave without cost. */
export type Weight = 'minor' | 'essential'
