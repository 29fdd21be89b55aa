import type { WaitingDraft } from '../domain/waiting-ask.ts'

export function aWaitingDraft(change: Partial<WaitingDraft> = {}): WaitingDraft {
  return {
    name: 'Ayşe Yılmaz',
    phone: '0532 123 45 67',
    email: 'ayse.yilmaz@example.com',
    seats: '1',
    hasConsent: true,
    ...change,
  }
}
