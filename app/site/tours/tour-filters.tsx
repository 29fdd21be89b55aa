import type { ReactNode } from 'react'
import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Choice } from '#app/ui/choice.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { locales } from '#kernel/locale.ts'
import type { TourFacets } from '#modules/catalog/index.server.ts'
import type { TourQuery } from '#modules/catalog/index.ts'
import { countApplied } from './applied-filters.tsx'
import { durationKeys, durationValues } from './duration-words.ts'
import type { ShownPrices } from './load-listing.server.ts'
import { PriceRange } from './price-range.tsx'
import styles from './tour-filters.module.css'
import { WalkRange } from './walk-range.tsx'

const switches = ['family', 'economy', 'near', 'direct', 'certain'] as const

/**
 * Every filter of a list as one form that any browser can send; the page's script sends it at each change. Beside the
 * list on wide screens, a sheet of its own on a phone.
 */
export function TourFilters({
  query,
  facets,
  total,
  prices,
}: {
  query: TourQuery
  facets: TourFacets
  total: number
  prices: ShownPrices
}) {
  const { filter } = query
  const text = useText('tours')
  const ui = useText('ui')
  const locale = useLocale()
  return (
    <aside id="filters" popover="auto" className={styles.sheet} aria-label={text('filters')}>
      <form action={paths.tours(locale)} method="get" className={styles.form} data-tour-filters="">
        <KeptFields query={query} />
        <div className={styles.head}>
          <b>{text('filters')}</b>
          <span id="clear-filters" className={styles.clear}>
            {countApplied(filter) > 0 && <a href={paths.tours(locale)}>{text('clear-filters')}</a>}
          </span>
          <button
            type="button"
            popoverTarget="filters"
            popoverTargetAction="hide"
            aria-label={ui('close')}
            className={styles.close}
          >
            <Icon name="x" />
          </button>
        </div>
        <Group legend={text('filter-kind')}>
          {facets.kinds.map(({ value, count }) => (
            <Option key={value} name="kind" value={value} count={count} isOn={filter.kinds?.includes(value)}>
              {text(`kind-${value}`)}
            </Option>
          ))}
        </Group>
        <Group legend={text('filter-duration')}>
          <div className={styles.chips}>
            {facets.durations.map(({ value, ...range }) => (
              <label key={value} className={styles.chip}>
                <input
                  type="checkbox"
                  name="duration"
                  value={durationKeys[value]}
                  defaultChecked={filter.durations?.includes(value)}
                />
                {text(`chip-${durationKeys[value]}`, durationValues(range))}
              </label>
            ))}
          </div>
        </Group>
        <Group legend={text('filter-holidays')}>
          <Option name="ramadan" value="true" count={facets.ramadan} isOn={filter.ramadan}>
            {text('chip-ramadan')}
          </Option>
          {facets.holidays.map(({ value, count }) => (
            <Option key={value} name="holiday" value={value} count={count} isOn={filter.holidays?.includes(value)}>
              {text(`holiday-${value}`)}
            </Option>
          ))}
        </Group>
        {facets.stars.length > 0 && (
          <Group legend={text('filter-stars')}>
            {facets.stars.map(({ value, count }) => (
              <Option key={value} name="stars" value={value} count={count} isOn={filter.stars?.includes(value)}>
                <Stars count={value} label={text('star-hotel', { count: value })} />
              </Option>
            ))}
          </Group>
        )}
        <Group legend={text('filter-distance')}>
          <WalkRange minutes={filter.walk} />
        </Group>
        <Group legend={text('filter-price')}>
          <PriceRange query={query} range={facets.prices} prices={prices} />
        </Group>
        <Group legend={text('filter-more')}>
          {switches.map((name) => (
            <Option key={name} name={name} value="true" count={facets[name]} isOn={filter[name]}>
              {text(`chip-${name}`)}
            </Option>
          ))}
          <Option
            name="availability"
            value="available"
            count={facets.available}
            isOn={filter.availability === 'available'}
          >
            {text('chip-available')}
          </Option>
        </Group>
        {facets.airlines.length > 0 && (
          <Group legend={text('filter-airline')}>
            {facets.airlines.map(({ value, count, name }) => (
              <Option key={value} name="airline" value={value} count={count} isOn={filter.airlines?.includes(value)}>
                {name}
              </Option>
            ))}
          </Group>
        )}
        <div className={styles.group}>
          <SelectField
            label={text('filter-language')}
            name="language"
            defaultValue={filter.language ?? ''}
            required={false}
          >
            <option value="">{text('language-any')}</option>
            {locales.map((language) => (
              <option key={language} value={language}>
                {text(`language-${language}`)}
              </option>
            ))}
          </SelectField>
        </div>
        <div className={styles.foot}>
          <Button isBlock data-words-of="show-results">
            {text('show-results', { count: total })}
          </Button>
        </div>
      </form>
    </aside>
  )
}

/** What the form does not ask for but must not lose. */
function KeptFields({ query: { filter, sort } }: { query: TourQuery }) {
  const { month, category, q, date, city, hajj } = filter
  const kept = {
    month,
    category,
    q,
    date,
    city,
    hajj,
    private: filter.private,
    sort: sort === 'recommended' ? undefined : sort,
  }
  return Object.entries(kept).map(([name, value]) =>
    value === undefined ? null : <input key={name} type="hidden" name={name} value={String(value)} />,
  )
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  )
}

function Option({
  name,
  value,
  count,
  isOn = false,
  children,
}: {
  name: string
  value: string | number
  count: number
  isOn?: boolean | undefined
  children: ReactNode
}) {
  return (
    <Choice
      isCompact
      name={name}
      value={value}
      defaultChecked={isOn}
      end={<span data-words-of={`${name}-${value}`}>{count}</span>}
    >
      {children}
    </Choice>
  )
}
