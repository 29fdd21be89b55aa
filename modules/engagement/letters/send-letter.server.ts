import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { isUniqueViolation } from '#platform/db/errors.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { own } from '../data/tables.server.ts'
import { newsletterSetting } from '../settings.server.ts'
import { addRecipients } from './data/add-recipients.server.ts'
import { isFinished } from './domain/check-letter.ts'
import { mayBecome, type LetterState } from './domain/letter.ts'
import type { LetterMove } from './domain/letter-moves.ts'
import { lockLetter } from './write-letter-draft.server.ts'

export type SendLetterFailure =
  | { code: 'letter-not-found' }
  | { code: 'edit-conflict' }
  | { code: 'letter-gone-out' }
  | { code: 'letters-switched-off' }
  | { code: 'letter-unfinished' }
  | { code: 'letter-without-readers' }
  | { code: 'letter-under-way' }

/**
 * Sends a draft, in the version that was seen: everybody it goes to is written down at once, each address once, and the
 * mails follow at the pace of the setting. Fails with `letters-switched-off` until the agency has allowed it,
 * `letter-unfinished` without words in any language, `letter-without-readers`, `letter-under-way` while another goes out,
 * `letter-not-found`, `letter-gone-out` or `edit-conflict`.
 */
export async function sendLetter(
  db: Db,
  admin: Admin<'content'>,
  { id, version }: { id: string; version: number },
  now: Date,
): Promise<Result<{ readers: number }, SendLetterFailure>> {
  return whenNoOtherGoesOut(() =>
    inTransaction(db, async (tx): Promise<Result<{ readers: number }, SendLetterFailure>> => {
      const letter = await lockLetter(tx, id)
      if (!letter) return fail({ code: 'letter-not-found' })
      if (letter.state !== 'draft') return fail({ code: 'letter-gone-out' })
      if (letter.version !== version) return fail({ code: 'edit-conflict' })
      const { isAllowed } = await readSetting(tx, newsletterSetting)
      if (!isAllowed) return fail({ code: 'letters-switched-off' })
      if (!isFinished(letter)) return fail({ code: 'letter-unfinished' })
      await own(tx)
        .updateTable('letters')
        .set({ state: 'sending', started_at: now, version: version + 1 })
        .where('id', '=', id)
        .execute()
      const readers = await addRecipients(tx, letter)
      if (readers === 0) return fail({ code: 'letter-without-readers' })
      const subject = { kind: 'letter', id } as const
      await recordAudit(tx, { actor: admin, action: 'letter.send', subject, after: { readers } }, now)
      return ok({ readers })
    }),
  )
}

const leadsTo: Record<LetterMove, LetterState> = { pause: 'paused', resume: 'sending', stop: 'stopped' }

export type MoveLetterFailure =
  | Extract<SendLetterFailure, { code: 'letter-not-found' | 'letters-switched-off' | 'letter-under-way' }>
  | { code: 'status-transition' }

/**
 * Lets a newsletter rest, go on, or end for good. What the mail queue holds already, at most what goes out in a minute,
 * still leaves. Fails with `status-transition` where that makes no sense any more, and as `sendLetter` does.
 */
export async function moveLetter(
  db: Db,
  admin: Admin<'content'>,
  { id, move }: { id: string; move: LetterMove },
  now: Date,
): Promise<Result<void, MoveLetterFailure>> {
  return whenNoOtherGoesOut(() =>
    inTransaction(db, async (tx): Promise<Result<void, MoveLetterFailure>> => {
      const letter = await lockLetter(tx, id)
      if (!letter) return fail({ code: 'letter-not-found' })
      const state = leadsTo[move]
      if (letter.state === 'draft' || !mayBecome(letter.state, state)) return fail({ code: 'status-transition' })
      if (move === 'resume' && !(await readSetting(tx, newsletterSetting)).isAllowed)
        return fail({ code: 'letters-switched-off' })
      await own(tx)
        .updateTable('letters')
        .set({ state, version: letter.version + 1, ended_at: state === 'stopped' ? now : null })
        .where('id', '=', id)
        .execute()
      await recordAudit(tx, { actor: admin, action: `letter.${move}`, subject: { kind: 'letter', id } }, now)
      return ok(undefined)
    }),
  )
}

/** The database lets one newsletter go out at a time. */
async function whenNoOtherGoesOut<Done, Failure>(
  act: () => Promise<Result<Done, Failure>>,
): Promise<Result<Done, Failure | { code: 'letter-under-way' }>> {
  try {
    return await act()
  } catch (error) {
    if (isUniqueViolation(error, 'letters_one_sending')) return fail({ code: 'letter-under-way' })
    throw error
  }
}
