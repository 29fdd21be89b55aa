import type { PhotoProblem } from '#app/acts/account/photo-problems.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useText } from '#app/ui/text.tsx'
import { NO_PHOTO } from '#modules/accounts/index.ts'
import styles from './details-page.module.css'

/** The photograph of an account, a new one for it, and no one. */
export function PhotoForm({ photo, problem }: { photo: string | null; problem: PhotoProblem | 'missing' | undefined }) {
  const text = useText('own-account')
  return (
    <form method="post" encType="multipart/form-data" className={styles.form} noValidate>
      <h2>{text('photo-title')}</h2>
      <img src={photo ?? NO_PHOTO} alt={text('photo-alt')} width={96} height={96} className={styles.photo} />
      <TextField
        name="photo"
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        label={text('photo-choose')}
        hint={text('photo-hint')}
        error={problem && text(`photo-${problem}`)}
      />
      <div className={styles.buttons}>
        <Button name="intent" value="photo">
          {text('photo-save')}
        </Button>
        {photo !== null && (
          <Button name="intent" value="remove-photo" look="outline">
            {text('photo-remove')}
          </Button>
        )}
      </div>
    </form>
  )
}
