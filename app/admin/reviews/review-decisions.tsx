import { useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { languages } from '#kernel/languages.ts'
import { Notice } from '#app/ui/notice.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useText } from '#app/ui/text.tsx'
import { REASON_LENGTH, REPLY_LENGTH } from '#modules/content/index.ts'
import type { ModerationFailure, StaffReview } from '#modules/content/index.server.ts'
import { ActForm } from '../ui/act-form.tsx'
import styles from './review-decisions.module.css'

/** A decision that was not taken, with what was typed. */
export type RefusedDecision = { id: string; code: ModerationFailure['code']; reply: string | undefined; reason: string }

const replyCodes: readonly RefusedDecision['code'][] = ['reply-too-long']
const reasonCodes: readonly RefusedDecision['code'][] = ['reason-required', 'reason-too-long']

/** Approving with a reply, refusing with a reason, taking back. What was decided already is folded away. */
export function ReviewDecisions({
  review,
  refused,
}: {
  review: Pick<StaffReview, 'id' | 'language' | 'reply' | 'status' | 'version'>
  refused: RefusedDecision | undefined
}) {
  const text = useText('staff-reviews')
  if (review.status === 'pending')
    return (
      <div className={styles.decisions}>
        <Problem refused={refused} />
        <Approval review={review} refused={refused} />
        <Refusal review={review} refused={refused} />
      </div>
    )
  return (
    <div className={styles.decisions}>
      <Problem refused={refused} />
      <details open={refused !== undefined}>
        <summary>{text('change')}</summary>
        <div className={styles.folded}>
          <Approval review={review} refused={refused} />
          <ActForm preventScrollReset>
            <Subject review={review} />
            <Act look="outline" intent="take-back">
              {text(review.status === 'approved' ? 'take-back' : 'reopen')}
            </Act>
          </ActForm>
          {review.status === 'approved' && <Refusal review={review} refused={refused} />}
        </div>
      </details>
    </div>
  )
}

type Part = {
  review: Pick<StaffReview, 'id' | 'language' | 'reply' | 'status' | 'version'>
  refused: RefusedDecision | undefined
}

function Approval({ review, refused }: Part) {
  const text = useText('staff-reviews')
  return (
    <ActForm preventScrollReset className={styles.form}>
      <Subject review={review} />
      <TextAreaField
        label={text('reply')}
        hint={
          <>
            {text('reply-hint')} <bdi lang={review.language}>{languages[review.language].name}</bdi>
          </>
        }
        name="reply"
        rows={3}
        isOptional
        maxLength={REPLY_LENGTH}
        lang={review.language}
        defaultValue={refused?.reply ?? review.reply ?? ''}
        error={refused && replyCodes.includes(refused.code) ? text(`problem-${refused.code}`) : undefined}
      />
      <Act intent="approve">{text(review.status === 'approved' ? 'save-reply' : 'approve')}</Act>
    </ActForm>
  )
}

function Refusal({ review, refused }: Part) {
  const text = useText('staff-reviews')
  const isWrong = refused !== undefined && reasonCodes.includes(refused.code)
  return (
    <details open={isWrong || Boolean(refused?.reason)}>
      <summary>{text('refuse-fold')}</summary>
      <ActForm preventScrollReset className={`${styles.form} ${styles.folded}`}>
        <Subject review={review} />
        <TextField
          label={text('reason')}
          hint={text('reason-hint')}
          name="reason"
          maxLength={REASON_LENGTH}
          defaultValue={refused?.reason}
          error={isWrong ? text(`problem-${refused.code}`) : undefined}
        />
        <Act look="danger" intent="refuse">
          {text('refuse')}
        </Act>
      </ActForm>
    </details>
  )
}

/** Which review is meant, and as it was when it was read. */
function Subject({ review }: Pick<Part, 'review'>) {
  return (
    <>
      <input type="hidden" name="id" value={review.id} />
      <input type="hidden" name="version" value={review.version} />
    </>
  )
}

function Act({
  intent,
  look,
  children,
}: {
  intent: 'approve' | 'refuse' | 'take-back'
  look?: 'outline' | 'danger'
  children: string
}) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Button look={look} isSmall name="intent" value={intent} disabled={isBusy}>
      {children}
    </Button>
  )
}

function Problem({ refused }: Pick<Part, 'refused'>) {
  const text = useText('staff-reviews')
  if (!refused) return null
  return (
    <Notice tone="error" isAnnounced>
      {text(`problem-${refused.code}`)}
    </Notice>
  )
}
