import { usePageFrame } from '#app/page/page-frame.tsx'
import { BrandMark } from '#app/ui/brand-mark.tsx'
import type { ListFact } from '#modules/documents/index.ts'
import styles from './list-page.module.css'

/** The head of a list as it stands on paper: the agency, what it is, and of which day. */
export function ListHead({ title, lead, facts }: { title: string; lead: string; facts: ListFact[] }) {
  const { site } = usePageFrame()
  return (
    <header className={styles.head}>
      <BrandMark className={styles.mark} />
      <span className={styles.brand}>
        {site.brand}
        <small>{site.trade}</small>
      </span>
      <div className={styles.title}>
        <h1>{title}</h1>
        <p>
          <bdi>{lead}</bdi>
        </p>
      </div>
      <ListFacts facts={facts} className={styles.day} />
    </header>
  )
}

/** Facts beside one another, each under its name. */
export function ListFacts({ facts, className }: { facts: ListFact[]; className?: string | undefined }) {
  if (facts.length === 0) return null
  return (
    <dl className={className}>
      {facts.map(({ name, value, look }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi dir={look === 'code' ? 'ltr' : undefined}>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
