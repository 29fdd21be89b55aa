/** A link with what is behind it in a sentence. */
export type OverviewLink = { title: string; url: string; note?: string | undefined }

export type Overview = { title: string; summary: string; sections: { title: string; links: OverviewLink[] }[] }

/** The site in one page of Markdown, as language models ask for it. Sections without a link are left out. */
export function writeOverview({ title, summary, sections }: Overview): string {
  const written = sections
    .filter(({ links }) => links.length > 0)
    .map((section) => `## ${oneLine(section.title)}\n\n${section.links.map(writeLink).join('\n')}\n`)
  return [`# ${oneLine(title)}\n`, `> ${oneLine(summary)}\n`, ...written].join('\n')
}

function writeLink({ title, url, note }: OverviewLink): string {
  return `- [${oneLine(title).replace(/[[\]\\]/g, '\\$&')}](${url})${note ? `: ${oneLine(note)}` : ''}`
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
