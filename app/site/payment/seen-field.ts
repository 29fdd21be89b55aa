/** The field that says what a payment in `installments` parts costs on the page that is sent. */
export function seenField(installments: number): string {
  return `seen-${installments}`
}
