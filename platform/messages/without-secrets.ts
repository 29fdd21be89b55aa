/**
 * The text of a message without what opens an order, a payment or a review to whoever has the link, which is for its customer
 * alone.
 */
export function withoutSecrets(body: string): string {
  return body.replaceAll(/\?t=[^\s#&]+/g, '?t=…').replaceAll(/\/(payment|review)\/[\w-]+/g, '/$1/…')
}
