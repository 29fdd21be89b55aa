import { languages } from '#kernel/languages.ts'
import { useText } from '#app/ui/text.tsx'
import { isLocale } from '#kernel/locale.ts'
import type { FieldName } from '#app/acts/record/field-names.ts'

/** The name of an input as people call it: `program.2.title.ar` is “Program, 3, Başlık, العربية”. */
export function usePlaceName(): (place: string) => string {
  const text = useText('staff-catalogue')
  return (place) =>
    place
      .split('.')
      .filter((part) => part !== '*')
      .map((part) => {
        if (isLocale(part)) return languages[part].name
        if (/^\d+$/.test(part)) return String(Number(part) + 1)
        return partNames.has(part) ? text(`part-${part as PartName}`) : text(`field-${part as FieldName}`)
      })
      .join(' › ')
}

export const fareNames = ['single', 'double', 'triple', 'quad', 'adult', 'child', 'child-no-bed', 'baby'] as const

export type PartName = (typeof fareNames)[number] | 'min' | 'max'

const partNames = new Set<string>([...fareNames, 'min', 'max'])
