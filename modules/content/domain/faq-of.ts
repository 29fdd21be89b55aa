export type Faq = { question: string; answer: string }[]

/** The questions in the structured data of a page: those of its FAQPage, wherever it lies; answers may be HTML. */
export function faqOf(structuredData: object | undefined): Faq {
  return nodesOf(structuredData)
    .filter((node) => hasType(node, 'FAQPage'))
    .flatMap((node) => listOf(node['mainEntity']))
    .filter((node) => hasType(node, 'Question'))
    .flatMap((node) => {
      const question = textOf(node['name'])
      const answer = listOf(node['acceptedAnswer'])
        .map((each) => textOf(each['text']))
        .find((text) => text !== '')
      return question !== '' && answer !== undefined ? [{ question, answer }] : []
    })
}

type Node = Record<string, unknown>

/** The things a document describes: itself, the members of a list, and what a graph holds. */
function nodesOf(data: unknown): Node[] {
  return listOf(data).flatMap((node) => [node, ...listOf(node['@graph'])])
}

function listOf(value: unknown): Node[] {
  const list: unknown[] = Array.isArray(value) ? value : [value]
  return list.filter((each): each is Node => typeof each === 'object' && each !== null)
}

function hasType(node: Node, type: string): boolean {
  const types: unknown[] = [node['@type']].flat()
  return types.includes(type)
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
