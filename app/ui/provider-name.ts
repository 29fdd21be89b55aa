/** What a payment provider calls itself, the same in every language. */
export function providerName(id: string): string {
  return names[id] ?? id
}

const names: Record<string, string> = { iyzico: 'iyzico', sandbox: 'Sandbox', paytr: 'PayTR', stripe: 'Stripe' }
