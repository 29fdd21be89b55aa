/** The first birthday with which somebody is no baby any more, counted on the day of return. */
export const CHILD_FROM = 2

/** The first birthday with which somebody is no child any more. */
export const ADULT_FROM = 12
