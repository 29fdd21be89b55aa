/** The text of a message without what opens an order to whoever has the link, which is for its customer alone. */
export function withoutSecrets(body: string): string {
  return body.replaceAll(/\?t=[^\s#&]+/g, '?t=…')
}
