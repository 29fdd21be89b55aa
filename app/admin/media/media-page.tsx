import { redirect, useNavigation } from 'react-router'
import { artOf } from '#app/pictures/art.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { languages } from '#kernel/languages.ts'
import { Notice } from '#app/ui/notice.tsx'
import { Thumbnail } from '#app/ui/picture.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { joinList } from '#kernel/join-list.ts'
import { locales } from '#kernel/locale.ts'
import { listAlbumNames, listStaffMedia, type MediaWords, type StaffMedia } from '#modules/content/index.server.ts'
import type { Fields } from '#app/acts/record/field-specs.ts'
import type { Meanwhile } from '../record/meanwhile.ts'
import { SeenFields, seenVersion } from '../record/seen-fields.tsx'
import { ActCard } from '../ui/act-card.tsx'
import { ActForm } from '../ui/act-form.tsx'
import sheet from '../ui/list-sheet.module.css'
import { PageTop } from '../ui/page-top.tsx'
import { TableFoot } from '../ui/table-foot.tsx'
import { readRemovalNews } from '../ui/removal-news.ts'
import { Toast } from '../ui/toast.tsx'
import { UndoNews } from '../ui/undo-news.tsx'
import type { Route } from './+types/media-page.ts'
import { actOnMedia } from './act-on-media.server.ts'
import { FocusField } from './focus-field.tsx'
import { mediaQueryValues, readMediaQuery } from './media-query.ts'
import { fieldsOfMedia, readMediaFields, wordFields } from './media-fields.ts'
import { MediaTools } from './media-tools.tsx'
import styles from './media.module.css'

const PAGE_SIZE = 24
const UPLOAD_BYTES = 11 * 1024 * 1024
const deeds = ['uploaded', 'changed'] as const

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'staff-media', 'account', 'ui'],
  maxBodyBytes: UPLOAD_BYTES,
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = adminOf(context, 'content')
  const { db } = context.get(servicesContext)
  const query = readMediaQuery(url.searchParams)
  const { entries, total } = await listStaffMedia(db, admin, { ...query, pageSize: PAGE_SIZE })
  return {
    query,
    total,
    entries,
    albums: await listAlbumNames(db, admin, context.get(localeContext)),
    done: deeds.find((each) => each === url.searchParams.get('done')),
    news: readRemovalNews(url.searchParams),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const admin = adminOf(context, 'content')
  const { db, env, log } = context.get(servicesContext)
  const acted = await actOnMedia({ db, dataDir: env.dataDir }, admin, await request.formData(), new Date())
  if ('refused' in acted) return acted.refused
  log.info({ staff: admin.id, act: acted.done }, 'staff changed the media library')
  const told = 'news' in acted ? acted.news : { done: acted.done }
  return redirect(paths.adminMedia(context.get(localeContext), told))
}

/** The pictures of the site: what they show in three languages, where they are used, and new ones. */
export default function MediaPage({ loaderData, actionData }: Route.ComponentProps) {
  const { query, total, entries, albums, done, news } = loaderData
  const text = useText('staff-media')
  const locale = useLocale()
  const isBusy = useNavigation().state !== 'idle'
  const first = (query.page - 1) * PAGE_SIZE + 1
  return (
    <>
      <PageHead title={text('media')} path="/admin/media" isIndexed={false} />
      <PageTop title={text('media')} lead={text('lead', { count: total })} />
      {actionData && !actionData.conflict && (
        <Notice tone="error" isAnnounced>
          {text(`problem-${actionData.code}`)}
        </Notice>
      )}
      <ActCard title={text('upload')}>
        <ActForm encType="multipart/form-data" className={styles.form}>
          <TextField
            label={text('file')}
            hint={text('file-hint')}
            type="file"
            name="file"
            accept="image/jpeg,image/png,image/webp,image/avif"
          />
          <MediaFields
            albums={albums}
            words={actionData?.id === '' && actionData.fields ? readMediaFields(actionData.fields) : undefined}
          />
          <div>
            <Button name="intent" value="upload" disabled={isBusy}>
              {text('upload')}
            </Button>
          </div>
        </ActForm>
      </ActCard>
      <MediaTools query={query} found={total} albums={albums} />
      {entries.length === 0 && <p className={sheet.empty}>{text('nothing-found')}</p>}
      <ul className={styles.list}>
        {entries.map((media) => (
          <MediaItem
            key={`${media.id} ${media.version}`}
            media={media}
            albums={albums}
            refused={actionData?.id === media.id ? actionData : undefined}
          />
        ))}
      </ul>
      {entries.length > 0 && (
        <TableFoot
          summary={text('range', { from: String(first), to: String(first + entries.length - 1), total })}
          page={query.page}
          pages={Math.ceil(total / PAGE_SIZE)}
          hrefOf={(each) => paths.adminMedia(locale, mediaQueryValues({ ...query, page: each }))}
        />
      )}
      {done && !actionData && <Toast kind="success" title={text(`done-${done}`)} />}
      {!actionData && <UndoNews news={news} action={paths.adminMedia(locale)} title={text('done-removed')} />}
    </>
  )
}

