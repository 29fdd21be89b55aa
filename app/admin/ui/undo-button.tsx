import type { ComponentProps } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { useText } from '#app/ui/text.tsx'
import styles from './undo-button.module.css'

/** In a toast about something that was removed: brings it back. Its form carries what is to be brought back. */
export function UndoButton(button: Pick<ComponentProps<'button'>, 'name' | 'value'>) {
  const text = useText('staff')
  return (
    <button {...button} className={styles.undo}>
      <Icon name="undo-2" isFlipped />
      {text('undo')}
    </button>
  )
}
