import { locales, type Locale } from '#kernel/locale.ts'
import { parsePlainDate } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { normalizeInput, normalizeLines, toSlug } from '#kernel/text.ts'
import {
  titleFieldOf,
  writingFacts,
  writingTexts,
  type FactField,
  type TextField,
  type Texts,
  type WritingDraft,
  type WritingKind,
} from './writing.ts'

export type WritingProblemCode = 'required' | 'too-long' | 'malformed'

/** A field that is wrong: a fact by its name, a text by its language and its name, as `tr.link`. */
export type WritingProblem = { field: string; code: WritingProblemCode }

/**
 * Reads what was typed: spaces are tidied, a link that was left out follows from the title, JSON and addresses are
 * looked at. A language that is or will be published needs its texts; a draft may lack anything.
 */
export function checkWriting(kind: WritingKind, draft: WritingDraft): Result<WritingDraft, WritingProblem[]> {
  const problems: WritingProblem[] = []
  const facts: Texts = {}
  for (const field of writingFacts[kind]) facts[field.name] = readFact(field, draft.facts[field.name] ?? '', problems)
  const texts = Object.fromEntries(
    locales.map((locale) => [locale, readTexts(kind, locale, draft, problems)]),
  ) as Record<Locale, Texts>
  return problems.length > 0 ? fail(problems) : ok({ facts, texts, publication: draft.publication })
}

function readTexts(kind: WritingKind, locale: Locale, draft: WritingDraft, problems: WritingProblem[]): Texts {
  const typed = draft.texts[locale]
  const isPublished = draft.publication[locale].state !== 'draft'
  const texts: Texts = {}
  for (const field of writingTexts[kind]) {
    const raw = typed[field.name] ?? ''
    const value = field.shape === 'link' && raw.trim() === '' ? toSlug(typed[titleFieldOf(kind)] ?? '') : raw
    const name = `${locale}.${field.name}`
    const read = readText(field, value)
    texts[field.name] = read ?? ''
    if (read === undefined) problems.push({ field: name, code: 'malformed' })
    else if (read.length > field.longest) problems.push({ field: name, code: 'too-long' })
    else if (isPublished && field.isNeeded && isEmpty(field, read)) problems.push({ field: name, code: 'required' })
  }
  return texts
}

function readText({ shape }: TextField, raw: string): string | undefined {
  switch (shape) {
    case 'line':
      return normalizeInput(raw)
    case 'lines':
      return normalizeLines(raw)
    case 'html':
      return raw.trim()
    case 'words':
      return normalizeInput(raw)
        ?.split(/[,،;]/)
        .map((word) => word.trim())
        .filter(Boolean)
        .join(', ')
    case 'json':
      return isJson(raw) ? raw.trim() : undefined
    case 'link': {
      const link = normalizeInput(raw)
      return link !== undefined && /^(?:[\p{L}\p{M}\p{N}]+(?:[-_.][\p{L}\p{M}\p{N}]+)*)?$/u.test(link)
        ? link
        : undefined
    }
  }
}

function readFact({ name, shape, isNeeded }: FactField, raw: string, problems: WritingProblem[]): string {
  const value = normalizeInput(raw)
  if (value === '' || value === undefined) {
    if (value === undefined) problems.push({ field: name, code: 'malformed' })
    else if (isNeeded) problems.push({ field: name, code: 'required' })
    return value ?? ''
  }
  if (!factPatterns[shape].test(value) || (shape === 'day' && !parsePlainDate(value)))
    problems.push({ field: name, code: 'malformed' })
  return value
}

const factPatterns: Record<FactField['shape'], RegExp> = {
  key: /^[\p{L}\p{M}\p{N}._-]{1,120}$/u,
  // A motif by its key, an uploaded picture, or an address.
  picture: /^(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*|\/(?!\/)[^\s"'<>]{1,200}|https:\/\/[^\s"'<>]{1,400})$/,
  number: /^\d{1,5}$/,
  day: /^\d{4}-\d{2}-\d{2}$/,
  address: /^(?:\/(?!\/)[^\s"'<>]{1,200}|https:\/\/[^\s"'<>]{1,400})$/,
}

function isJson(text: string): boolean {
  if (text.trim() === '') return true
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}

/** HTML is empty when no letter of it would be read and no picture seen. */
function isEmpty({ shape }: TextField, text: string): boolean {
  if (shape !== 'html') return text === ''
  return !/<img\b/i.test(text) && text.replace(/<[^>]*>|&nbsp;|\s/g, '') === ''
}
