import type { CallDraft } from '../domain/call-request.ts'
import type { ContactDraft } from '../domain/contact-message.ts'

export function aContactDraft(change: Partial<ContactDraft> = {}): ContactDraft {
  return {
    name: 'Ayşe Yılmaz',
    email: 'ayse.yilmaz@example.com',
    mobile: '',
    subject: 'Şubat seferi',
    message: 'Annem tekerlekli sandalye kullanıyor, otel uygun mu?',
    ...change,
  }
}

export function aCallDraft(change: Partial<CallDraft> = {}): CallDraft {
  return { name: 'Ayşe Yılmaz', phone: '0532 123 45 67', email: '', preferredTime: '', hasConsent: true, ...change }
}
