import { OfAct } from '#app/ui/button.tsx'
import { useText } from '#app/ui/text.tsx'
import styles from './permits-card.module.css'

/** A name, with the box by which it is chosen where there is something to do. */
export function PersonPick({ id, name }: { id: string; name: string }) {
  const text = useText('staff-operations')
  return (
    <span className={styles.person}>
      <OfAct>
        <input type="checkbox" name="id" value={id} aria-label={text('choose', { name })} />
      </OfAct>
      <bdi>{name}</bdi>
    </span>
  )
}
