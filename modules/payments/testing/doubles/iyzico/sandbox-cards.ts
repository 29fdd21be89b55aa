/** How a card of iyzico's sandbox ends: charged, refused by its bank, or not let through the bank's page. */
export type CardVerdict =
  | { kind: 'charged'; isRefundable?: false }
  | { kind: 'refused'; errorCode: string; errorGroup: string; errorMessage: string }
  | { kind: 'not-verified'; mdStatus: string }
  | { kind: 'not-started' }

export type SandboxCard = {
  number: string
  association: 'MASTER_CARD' | 'VISA' | 'AMERICAN_EXPRESS' | 'TROY'
  cardType: 'CREDIT_CARD' | 'DEBIT_CARD'
  bankName: string
  family: string
  /** The installments its bank takes part in. */
  counts: readonly number[]
  verdict: CardVerdict
}

const all = [1, 2, 3, 6, 9, 12]
const charged = { kind: 'charged' } as const

/** The cards that iyzico documents for its sandbox. */
const sandboxCards: readonly SandboxCard[] = [
  card('5528790000000008', 'MASTER_CARD', { bankName: 'Halkbank', family: 'Paraf', counts: all }),
  card('5526080000000006', 'MASTER_CARD', { bankName: 'Akbank', family: 'Axess', counts: [1, 2, 3, 6] }),
  card('4603450000000000', 'VISA', { bankName: 'Denizbank', family: 'Bonus', counts: all }),
  card('4766620000000001', 'VISA', { bankName: 'Denizbank', cardType: 'DEBIT_CARD' }),
  card('374427000000003', 'AMERICAN_EXPRESS', { bankName: 'Garanti', counts: [1, 2] }),
  card('9792072000017956', 'TROY', { bankName: 'Ziraat Bankası', counts: all }),
  card('9792020000000001', 'TROY', { bankName: 'Vakıfbank', cardType: 'DEBIT_CARD' }),
  card('6500528865390837', 'TROY', { bankName: 'Vakıfbank', counts: [1, 2, 3] }),
  card('6501700194147183', 'TROY', { bankName: 'Ziraat Bankası', cardType: 'DEBIT_CARD' }),
  card('5400010000000004', 'MASTER_CARD', { bankName: '' }),
  card('4054180000000007', 'VISA', { bankName: '' }),
  card('5406670000000009', 'MASTER_CARD', { bankName: 'Akbank', verdict: { kind: 'charged', isRefundable: false } }),
  refused('4111111111111129', '10051', 'NOT_SUFFICIENT_FUNDS', 'Kart limiti yetersiz, yetersiz bakiye'),
  refused('4129111111111111', '10005', 'DO_NOT_HONOUR', 'İşlem onaylanmadı'),
  refused('4128111111111112', '10012', 'INVALID_TRANSACTION', 'Geçersiz işlem'),
  refused('4127111111111113', '10041', 'LOST_CARD', 'Kayıp kart'),
  refused('4126111111111114', '10043', 'STOLEN_CARD', 'Çalıntı kart'),
  refused('4125111111111115', '10054', 'EXPIRED_CARD', 'Vadesi dolmuş kart'),
  refused('4124111111111116', '10084', 'INVALID_CVC2', 'CVC2 bilgisi hatalı'),
  refused('4123111111111117', '10057', 'NOT_PERMITTED_TO_CARDHOLDER', 'Kart sahibi bu işlemi yapamaz'),
  refused('4122111111111118', '10058', 'NOT_PERMITTED_TO_TERMINAL', 'Terminalin bu işlemi yapmaya yetkisi yok'),
  refused('4121111111111119', '10034', 'FRAUD_SUSPECT', 'Dolandırıcılık şüphesi'),
  refused('4120111111111110', '10041', 'PICKUP_CARD', 'Karta el koyunuz'),
  refused('4130111111111118', '10204', 'UNKNOWN', 'Ödeme işlemi sırasında genel bir hata oluştu'),
  card('4131111111111117', 'VISA', { verdict: { kind: 'not-verified', mdStatus: '0' } }),
  card('4141111111111115', 'VISA', { verdict: { kind: 'not-verified', mdStatus: '4' } }),
  card('4151111111111112', 'VISA', { verdict: { kind: 'not-started' } }),
]

export function findSandboxCard(typed: string): SandboxCard | undefined {
  const digits = typed.replace(/\D/g, '')
  return sandboxCards.find(({ number }) => number === digits)
}

export function findByBin(bin: string): SandboxCard | undefined {
  return sandboxCards.find(({ number }) => number.startsWith(bin.slice(0, 8)))
}

function card(
  number: string,
  association: SandboxCard['association'],
  {
    bankName = 'Test Bankası',
    family = '',
    cardType = 'CREDIT_CARD',
    counts = [1],
    verdict = charged,
  }: Partial<SandboxCard>,
): SandboxCard {
  return { number, association, bankName, family, cardType, counts, verdict }
}

function refused(number: string, errorCode: string, errorGroup: string, errorMessage: string): SandboxCard {
  return card(number, 'VISA', { verdict: { kind: 'refused', errorCode, errorGroup, errorMessage } })
}
