import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { isCurrency, money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { parseBankAmount } from '../domain/bank-amount.ts'
import { parseBankDate } from '../domain/bank-date.ts'
import { MOST_LINES, unreadable, type ReadLine, type ReadStatement, type Unreadable } from '../domain/statement.ts'
import { Camt053, type Entry, type EntryPart } from './camt053-schema.ts'

const LISTS = new Set(['Stmt', 'Ntry', 'NtryDtls', 'TxDtls', 'Ustrd', 'Strd', 'AddtlRmtInf'])

/**
 * Reads a statement of ISO 20022 (camt.053, every version). Bookings that still wait are skipped; a collective booking
 * is split when its parts have amounts that add up. A file with a document type of its own is refused: that is where
 * entities are declared.
 */
export function readCamt053(text: string): Result<ReadStatement, Unreadable> {
  const declared = text.search(/<!(DOCTYPE|ENTITY)/i)
  if (declared !== -1) return fail(unreadable('xml', lineAt(text, declared)))
  const parsed = parseXml(text)
  if (!parsed.ok) return parsed
  const document = Camt053.safeParse(parsed.value)
  if (!document.success) {
    const path = document.error.issues[0]?.path ?? []
    return fail(unreadable('field', lineOfEntry(text, path), path.filter((each) => typeof each === 'string').join('/')))
  }

  const entryLines = linesOfEntries(text)
  const lines: ReadLine[] = []
  let skipped = 0
  let index = 0
  for (const { Acct, Ntry } of document.data.Document.BkToCstmrStmt.Stmt) {
    const account = Acct.Id.IBAN ?? Acct.Id.Othr?.Id ?? null
    for (const entry of Ntry) {
      const at = entryLines[index] ?? 1
      index += 1
      if (statusOf(entry) !== 'BOOK') {
        skipped += 1
        continue
      }
      const read = readEntry(entry, { at, account })
      if (!read.ok) return read
      lines.push(...read.value)
      if (lines.length > MOST_LINES) return fail(unreadable('long', at))
    }
  }
  return ok({ lines, skipped })
}

/** The entities are left as they stand and read afterwards: only the five of XML and character numbers exist here. */
function parseXml(text: string): Result<unknown, Unreadable> {
  try {
    const valid = XMLValidator.validate(text)
    if (valid !== true) return fail(unreadable('xml', valid.err.line))
    const parser = new XMLParser({
      ignoreAttributes: false,
      attributeNamePrefix: '@',
      removeNSPrefix: true,
      parseTagValue: false,
      processEntities: false,
      isArray: (name) => LISTS.has(name),
    })
    return ok(parser.parse(text))
  } catch {
    return fail(unreadable('xml'))
  }
}

function readEntry(entry: Entry, where: { at: number; account: string | null }): Result<ReadLine[], Unreadable> {
  const { at } = where
  const whole = minorOf(entry.Amt)
  if (whole === undefined) return fail(unreadable('amount', at, entry.Amt['#text']))
  const currency = entry.Amt['@Ccy']
  if (!isCurrency(currency)) return fail(unreadable('currency', at, currency))
  const day = entry.BookgDt?.Dt ?? entry.BookgDt?.DtTm ?? entry.ValDt?.Dt ?? entry.ValDt?.DtTm ?? ''
  const bookedOn = parseBankDate(day)
  if (!bookedOn) return fail(unreadable('date', at, day))

  const sign = entry.CdtDbtInd === 'CRDT' ? 1 : -1
  const parts = entry.NtryDtls.flatMap(({ TxDtls }) => TxDtls)
  const amounts = parts.map(({ Amt, AmtDtls }) => {
    const part = Amt ?? AmtDtls?.TxAmt?.Amt
    return part?.['@Ccy'] === currency ? minorOf(part) : undefined
  })
  const isSplit = parts.length > 1 && amounts.reduce<number>((sum, each) => sum + (each ?? Number.NaN), 0) === whole
  const lineOf = (part: EntryPart | undefined, minor: number, bankRef: string | undefined): ReadLine => ({
    ...where,
    bookedOn,
    amount: money(sign * minor, currency),
    text: textOf(entry, isSplit ? [part] : parts),
    payerName: (part?.RltdPties?.Dbtr?.Nm ?? part?.RltdPties?.Dbtr?.Pty?.Nm ?? part?.RltdPties?.UltmtDbtr?.Nm) || null,
    payerIban: part?.RltdPties?.DbtrAcct?.Id?.IBAN ?? null,
    bankRef: bankRef ?? null,
    balanceMinor: null,
    isReversal: entry.RvslInd === 'true',
  })
  // The number of the entry (NtryRef) counts within one statement only; another file may give it to another booking.
  const ownRef = entry.AcctSvcrRef
  if (!isSplit) return ok([lineOf(parts[0], whole, ownRef ?? parts[0]?.Refs?.AcctSvcrRef)])
  return ok(
    parts.map((part, index) =>
      lineOf(part, amounts[index] ?? 0, part.Refs?.AcctSvcrRef ?? (ownRef && `${ownRef}/${index + 1}`)),
    ),
  )
}

function textOf(entry: Entry, parts: readonly (EntryPart | undefined)[]): string {
  const told = parts.flatMap((part) => [
    ...(part?.RmtInf?.Ustrd ?? []),
    ...(part?.RmtInf?.Strd ?? []).flatMap((strd) => [strd.CdtrRefInf?.Ref, ...(strd.AddtlRmtInf ?? [])]),
    part?.AddtlTxInf,
    part?.Refs?.EndToEndId === 'NOTPROVIDED' ? undefined : part?.Refs?.EndToEndId,
  ])
  return [...told, entry.AddtlNtryInf].filter((each) => each !== undefined && each !== '').join(' ')
}

function statusOf({ Sts }: Entry): string | undefined {
  return typeof Sts === 'string' ? Sts : Sts?.Cd
}

/** Amounts of the standard have a point and no sign. */
function minorOf(amount: { '#text': string }): number | undefined {
  return /^\d{1,13}(\.\d{1,5})?$/.test(amount['#text'])
    ? parseBankAmount(amount['#text'].replace(/(\.\d{1,2})0{1,3}$/, '$1'))
    : undefined
}

/** The line each booking begins in, found in one pass. */
function linesOfEntries(text: string): number[] {
  let line = 1
  const found: number[] = []
  for (const [sign] of text.matchAll(/\n|<(?:[\w-]+:)?Ntry[\s>]/g)) {
    if (sign.startsWith('<')) found.push(line)
    if (sign.endsWith('\n')) line += 1
  }
  return found
}

function lineOfEntry(text: string, path: readonly PropertyKey[]): number | undefined {
  const entry = path[path.indexOf('Ntry') + 1]
  return path.includes('Ntry') && typeof entry === 'number' ? linesOfEntries(text)[entry] : undefined
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}
