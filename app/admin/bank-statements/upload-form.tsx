import { useId } from 'react'
import { useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useText } from '#app/ui/text.tsx'
import { ActCard } from '../ui/act-card.tsx'
import { ActForm } from '../ui/act-form.tsx'
import styles from './bank-statements.module.css'
import { StatementProblem, type StatementProblemFacts } from './statement-problem.tsx'

/** The field is as large as its frame, because a file can be dropped on it, also without script. */
export function UploadForm({ problem }: { problem: StatementProblemFacts | undefined }) {
  const text = useText('bank-statements')
  const id = useId()
  const isBusy = useNavigation().state !== 'idle'
  return (
    <ActCard title={text('upload')}>
      <ActForm encType="multipart/form-data" className={styles.upload}>
        {problem && <StatementProblem problem={problem} isAnnounced />}
        <div className={styles.drop}>
          <Icon name="file-up" />
          <label htmlFor={id}>{text('upload-file')}</label>
          <p id={`${id}-hint`}>{text('upload-hint')}</p>
          <input
            id={id}
            type="file"
            name="file"
            required
            accept=".xml,.sta,.mt940,.940,.txt,.csv,text/xml,application/xml,text/csv,text/plain"
            aria-describedby={`${id}-hint`}
          />
        </div>
        <Button disabled={isBusy}>{text('upload-button')}</Button>
      </ActForm>
    </ActCard>
  )
}
