/** Written by triggers; see `revisionOf`. */
export type DatabaseTables = { revisions: { subject: string; revision: string } }
