import { factsOfReason, quizReasons } from '#modules/engagement/index.ts'
import type { FieldName } from '../record/field-names.ts'
import type { FieldSpec, FormSection } from '../record/field-specs.ts'
import type { PartName } from './part-names.ts'

export type PartSection = 'header' | 'footer' | 'moves' | 'groups' | 'days' | 'texts' | 'questions' | 'reasons'

const menu = (name: FieldName): FieldSpec => ({
  name,
  kind: 'rows',
  title: 'label',
  parts: [
    { name: 'label', kind: 'words' },
    { name: 'address', kind: 'words', isLatin: true },
  ],
})

const holidays = (name: FieldName): FieldSpec => ({
  name,
  kind: 'rows',
  title: 'label',
  parts: [
    { name: 'label', kind: 'words' },
    { name: 'firstDay', kind: 'day' },
    { name: 'lastDay', kind: 'day' },
  ],
})

const preferences: FieldSpec[] = [
  { name: 'isFamily', kind: 'flag' },
  { name: 'inclusion', kind: 'line', isLatin: true, isNullable: true },
  { name: 'rooms', kind: 'codes' },
  { name: 'maxMetres', kind: 'number', isNullable: true },
  { name: 'minStars', kind: 'number', isNullable: true },
  { name: 'maxStars', kind: 'number', isNullable: true },
  { name: 'days', kind: 'range' },
]

const rules: FieldSpec[] = [
  { name: 'soonest', kind: 'flag' },
  { name: 'ramadan', kind: 'flag' },
  { name: 'private', kind: 'flag' },
  { name: 'months', kind: 'codes' },
  { name: 'schoolBreakMonths', kind: 'codes' },
  { name: 'days', kind: 'line', isLatin: true, isNullable: true },
  { name: 'people', kind: 'number', isNullable: true },
  { name: 'walkLimit', kind: 'number', isNullable: true },
  { name: 'maxMetres', kind: 'number', isNullable: true },
  { name: 'room', kind: 'choice', options: 'rooms', isNullable: true },
  { name: 'price', kind: 'range' },
  { name: 'prefer', kind: 'group', parts: preferences },
]

const answers: FieldSpec = {
  name: 'options',
  kind: 'rows',
  title: 'text',
  parts: [
    { name: 'text', kind: 'words' },
    { name: 'note', kind: 'words', isNullable: true },
    { name: 'key', kind: 'line', isLatin: true },
    { name: 'rules', kind: 'group', parts: rules },
  ],
}

/** The sentence names of the quiz; `soonest` is the name of a rule as well. */
export const reasonFields = Object.fromEntries(
  quizReasons.map((reason) => [reason, reason === 'soonest' ? 'soonest-match' : reason]),
) as Record<(typeof quizReasons)[number], Exclude<(typeof quizReasons)[number], 'soonest'> | 'soonest-match'>

/** The forms of the parts. */
export const partSections: Record<PartName, readonly FormSection<PartSection>[]> = {
  quiz: [
    {
      id: 'texts',
      specs: [
        { name: 'intro', kind: 'texts' },
        { name: 'nothing', kind: 'texts' },
      ],
    },
    {
      id: 'questions',
      specs: [
        {
          name: 'questions',
          kind: 'rows',
          title: 'text',
          parts: [
            { name: 'text', kind: 'words' },
            { name: 'short', kind: 'words' },
            { name: 'help', kind: 'words' },
            { name: 'key', kind: 'line', isLatin: true },
            { name: 'picture', kind: 'picture' },
            answers,
          ],
        },
      ],
    },
    {
      id: 'reasons',
      specs: [
        {
          name: 'reasons',
          kind: 'group',
          parts: quizReasons.map((reason) => ({
            name: reasonFields[reason],
            kind: 'texts' as const,
            names: factsOfReason(reason),
          })),
        },
      ],
    },
  ],
  menus: [
    { id: 'header', specs: [menu('menuServices'), menu('menuMain')] },
    { id: 'footer', specs: [menu('menuQuick'), menu('menuTours'), menu('menuLegal')] },
  ],
  redirects: [
    {
      id: 'moves',
      specs: [
        {
          name: 'moves',
          kind: 'rows',
          parts: [
            { name: 'oldAddress', kind: 'line', isLatin: true },
            { name: 'newAddress', kind: 'line', isLatin: true },
          ],
        },
      ],
    },
  ],
  'question-groups': [
    {
      id: 'groups',
      specs: [
        {
          name: 'groups',
          kind: 'rows',
          parts: [
            { name: 'title', kind: 'words' },
            { name: 'key', kind: 'line', isLatin: true },
          ],
        },
      ],
    },
  ],
  holidays: [
    {
      id: 'days',
      specs: [
        holidays('religiousHolidays'),
        holidays('publicHolidays'),
        holidays('schoolBreaks'),
        holidays('kandilNights'),
      ],
    },
  ],
  agreements: [
    {
      id: 'texts',
      specs: [
        { name: 'title', kind: 'words' },
        { name: 'body', kind: 'html' },
      ],
    },
  ],
}
