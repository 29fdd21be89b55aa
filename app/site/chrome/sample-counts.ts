/** Counts that between them show every plural form of the three languages. */
export const sampleCounts = [0, 1, 2, 3, 11, 100]