type Refused = { fields?: Fields | undefined; conflict?: Meanwhile | undefined }

type Albums = { key: string; name: string }[]

/** A picture with its form; `refused` is what somebody wanted to save, as when another had saved first. */
function MediaItem({ media, albums, refused }: { media: StaffMedia; albums: Albums; refused: Refused | undefined }) {
  const words = useMediaWords(albums)
  const text = useText('staff-media')
  const locale = useLocale()
  const isBusy = useNavigation().state !== 'idle'
  const { alt, picture, usedIn } = media
  const typed = refused?.fields
  const shown = typed ? readMediaFields(typed) : media
  const read = { fields: fieldsOfMedia(media), version: media.version }
  const src = artOf(picture, locale)?.src ?? picture
  return (
    <li>
      <Thumbnail picture={{ src, alt: '' }} width={96} />
      <div>
        <p>
          <bdi>{alt[locale] || text('no-alt')}</bdi>{' '}
          <Tag tone={media.isPublished ? 'green' : 'gray'}>{text(media.isPublished ? 'published' : 'hidden')}</Tag>
        </p>
        <p className={styles.facts}>
          <bdi dir="ltr">{picture}</bdi>
        </p>
        <p className={styles.facts}>
          {usedIn.length > 0 ? text('used-in') : text('unused')} <bdi>{joinList(usedIn, locale)}</bdi>
        </p>
        <details open={typed !== undefined}>
          <summary>{text('edit')}</summary>
          <ActForm
            key={seenVersion(read, typed)}
            encType="multipart/form-data"
            preventScrollReset
            className={styles.form}
          >
            <input type="hidden" name="id" value={media.id} />
            <SeenFields
              read={read}
              typed={typed}
              conflict={refused?.conflict}
              isTick={(place) => place === 'published'}
              {...words}
            />
            <MediaFields albums={albums} words={shown} />
            <FocusField src={src} focus={shown.focus} />
            <div className={styles.actions}>
              <Button isSmall name="intent" value="change" disabled={isBusy}>
                {text('save')}
              </Button>
              <Button isSmall look="danger" name="intent" value="remove" disabled={isBusy || usedIn.length > 0}>
                {text('remove')}
              </Button>
            </div>
          </ActForm>
        </details>
      </div>
    </li>
  )
}

/** What the inputs of the form, and what they say, are called. */
function useMediaWords(albums: Albums) {
  const text = useText('staff-media')
  return {
    nameOf: (place: string) => {
      const [name = '', language = ''] = place.split('.')
      const word = wordFields.find((each) => each === name)
      const locale = locales.find((each) => each === language)
      if (word && locale) return `${text(word)} · ${languages[locale].name}`
      if (name === 'focusX' || name === 'focusY')
        return `${text('focus')} · ${text(name === 'focusX' ? 'focus-across' : 'focus-down')}`
      return text(name === 'published' ? 'publish' : 'album')
    },
    showIn: (place: string, value: string) =>
      place === 'album' ? (albums.find(({ key }) => key === value)?.name ?? value) : value,
  }
}

function MediaFields({ albums, words }: { albums: Albums; words: Omit<MediaWords, 'focus'> | undefined }) {
  const text = useText('staff-media')
  return (
    <>
      <SelectField label={text('album')} name="album" defaultValue={words?.album}>
        {albums.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </SelectField>
      {wordFields.map((name) =>
        locales.map((locale) => (
          <TextField
            key={`${name}.${locale}`}
            label={
              <>
                {text(name)} · <bdi lang={locale}>{languages[locale].name}</bdi>
              </>
            }
            name={`${name}.${locale}`}
            lang={locale}
            maxLength={300}
            isOptional
            defaultValue={words?.[name][locale]}
          />
        )),
      )}
      <label className={styles.check}>
        <input type="checkbox" name="published" value="1" defaultChecked={words?.isPublished ?? false} />
        {text('publish')}
      </label>
    </>
  )
}
