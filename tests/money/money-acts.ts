import { money } from '#kernel/money.ts'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { bookStatement, confirmCertain, uploadStatement } from '#modules/bank-statements/index.server.ts'
import { completeReturn, requestRefund, startCardPayment, type PaymentGateway } from '#modules/payments/index.server.ts'
import { aCardPayment } from '#modules/payments/testing/builders.ts'
import type { JobHandler } from '#platform/jobs/jobs.server.ts'
import { workOff } from './work-off.ts'

/** A program at work with money; everything it does goes through the database of its gateway. */
export type MoneyProgram = { gateway: PaymentGateway; handlers: readonly JobHandler[]; now: Date }

/** What somebody wants of the program; asked again, it is the same wish. */
export type MoneyWish =
  | { act: 'refund'; attemptRef: string; key: string; minor: number }
  | { act: 'start'; token: string; key: string; provider: string }
  | { act: 'return'; fields: Record<string, string> }
  | { act: 'statement'; adminId: string; file: string }

/** Does what is wished for, and then the jobs that came of it. */
export async function fulfil(program: MoneyProgram, wish: MoneyWish): Promise<void> {
  await act(program, wish)
  await workOff(program.gateway.db, program.handlers, program.now)
}

async function act({ gateway, now }: MoneyProgram, wish: MoneyWish): Promise<void> {
  const { db } = gateway
  switch (wish.act) {
    case 'refund': {
      const { key, attemptRef, minor } = wish
      await requestRefund(db, { key, attemptRef, amount: money(minor, 'USD'), cause: 'manual', reason: 'test' }, now)
      return
    }
    case 'start': {
      const { token, key: idempotencyKey, provider } = wish
      await startCardPayment(gateway, aCardPayment(token, { card: undefined, idempotencyKey, provider }), now)
      return
    }
    case 'return':
      await completeReturn(gateway, wish.fields, now)
      return
    case 'statement': {
      const admin = aStaffMember({ id: wish.adminId })
      const bytes = Buffer.from(wish.file, 'base64')
      const uploaded = await uploadStatement(db, admin, { fileName: 'hesap.xml', bytes }, now)
      if (!uploaded.ok) throw new Error(uploaded.error.code)
      await bookStatement(db, admin, uploaded.value.statementId, now)
      // What an earlier upload of the same lines left to be decided.
      await confirmCertain(db, admin, { isAsked: true }, now)
    }
  }
}
