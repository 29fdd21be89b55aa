/** A request that has become no booking by then will become none. */
export const PAPERS_KEPT_DAYS = 90

/** As long as somebody may come back to a question. */
export const REQUESTS_KEPT_DAYS = 365

/** Law 6563: a consent is proven for a year after it was taken back. */
export const CONSENTS_KEPT_DAYS = 366

/** After the link in the mail has stopped working: long enough to tell somebody that it has. */
export const UNCONFIRMED_KEPT_DAYS = 30
