/** One booking of an invented statement; amounts as decimal text, in the currency of the account. */
export type Booking = { day?: string; amount: string; text: string; payer?: string; ref?: string; isOut?: boolean }

export const ACCOUNT = 'TR330006100519786457841326'

const bytes = (text: string) => new TextEncoder().encode(text)
const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A camt.053.001.02 as banks send it, with a balance and a booking that still waits. */
export function aCamt053(
  bookings: readonly Booking[],
  { iban = ACCOUNT, currency = 'USD' }: { iban?: string; currency?: string } = {},
): Uint8Array {
  const entries = bookings.map(
    ({ day = '2027-03-01', amount, text, payer = '', ref, isOut = false }, index) => `
      <Ntry>
        <NtryRef>${index + 1}</NtryRef>
        <Amt Ccy="${currency}">${amount}</Amt>
        <CdtDbtInd>${isOut ? 'DBIT' : 'CRDT'}</CdtDbtInd>
        <Sts>BOOK</Sts>
        <BookgDt><Dt>${day}</Dt></BookgDt>
        <ValDt><Dt>${day}</Dt></ValDt>
        ${ref === undefined ? '' : `<AcctSvcrRef>${xml(ref)}</AcctSvcrRef>`}
        <NtryDtls><TxDtls>
          <Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>
          <RltdPties><Dbtr><Nm>${xml(payer)}</Nm></Dbtr></RltdPties>
          <RmtInf><Ustrd>${xml(text)}</Ustrd></RmtInf>
        </TxDtls></NtryDtls>
      </Ntry>`,
  )
  return bytes(`<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02">
  <BkToCstmrStmt>
    <GrpHdr><MsgId>KFL-1</MsgId><CreDtTm>2027-03-02T06:00:00</CreDtTm></GrpHdr>
    <Stmt>
      <Id>41</Id>
      <Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>${currency}</Ccy></Acct>${entries.join('')}
      <Ntry><Amt Ccy="${currency}">7.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>PDNG</Sts></Ntry>
    </Stmt>
  </BkToCstmrStmt>
</Document>
`)
}

/** A SWIFT statement with its opening and closing balance. */
export function aMt940(
  bookings: readonly Booking[],
  { account = ACCOUNT, currency = 'USD', closing }: { account?: string; currency?: string; closing?: string } = {},
): Uint8Array {
  const minor = bookings.reduce(
    (sum, { amount, isOut }) => sum + (isOut ? -1 : 1) * Math.round(Number(amount) * 100),
    100_000,
  )
  const end = closing ?? `${Math.trunc(Math.abs(minor) / 100)},${String(Math.abs(minor) % 100).padStart(2, '0')}`
  const entries = bookings.flatMap(({ day = '2027-03-01', amount, text, payer, ref, isOut = false }) => [
    `:61:${day.slice(2).replaceAll('-', '')}${day.slice(5).replace('-', '')}${isOut ? 'D' : 'C'}${amount.replace('.', ',')}NTRFNONREF${ref === undefined ? '' : `//${ref}`}`,
    `:86:${wrapped(payer === undefined ? text : `EFT GONDEREN: ${payer} ACIKLAMA: ${text}`)}`,
  ])
  return bytes(
    [
      '{1:F01XXXXTRISAXXX0000000000}{2:I940XXXXTRISXXXXN}{4:',
      ':20:KFL0001',
      `:25:${account}`,
      ':28C:41/1',
      `:60F:C270228${currency}1000,00`,
      ...entries,
      `:62F:${minor < 0 ? 'D' : 'C'}270302${currency}${end}`,
      '-}',
      '',
    ].join('\r\n'),
  )
}

/** A table as Turkish banks export it: two lines about the account, headings, bookings, a sum. */
export function aCsv(bookings: readonly Booking[], { iban = ACCOUNT }: { iban?: string } = {}): Uint8Array {
  return bytes(
    [
      'Hesap Hareketleri;;;;',
      `IBAN;${iban};;;`,
      'İşlem Tarihi;Açıklama;Gönderen;Tutar (USD);Dekont No',
      ...bookings.map(({ day = '2027-03-01', amount, text, payer = '', ref = '', isOut = false }) => {
        const [whole = '', cents = ''] = amount.split('.')
        const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.')
        return `${day.split('-').toReversed().join('.')};"${text.replaceAll('"', '""')}";${payer};"${isOut ? '-' : ''}${grouped},${cents}";${ref}`
      }),
      ';Toplam;;;',
      '',
    ].join('\r\n'),
  )
}

/** Lines of 65 signs, as the standard has it; words are cut where they end. */
function wrapped(text: string): string {
  return (text.match(/.{1,65}/g) ?? ['']).join('\r\n')
}
