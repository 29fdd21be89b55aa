import { z } from 'zod'

const NAMED: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

/** The text of an element, with or without attributes. */
const Text = z
  .union([z.string(), z.looseObject({ '#text': z.string() }).transform((marked) => marked['#text'])])
  .transform((text) =>
    text.replace(
      /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w+));/gi,
      (whole, decimal?: string, hex?: string, name?: string) => {
        const point = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : undefined
        if (point !== undefined) return point <= 0x10ffff ? String.fromCodePoint(point) : whole
        return NAMED[name ?? ''] ?? whole
      },
    ),
  )

const Amount = z.looseObject({ '#text': z.string(), '@Ccy': z.string() })

/** An element without content is an empty text to the parser. */
function element<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.preprocess((value) => (value === '' ? {} : value), z.looseObject(shape))
}

const Name = element({ Nm: Text.optional(), Pty: element({ Nm: Text.optional() }).optional() })
const Day = element({ Dt: Text.optional(), DtTm: Text.optional() })

const EntryPart = element({
  Refs: element({ AcctSvcrRef: Text.optional(), EndToEndId: Text.optional() }).optional(),
  Amt: Amount.optional(),
  AmtDtls: element({ TxAmt: element({ Amt: Amount.optional() }).optional() }).optional(),
  RltdPties: element({
    Dbtr: Name.optional(),
    UltmtDbtr: Name.optional(),
    DbtrAcct: element({ Id: element({ IBAN: Text.optional() }).optional() }).optional(),
  }).optional(),
  RmtInf: element({
    Ustrd: z.array(Text).optional(),
    Strd: z
      .array(
        element({
          CdtrRefInf: element({ Ref: Text.optional() }).optional(),
          AddtlRmtInf: z.array(Text).optional(),
        }),
      )
      .optional(),
  }).optional(),
  AddtlTxInf: Text.optional(),
})

const Entry = element({
  Amt: Amount,
  CdtDbtInd: z.enum(['CRDT', 'DBIT']),
  RvslInd: z.string().optional(),
  Sts: z.union([z.string(), z.looseObject({ Cd: z.string() })]).optional(),
  BookgDt: Day.optional(),
  ValDt: Day.optional(),
  AcctSvcrRef: Text.optional(),
  NtryDtls: z.array(element({ TxDtls: z.array(EntryPart).default([]) })).default([]),
  AddtlNtryInf: Text.optional(),
})

const Account = element({
  Id: element({ IBAN: Text.optional(), Othr: element({ Id: Text.optional() }).optional() }),
})

/** What of a camt.053 is read; the parser has dropped the names of the namespaces. */
export const Camt053 = z.looseObject({
  Document: z.looseObject({
    BkToCstmrStmt: z.looseObject({
      Stmt: z.array(element({ Acct: Account, Ntry: z.array(Entry).default([]) })).min(1),
    }),
  }),
})

export type Entry = z.output<typeof Entry>

export type EntryPart = z.output<typeof EntryPart>
