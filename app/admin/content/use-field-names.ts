import { languages } from '#kernel/languages.ts'
import { useText } from '#app/ui/text.tsx'
import { locales } from '#kernel/locale.ts'

/** The name of an input as people call it, with its language: `en.title` is “Title › English”. */
export function useFieldNames(): (place: string) => string {
  const text = useText('staff-content')
  return (place) => {
    const locale = locales.find((each) => place.startsWith(`${each}.`))
    const name = locale ? place.slice(locale.length + 1) : place
    const label = name === 'state' || name === 'at' ? text('publication') : text(`field-${name}` as 'field-title')
    return locale ? `${label} › ${languages[locale].name}` : label
  }
}
