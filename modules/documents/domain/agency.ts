/** The agency as a document or a mail in one language names it; the program hands it in. */
export type Agency = {
  brand: string
  trade: string
  firm: string
  address: string
  /** As readers of the language dial it. */
  phone: string
  email: string
  licence: { group: string; number: string }
}
