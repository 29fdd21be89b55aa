import { newToken } from '#kernel/ids.ts'
import { money } from '#kernel/money.ts'
import type { Db } from '#platform/db/client.server.ts'
import { createLog } from '#platform/log/log.server.ts'
import { own } from '../data/tables.server.ts'
import { createPaymentGateway, type PaymentGateway, type ProviderAccounts } from '../gateway.server.ts'
import { importBankAccounts } from '../import-bank-accounts.server.ts'
import type { PayerAgreement } from '../domain/agreement.ts'
import { openPayment, type NewPayment } from '../open-payment.server.ts'
import type { CardPaymentRequest } from '../start-card-payment.server.ts'

/** A gateway with the test bank, as an installation on a private address has it, or with the contracts that are named. */
export function aGateway(db: Db, accounts: Partial<ProviderAccounts> = {}): PaymentGateway {
  return createPaymentGateway({
    db,
    log: createLog({ level: 'silent' }),
    publicUrl: new URL('http://localhost:3000'),
    allowSandboxInPublic: false,
    accounts: { iyzico: undefined, paytr: undefined, stripe: undefined, ...accounts },
    urls: {
      paymentReturn: (locale, attempt) => `http://localhost:3000/${locale}/payment/callback?attempt=${attempt}`,
      webhook: (provider) => `http://localhost:3000/api/v1/payments/webhook/${provider}`,
      sandboxPage: (locale, token) => `http://localhost:3000/${locale}/sandbox-bank/${token}/3ds`,
    },
  })
}

/** An open payment of 1,000.00 USD for an order; returns its token. */
export async function aPayment(db: Db, changes: Partial<NewPayment> = {}): Promise<string> {
  const payment: NewPayment = {
    subject: { kind: 'order', ref: `order-${newToken()}` },
    reference: '2027-000123',
    title: { tr: 'Ramazan umresi', en: 'Ramadan Umrah', ar: 'عمرة رمضان' },
    summary: {},
    amount: money(100_000, 'USD'),
    locale: 'en',
    allowsInstallments: true,
    customer: { name: 'Ayşe Yılmaz', email: 'ayse@example.com', phone: '' },
    expiresAt: null,
    ...changes,
  }
  const { token } = await openPayment(db, payment)
  return token
}

/** A pay click with a card of the test bank that succeeds at once. */
export function aCardPayment(
  token: string,
  changes: Partial<CardPaymentRequest> & { number?: string } = {},
): CardPaymentRequest {
  const { number = '4111 1111 1111 1111', ...others } = changes
  return {
    token,
    idempotencyKey: crypto.randomUUID(),
    locale: 'en',
    installments: 1,
    payer: { name: 'Ayşe Yılmaz', email: 'ayse@example.com', phone: '' },
    clientAddress: '203.0.113.7',
    card: { number, expiry: '12/29', cvc: '123', cardName: 'AYSE YILMAZ' },
    agreement: anAgreement(),
    ...others,
  }
}

/** All that whoever pays a link ticks. */
export function anAgreement(changes: Partial<PayerAgreement> = {}): PayerAgreement {
  return {
    consents: { terms: true, privacy: true, personalData: true },
    texts: [{ id: 'refund-agreement', version: '0.2', sha256: 'f'.repeat(64), locale: 'en' }],
    address: '203.0.113.7',
    userAgent: 'Firefox',
    ...changes,
  }
}

/** The agency's dollar account. */
export async function aBankAccount(db: Db): Promise<void> {
  await importBankAccounts(db, [
    {
      bank: 'Örnek Bankası',
      accountHolder: 'Kafile Turizm Seyahat Ltd. Şti.',
      iban: 'TR33 0006 1005 1978 6457 8413 26',
      branchName: 'Fatih Şubesi',
      branchCode: '0061',
      accountNumber: '6457841326',
      currency: 'USD',
    },
  ])
}

/** Another dollar account of the agency: nobody knows any more which one a transfer comes to. */
export async function aSecondBankAccount(db: Db): Promise<void> {
  await own(db)
    .insertInto('bank_accounts')
    .values({
      bank: 'B',
      account_holder: 'H',
      iban: 'TR320010009999901234567890',
      branch_name: '',
      branch_code: '1',
      account_number: '1',
      currency: 'USD',
    })
    .execute()
}

/** The attempts of a payment as they stand, oldest first. */
export async function attemptsOf(db: Db, token: string) {
  return own(db)
    .selectFrom('payment_attempts')
    .innerJoin('payments', 'payments.id', 'payment_attempts.payment_id')
    .select([
      'ref',
      'state',
      'flags',
      'decline_reason',
      'provider_ref',
      'captured_minor',
      'card_last4',
      'transfer_reference',
      'next_query_at',
    ])
    .select('payment_attempts.expires_at')
    .where('payments.token', '=', token)
    .orderBy('payment_attempts.created_at')
    .execute()
}
