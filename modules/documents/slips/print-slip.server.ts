import { isolateIn, isolateLatin } from '#kernel/bidi.ts'
import { exchange, exchangeBetween, formatExchangeRate } from '#kernel/exchange-rate.ts'
import { formatDate } from '#kernel/format-date.ts'
import { formatMoney } from '#kernel/format-money.ts'
import { joinList } from '#kernel/join-list.ts'
import { directionOf, type Locale } from '#kernel/locale.ts'
import { add, subtract, type Money } from '#kernel/money.ts'
import type { PdfCompiler } from '#platform/pdf/pdf-compiler.server.ts'
import { say } from '#platform/texts/say.ts'
import { amountInWords } from '../amount-in-words.server.ts'
import type { Agency } from '../domain/agency.ts'
import type { AmountAtRate, ReceiptFacts, RefundNoteFacts } from '../domain/slip-facts.ts'
import mark from './logo-mark.svg?raw'
import template from './slip.typ?raw'
import { slipTexts, type SlipTexts } from './slip-texts.ts'

type Row = { name: string; value: string; isCode: boolean; isTotal: boolean }
type Section = { title: string; note: string; rows: Row[] }
type Setting = { locale: Locale; texts: SlipTexts }

export function printReceipt(pdf: PdfCompiler, facts: ReceiptFacts, agency: Agency, locale: Locale): Uint8Array {
  const setting = { locale, texts: slipTexts[locale] }
  const { texts } = setting
  const taken = add(facts.price, facts.surcharge)
  return print(pdf, setting, agency, {
    kind: texts.receipt,
    facts,
    amount: facts.foreign?.paid ?? taken,
    on: facts.paidOn,
    sections: [
      {
        title: texts.breakdown,
        note: '',
        rows: [
          amountRow(setting, texts.price, facts.price),
          ...(facts.surcharge.minor > 0 ? [amountRow(setting, texts.surcharge, facts.surcharge)] : []),
          amountRow(setting, facts.foreign ? texts.counted : texts.taken, taken, true),
          ...foreignRows(setting, texts.paidInMoney, facts.foreign),
        ],
      },
      ...(facts.balance ? [balanceOf(setting, facts.balance, facts.foreign)] : []),
      {
        title: texts.how,
        note: '',
        rows: [
          textRow(texts.way, wayOfReceipt(setting, facts)),
          codeRow(texts.reference, facts.reference),
          ...(facts.foreign ? [] : rateRows(setting, facts, taken)),
        ],
      },
    ],
    calculation: null,
  })
}

export function printRefundNote(pdf: PdfCompiler, facts: RefundNoteFacts, agency: Agency, locale: Locale): Uint8Array {
  const setting = { locale, texts: slipTexts[locale] }
  const { texts } = setting
  const { amount, foreign, surcharge, calculation } = facts
  return print(pdf, setting, agency, {
    kind: texts.refund,
    facts,
    amount: foreign?.paid ?? amount,
    on: facts.refundedOn,
    sections: [
      ...(surcharge.minor > 0 || foreign
        ? [
            {
              title: texts.breakdown,
              note: '',
              rows: [
                amountRow(setting, texts.priceBack, subtract(amount, surcharge)),
                ...(surcharge.minor > 0 ? [amountRow(setting, texts.surchargeBack, surcharge)] : []),
                amountRow(setting, foreign ? texts.countedBack : texts.givenBack, amount, true),
                ...foreignRows(setting, texts.givenInMoney, foreign),
              ],
            },
          ]
        : []),
      {
        title: texts.how,
        note: '',
        rows: [
          textRow(texts.way, wayOfRefund(setting, facts)),
          textRow(texts.cause, texts.causes[facts.cause]),
          codeRow(texts.reference, facts.reference),
          ...(foreign ? [] : rateRows(setting, facts, amount)),
        ],
      },
    ],
    calculation: calculation && {
      title: texts.calculation,
      notice: say(setting.locale, texts.notice, { date: formatDate(calculation.noticeOn, locale) }),
      columns: texts.columns,
      lines: calculation.lines.map(({ title, why, price, back, kept }) => ({
        title,
        why,
        amounts: [price, back, kept].map((each) => amountText(setting, each)),
      })),
      sums: [
        amountRow(setting, texts.sumPaid, calculation.paid),
        amountRow(setting, texts.sumKept, calculation.kept),
        amountRow(setting, texts.sumBack, calculation.back, true),
      ],
    },
  })
}

type Slip = {
  kind: SlipTexts['receipt']
  facts: ReceiptFacts | RefundNoteFacts
  amount: Money
  on: ReceiptFacts['paidOn']
  sections: Section[]
  calculation: object | null
}

