/** A request that has become no booking by then will become none. */
export const PAPERS_KEPT_DAYS = 90

/** As long as somebody may come back to a question. */
export const REQUESTS_KEPT_DAYS = 365
