import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import styles from './search-form.module.css'

const MOST_SUGGESTIONS = 8

/**
 * The question of the page. Script adds suggestions while typing and the latest searches of this browser; what it
 * writes stands here in the language of the page.
 */
export function SearchForm({
  q,
  isAnswered,
  problem,
}: {
  q: string
  isAnswered: boolean
  problem: string | undefined
}) {
  const text = useText('search')
  const locale = useLocale()
  const counts = Array.from({ length: MOST_SUGGESTIONS + 1 }, (_, count) => text('suggestions-count', { count }))
  return (
    <site-search
      class={styles.search}
      data-call={`/api/v1/search/suggest?locale=${locale}`}
      data-counts={JSON.stringify(counts)}
      {...(isAnswered ? { 'data-word': q } : {})}
    >
      <form action={paths.search(locale)} role="search" className={styles.form} data-lean="">
        <div className={styles.field}>
          <TextField
            label={text('label')}
            name="q"
            type="search"
            icon="search"
            defaultValue={q}
            placeholder={text('placeholder')}
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
            error={problem}
          />
          <div id="search-suggestions" role="listbox" aria-label={text('suggestions')} className={styles.list} hidden />
        </div>
        <Button type="submit">{text('go')}</Button>
      </form>
      <p role="status" className="visually-hidden" />
      <section className={styles.history} hidden data-history="">
        <div className={styles.head}>
          <h2>{text('history')}</h2>
          <p>{text('history-note')}</p>
          <button type="button" data-clear="">
            {text('clear-history')}
          </button>
        </div>
        <ul data-entries="" />
      </section>
      <template>
        <li className={styles.entry}>
          <a href={paths.search(locale)}>%</a>
          <button type="button" aria-label={text('forget-word', { word: '%' })}>
            <Icon name="x" />
          </button>
        </li>
      </template>
    </site-search>
  )
}