function print({ compilePdf }: PdfCompiler, { locale, texts }: Setting, agency: Agency, slip: Slip): Uint8Array {
  const { kind, facts, amount } = slip
  const { firm, address, phone, email, licence } = agency
  return compilePdf(template, {
    mark,
    lang: locale,
    dir: directionOf(locale),
    agency: { brand: agency.brand, trade: agency.trade, firm },
    title: kind.title,
    number: { name: kind.number, value: facts.number },
    badge: kind.badge,
    lead: kind.lead,
    facts: [
      codeRow(kind.number, facts.number),
      textRow(kind.date, formatDate(slip.on, locale)),
      textRow(texts.issuedOn, formatDate(facts.issuedOn, locale)),
      codeRow(facts.subject === 'order' ? texts.subjectNo : texts.linkNo, facts.subjectNo),
    ],
    payer: { name: kind.by, value: facts.payer.name, email: facts.payer.email },
    purpose: { name: texts.purpose, lines: facts.purpose },
    amount: { name: kind.amount, value: amountText({ locale, texts }, amount), words: amountInWords(amount, locale) },
    wordsName: texts.words,
    sections: slip.sections,
    calculation: slip.calculation,
    statement: texts.statement,
    footer: say(locale, texts.footer, {
      firm,
      address,
      phone: isolateLatin(phone),
      email: isolateLatin(email),
      group: licence.group,
      number: licence.number,
    }),
  })
}

function balanceOf(
  setting: Setting,
  { total, paid, open, openAbout }: NonNullable<ReceiptFacts['balance']>,
  foreign: ReceiptFacts['foreign'],
): Section {
  const { texts } = setting
  return {
    title: texts.balance,
    note: open.minor === 0 ? texts.nothingOpen : '',
    rows: [
      amountRow(setting, texts.total, total),
      amountRow(setting, texts.paid, paid),
      ...(open.minor > 0 ? [amountRow(setting, texts.open, open, true)] : []),
      ...(open.minor > 0 && foreign ? [amountRow(setting, texts.openAtRate, exchangeBetween(open, foreign.rate))] : []),
      ...(openAbout
        ? [dayRateRow(setting, openAbout.rate), amountRow(setting, texts.openAbout, openAbout.amount)]
        : []),
    ],
  }
}

function wayOfReceipt(setting: Setting, { way }: ReceiptFacts): string {
  const { texts } = setting
  if (way.kind !== 'card') return texts[way.kind]
  const card = cardText(setting, way.card)
  if (way.installments < 2) return card
  const count = latin(setting, String(way.installments))
  return joinList([card, say(setting.locale, texts.installments, { count })], setting.locale)
}

function wayOfRefund(setting: Setting, { way }: RefundNoteFacts): string {
  const { texts } = setting
  if (way.kind === 'cash') return texts.cashBack
  return way.kind === 'transfer'
    ? say(setting.locale, texts.transferBack, { iban: latin(setting, way.ibanEnd) })
    : say(setting.locale, texts.cardBack, { card: cardText(setting, way.card) })
}

const brandNames: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  troy: 'Troy',
}

function cardText(setting: Setting, card: { brand: string; last4: string } | null): string {
  const { texts } = setting
  if (!card?.last4) return texts.cardOther
  const brand = brandNames[card.brand] ?? card.brand
  return say(setting.locale, texts.card, { brand: latin(setting, brand), last4: latin(setting, card.last4) }).trim()
}

/** What was paid or handed over in its own currency, and the rate of the day. */
function foreignRows(setting: Setting, name: string, foreign: ReceiptFacts['foreign']): Row[] {
  return foreign ? [dayRateRow(setting, foreign.rate), amountRow(setting, name, foreign.paid)] : []
}

function dayRateRow(setting: Setting, { base, quote, rate, source, on }: AmountAtRate['rate']): Row {
  const { texts } = setting
  const line = say(setting.locale, texts.dayRateLine, {
    unit: latin(setting, `1 ${base}`),
    rate: latin(setting, `${formatExchangeRate(rate, setting.locale)} ${quote}`),
    source: rateSource(setting, source),
    date: formatDate(on, setting.locale),
  })
  return textRow(texts.dayRate, line)
}

function rateSource(setting: Setting, source: string): string {
  return latin(setting, source === 'manual' ? setting.texts.rateByAgency : source)
}

function rateRows(setting: Setting, { rate }: ReceiptFacts | RefundNoteFacts, amount: Money): Row[] {
  if (!rate || amount.currency === 'TRY') return []
  const { texts, locale } = setting
  const line = say(setting.locale, texts.rateLine, {
    unit: latin(setting, `1 ${amount.currency}`),
    rate: latin(setting, formatExchangeRate(rate.rate, locale)),
    source: rateSource(setting, rate.source),
    date: formatDate(rate.on, locale),
  })
  return [textRow(texts.rate, line), amountRow(setting, texts.lira, exchange(amount, rate.rate, 'TRY'))]
}

function latin({ locale }: Setting, text: string): string {
  return isolateIn(locale, text)
}

function amountText({ locale }: Setting, amount: Money): string {
  return formatMoney(amount, locale, { cents: true })
}

function amountRow(setting: Setting, name: string, amount: Money, isTotal = false): Row {
  return { name, value: amountText(setting, amount), isCode: true, isTotal }
}

function codeRow(name: string, value: string): Row {
  return { name, value, isCode: true, isTotal: false }
}

function textRow(name: string, value: string): Row {
  return { name, value, isCode: false, isTotal: false }
}
