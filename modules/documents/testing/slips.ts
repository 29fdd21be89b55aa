import { money } from '#kernel/money.ts'
import { plainDate } from '#kernel/plain-date.ts'
import type { ReceiptFacts, RefundNoteFacts } from '../domain/slip-facts.ts'

const usd = (minor: number) => money(minor, 'USD')

const common = {
  number: 'M-2026-000042',
  issuedOn: plainDate('2026-12-01'),
  payer: { name: 'Ayşe Nur Çağlayan Büyükkaragözoğlu', email: 'ayse@example.com' },
  subject: 'order' as const,
  subjectNo: '2026-000123',
  purpose: [{ title: 'Ramazan umresi, Mövenpick', note: '12–22 Şubat 2027' }],
  reference: 'P-k3m9x2aa',
  rate: { rate: { value: 412_345, scale: 4 }, source: 'TCMB', on: plainDate('2026-12-01') },
}

/** A deposit of 1,076.00 USD, paid by a card in three installments with a surcharge of 53.80. */
export function someReceipt(change: Partial<ReceiptFacts> = {}): ReceiptFacts {
  return {
    ...common,
    paidOn: plainDate('2026-12-01'),
    way: { kind: 'card', card: { brand: 'visa', last4: '1111' }, installments: 3 },
    foreign: null,
    price: usd(107_600),
    surcharge: usd(5380),
    balance: { total: usd(538_000), paid: usd(107_600), open: usd(430_400), openAbout: null },
    ...change,
  }
}

/** Half of a cancelled order of 5,380.00 USD, back to the card. */
export function someRefundNote(change: Partial<RefundNoteFacts> = {}): RefundNoteFacts {
  return {
    ...common,
    number: 'I-2026-000007',
    refundedOn: plainDate('2027-01-28'),
    issuedOn: plainDate('2027-01-28'),
    way: { kind: 'card', card: { brand: 'visa', last4: '1111' } },
    amount: usd(269_000),
    foreign: null,
    surcharge: usd(0),
    cause: 'cancellation',
    calculation: {
      noticeOn: plainDate('2027-01-27'),
      lines: [
        {
          title: 'Ramazan umresi, Mövenpick',
          why: 'Harekete 16 gün kala yapılan iptalde bedelin %50 kadarı geri ödenir.',
          price: usd(538_000),
          back: usd(269_000),
          kept: usd(269_000),
        },
      ],
      paid: usd(538_000),
      kept: usd(269_000),
      back: usd(269_000),
    },
    ...change,
  }
}
