import { paths } from '#app/addresses/paths.ts'
import { useLocale, useText } from '#app/ui/text.tsx'
import { mediaSorts } from '#modules/content/index.ts'
import { ListFilter, ListTools } from '#app/ui/list-fields.tsx'
import type { MediaQuery } from './media-query.ts'

/** Finds a picture of the library by its words and album, and says in which order they come. */
export function MediaTools({
  query,
  found,
  albums,
}: {
  query: MediaQuery
  found: number
  albums: readonly { key: string; name: string }[]
}) {
  const text = useText('staff-media')
  const staff = useText('staff')
  const sort = query.sort === '-uploaded' ? undefined : query.sort
  return (
    <ListTools
      action={paths.adminMedia(useLocale())}
      found={found}
      search={{ label: text('search'), value: query.q, hint: text('search-hint') }}
      filters={[query.album]}
    >
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
    </ListTools>
  )
}
