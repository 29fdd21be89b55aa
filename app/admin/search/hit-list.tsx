import { useId } from 'react'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { hitIcons, type Hit } from './hit.ts'
import styles from './hit-list.module.css'

/** What was found of one kind, as links. */
export function HitList({ title, hits }: { title: string; hits: Hit[] }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.kind}>
      <h2 id={id}>{title}</h2>
      <ul>
        {hits.map((hit) => (
          <li key={hit.id}>
            <Link to={hit.href} className={styles.hit}>
              <HitWords hit={hit} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A drawing of its kind, what it is called, and what tells it from others of that name. */
export function HitWords({ hit: { kind, title, detail } }: { hit: Hit }) {
  return (
    <>
      <Icon name={hitIcons[kind]} isFlipped={kind === 'area'} />
      <span className={styles.words}>
        <bdi>{title}</bdi>
        {detail.length > 0 && (
          <span className={styles.detail}>
            {detail.map((part, at) => (
              <span key={part}>
                {at > 0 && ' · '}
                <bdi>{part}</bdi>
              </span>
            ))}
          </span>
        )}
      </span>
    </>
  )
}
