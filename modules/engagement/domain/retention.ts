/** A request that has become no booking by then will become none. */
export const PAPERS_KEPT_DAYS = 90

/** As long as somebody may come back to a question. */
export const REQUESTS_KEPT_DAYS = 365

/** After the link in the mail has stopped working: long enough to tell somebody that it has. */
export const UNCONFIRMED_KEPT_DAYS = 30
