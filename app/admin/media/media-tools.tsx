import { paths } from '#app/addresses/paths.ts'
import { useLocale, useText } from '#app/ui/text.tsx'
import { mediaSorts } from '#modules/content/index.ts'
import { FilterButton, ListFilter, ListSearch, ListTools } from '../ui/list-fields.tsx'
import type { MediaQuery } from './media-query.ts'

/** Finds a picture of the library by its words and album, and says in which order they come. */
export function MediaTools({ query, albums }: { query: MediaQuery; albums: readonly { key: string; name: string }[] }) {
  const text = useText('staff-media')
  const staff = useText('staff')
  const sort = query.sort === '-uploaded' ? undefined : query.sort
  return (
    <ListTools action={paths.adminMedia(useLocale())} query={query}>
      <ListSearch label={text('search')} value={query.q} hint={text('search-hint')} />
      <ListFilter name="album" label={text('album')} all={staff('filter-all')} value={query.album}>
        {albums.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </ListFilter>
      <ListFilter name="sort" label={text('sort')} all={text('sort--uploaded')} value={sort}>
        {mediaSorts
          .filter((each) => each !== '-uploaded')
          .map((each) => (
            <option key={each} value={each}>
              {text(`sort-${each}`)}
            </option>
          ))}
      </ListFilter>
      <FilterButton />
    </ListTools>
  )
}
