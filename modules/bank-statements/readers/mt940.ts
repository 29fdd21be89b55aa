import { isCurrency, money, type Currency } from '#kernel/money.ts'
import { daysBetween, type PlainDate } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { parseBankAmount } from '../domain/bank-amount.ts'
import { parseBankDate } from '../domain/bank-date.ts'
import { MOST_LINES, unreadable, type ReadLine, type ReadStatement, type Unreadable } from '../domain/statement.ts'
import { readInformation } from './mt940-information.ts'

type Field = { tag: string; value: string; at: number }

const BOOKING = /^(?<value>\d{6})(?<entry>\d{4})?(?<mark>R?[CD])[A-Z]?(?<amount>\d{1,15}(?:[.,]\d{0,2})?)(?<rest>.*)$/s
const BALANCE = /^(?<mark>[CD])(?<day>\d{6})(?<currency>[A-Z]{3})(?<amount>\d{1,15}(?:[.,]\d{0,2})?)\s*$/

/**
 * Reads statements of SWIFT (MT940), with or without the blocks around the message. What a booking is for may run over
 * several lines. When the bookings do not lead from the opening to the closing balance, the file is refused: something
 * is missing from it.
 */
export function readMt940(text: string): Result<ReadStatement, Unreadable> {
  const lines: ReadLine[] = []
  let account: string | null = null
  let currency: Currency | undefined
  let expected: number | undefined
  for (const field of fieldsOf(text)) {
    const { tag, value, at } = field
    switch (tag) {
      case '25':
        account = value.trim()
        break
      case '60F':
      case '60M': {
        const opening = readBalance(field)
        if (!opening.ok) return opening
        currency = opening.value.currency
        expected = opening.value.minor
        break
      }
      case '61': {
        if (!currency) return fail(unreadable('field', at, ':60F:'))
        const line = readBooking(field, account, currency)
        if (!line.ok) return line
        lines.push(line.value)
        if (expected !== undefined) expected += line.value.amount.minor
        if (lines.length > MOST_LINES) return fail(unreadable('long', at))
        break
      }
      case '86': {
        const last = lines.at(-1)
        // Behind the closing balance the same field speaks about the whole statement.
        if (last && expected !== undefined) Object.assign(last, readInformation(value, last.text))
        break
      }
      case '62F':
      case '62M': {
        const closing = readBalance(field)
        if (!closing.ok) return closing
        if (expected !== undefined && expected !== closing.value.minor) return fail(unreadable('balance', at, value))
        expected = undefined
        break
      }
    }
  }
  return lines.length === 0 && currency === undefined ? fail(unreadable('format')) : ok({ lines, skipped: 0 })
}

/** The fields with the line each begins in; what has no tag goes on in the field above. */
function fieldsOf(text: string): Field[] {
  const fields: Field[] = []
  for (const [index, raw] of text.split(/\r\n|\n|\r/).entries()) {
    const line = raw.replace(/^\u0001?(?:\{\d:[^{}]*\})*\{4:/, '')
    const tagged = /^:(\d{2}[A-Z]?):(.*)$/s.exec(line)
    const last = fields.at(-1)
    if (tagged) fields.push({ tag: tagged[1] ?? '', value: tagged[2] ?? '', at: index + 1 })
    else if (last && line.trim() !== '' && !/^-(?:\}|$)|^\{|^\u0003/.test(line)) last.value += `\n${line}`
  }
  return fields
}

function readBalance({ value, at }: Field): Result<{ currency: Currency; minor: number }, Unreadable> {
  const groups = BALANCE.exec(value)?.groups
  const minor = parseBankAmount(groups?.['amount'] ?? '')
  if (!groups || minor === undefined) return fail(unreadable('field', at, value))
  const currency = groups['currency']
  if (!isCurrency(currency)) return fail(unreadable('currency', at, currency))
  return ok({ currency, minor: groups['mark'] === 'D' ? -minor : minor })
}

function readBooking({ value, at }: Field, account: string | null, currency: Currency): Result<ReadLine, Unreadable> {
  const groups = BOOKING.exec(value)?.groups
  if (!groups) return fail(unreadable('field', at, value))
  const minor = parseBankAmount(groups['amount'] ?? '')
  if (minor === undefined) return fail(unreadable('amount', at, groups['amount']))
  const valueDay = parseBankDate(`20${groups['value']}`)
  const bookedOn = valueDay && entryDay(valueDay, groups['entry'])
  if (!bookedOn) return fail(unreadable('date', at, value))

  const mark = groups['mark'] ?? ''
  const [first = '', ...more] = (groups['rest'] ?? '').split('\n')
  const [, own = '', bankRef = ''] = /^(?:[A-Z][A-Z0-9]{3})?(.*?)(?:\/\/(.*))?$/.exec(first) ?? []
  return ok({
    at,
    account,
    bookedOn,
    // A credit taken back takes money away, a debit taken back brings it.
    amount: money(mark === 'C' || mark === 'RD' ? minor : -minor, currency),
    text: [/^NON?REF$/.test(own.trim()) ? '' : own.trim(), ...more].filter(Boolean).join(' '),
    payerName: null,
    payerIban: null,
    bankRef: /^(NON?REF)?$/.test(bankRef.trim()) ? null : bankRef.trim(),
    balanceMinor: null,
    isReversal: mark.startsWith('R'),
  })
}

/** The booking day has no year: it is the one nearest to the value day. */
function entryDay(valueDay: PlainDate, monthAndDay: string | undefined): PlainDate | undefined {
  if (!monthAndDay) return valueDay
  const year = Number(valueDay.slice(0, 4))
  const days = [year, year - 1, year + 1]
    .map((each) => parseBankDate(`${each}${monthAndDay}`))
    .filter((day) => day !== undefined)
  return days.toSorted((a, b) => Math.abs(daysBetween(a, valueDay)) - Math.abs(daysBetween(b, valueDay)))[0]
}
