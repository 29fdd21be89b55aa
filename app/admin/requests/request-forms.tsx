import { useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { DateField } from '#app/ui/date-field.tsx'
import { languages } from '#kernel/languages.ts'
import { Notice } from '#app/ui/notice.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { useText } from '#app/ui/text.tsx'
import type { StaffMember } from '#modules/accounts/index.server.ts'
import { ANSWER_LENGTH, callOutcomes, mayMove, requestStates, STAFF_NOTE_LENGTH } from '#modules/engagement/index.ts'
import { ActForm } from '../ui/act-form.tsx'
import type { RequestView } from './desk.server.ts'
import type { RefusedAct } from './refused-act.ts'
import styles from './request-card.module.css'
import { StaffOptions } from '../ui/staff-options.tsx'

type Part = { request: RequestView; refused: RefusedAct | undefined }

/** State, person and note of a request, and an answer by mail; folded away until somebody needs them. */
export function RequestForms({ request, staff, refused }: Part & { staff: StaffMember[] }) {
  const text = useText('staff-requests')
  const isBusy = useNavigation().state !== 'idle'
  const isCare = refused !== undefined && refused.fields['note'] !== undefined
  const states = requestStates.filter((state) => mayMove(request.state, state))
  return (
    <div className={styles.folds}>
      <details open={isCare}>
        <summary>{text('care')}</summary>
        <ActForm preventScrollReset className={styles.form}>
          <Subject request={request} refused={refused} />
          {isCare && <Meanwhile refused={refused} />}
          <SelectField label={text('state')} name="state" defaultValue={refused?.fields['state'] ?? request.state}>
            {states.map((state) => (
              <option key={state} value={state}>
                {text(`state-${state}`)}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={text('assignee')}
            name="assigneeId"
            isOptional
            defaultValue={refused?.fields['assigneeId'] ?? request.assignee?.id ?? ''}
          >
            <option value="">{text('nobody')}</option>
            <StaffOptions staff={staff} />
          </SelectField>
          <TextAreaField
            label={text('note')}
            hint={text('note-hint')}
            name="note"
            rows={3}
            isOptional
            maxLength={STAFF_NOTE_LENGTH}
            defaultValue={refused?.fields['note'] ?? request.note}
          />
          <Button isSmall disabled={isBusy}>
            {text('save')}
          </Button>
        </ActForm>
      </details>
      {request.phone !== null && <Outcome request={request} refused={refused} />}
      {request.email !== null && <Answer request={request} refused={refused} />}
    </div>
  )
}

/** What came of the last call, or of one by hand, and when to ring again. */
function Outcome({ request, refused }: Part) {
  const text = useText('staff-requests')
  const isBusy = useNavigation().state !== 'idle'
  const isOutcome = refused !== undefined && refused.fields['outcome'] !== undefined
  return (
    <details open={isOutcome}>
      <summary>{text('outcome')}</summary>
      <ActForm preventScrollReset className={styles.form}>
        <Subject request={request} refused={refused} />
        {isOutcome && <Meanwhile refused={refused} />}
        <SelectField label={text('outcome')} name="outcome" defaultValue={refused?.fields['outcome'] ?? 'reached'}>
          {callOutcomes.map((outcome) => (
            <option key={outcome} value={outcome}>
              {text(`outcome-${outcome}`)}
            </option>
          ))}
        </SelectField>
        {request.kind === 'call' && (
          <DateField
            label={text('again-at')}
            hint={text('again-hint')}
            hasTime
            name="againAt"
            isOptional
            defaultValue={refused?.fields['againAt'] ?? ''}
          />
        )}
        <Button name="intent" value="outcome" isSmall disabled={isBusy}>
          {text('save')}
        </Button>
      </ActForm>
    </details>
  )
}

function Answer({ request, refused }: Part) {
  const text = useText('staff-requests')
  const isBusy = useNavigation().state !== 'idle'
  const isAnswer = refused !== undefined && refused.fields['answer'] !== undefined
  return (
    <details open={isAnswer}>
      <summary>{text('answer')}</summary>
      <ActForm preventScrollReset className={styles.form}>
        <Subject request={request} refused={refused} />
        {isAnswer && <Meanwhile refused={refused} />}
        <TextAreaField
          label={text('answer-text')}
          hint={
            <span>
              {text('answer-hint')} <bdi lang={request.language}>{languages[request.language].name}</bdi>
            </span>
          }
          name="answer"
          rows={6}
          maxLength={ANSWER_LENGTH}
          lang={request.language}
          defaultValue={refused?.fields['answer'] ?? ''}
          error={refused?.code === 'answer-empty' ? text('problem-answer-empty') : undefined}
        />
        <Button name="intent" value="answer" isSmall disabled={isBusy}>
          {text('send-answer')}
        </Button>
      </ActForm>
    </details>
  )
}

/** Which request is meant, and as it was when it was read. */
function Subject({ request, refused }: Part) {
  return (
    <>
      <input type="hidden" name="kind" value={request.kind} />
      <input type="hidden" name="id" value={request.id} />
      <input type="hidden" name="version" value={refused?.now?.version ?? request.version} />
    </>
  )
}

/** What somebody else made of it in the meantime, beside what was typed here. */
function Meanwhile({ refused }: { refused: RefusedAct | undefined }) {
  const text = useText('staff-requests')
  if (!refused) return null
  const { now } = refused
  return (
    <Notice tone={now ? 'warning' : 'error'} isAnnounced>
      {text(`problem-${refused.code}`)}
      {now && (
        <p>
          {text(`state-${now.state}`)}
          {now.assignee && (
            <>
              {' · '}
              <bdi>{now.assignee.name}</bdi>
            </>
          )}
          {now.note !== '' && (
            <>
              {' · '}
              <bdi>{now.note}</bdi>
            </>
          )}
        </p>
      )}
    </Notice>
  )
}
