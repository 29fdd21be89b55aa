import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { preferredEncoding, quickestFirst, type Encoding } from '#platform/http/node-bridge.server.ts'
import { packByBrotli, packByGzip, packByZstd } from '#platform/http/pack.server.ts'
import {
  prepareAnswer,
  prepareNotModified,
  sendPrepared,
  type PreparedAnswer,
} from '#platform/http/prepared-answer.server.ts'

type Shape = Encoding | 'identity'

/** One form of a page, ready to be written. */
type Form = {
  answer: PreparedAnswer
  /** What whoever has this very form is told. */
  notModified: PreparedAnswer
  etag: string
  headers: string[]
  notModifiedHeaders: string[]
}

/** Brotli for somebody who waits, and for pages that many ask for: fifty times the processor for a tenth of the bytes. */
const LIGHT = 5
const TIGHT = 11
/** Zstandard for somebody who waits: as small as the light Brotli in a third of its time. */
const QUICK = 6

/** What is packed tightly is the smallest there is. */
const tightFirst: readonly Encoding[] = ['br', 'zstd', 'gzip']

/**
 * A rendered page. Each encoding is made when somebody first asks for it, and then kept. Entity tags are strong and cover
 * body and policy, since a page whose policy changed is another page although its text is the same.
 */
export class CachedPage {
  readonly #body: Buffer
  readonly #headers: Headers
  readonly #hash: string
  readonly #forms = new Map<Shape, Form>()
  readonly #underWay = new Map<Shape, Promise<Form>>()
  #isTight = false
  #order = quickestFirst

  constructor(body: Buffer, headers: Headers) {
    this.#body = body
    this.#headers = headers
    this.#hash = createHash('sha256')
      .update(body)
      .update(headers.get('content-security-policy') ?? '')
      .digest('base64url')
      .slice(0, 22)
  }

  get bytes(): number {
    return [...this.#forms.values()].reduce((sum, { answer }) => sum + answer.bytes.length, this.#body.length)
  }

  /** Writes the page, or that the client's copy is still right; at once unless its encoding is still to be made. */
  send(req: IncomingMessage, res: ServerResponse): void | Promise<void> {
    const shape = preferredEncoding(req.headers['accept-encoding'], this.#order) ?? 'identity'
    const form = this.#forms.get(shape)
    return form ? this.#write(form, shape, req, res) : this.#sendWhenMade(shape, req, res)
  }

  /** Makes the forms that another page was asked for in: nobody waits for them when this one takes its place. */
  async packLike(other: CachedPage): Promise<void> {
    for (const shape of other.#forms.keys()) await this.#make(shape)
  }

  /** Packs the form that all browsers can read as tightly as it goes; they are sent it from then on. */
  async packTightly(): Promise<void> {
    if (this.#isTight) return
    this.#isTight = true
    this.#forms.set('br', this.#formOf(await packByBrotli(this.#body, TIGHT), 'br', 'br-tight'))
    // The quick form stays, as a sign for the page that takes the place of this one that it is asked for.
    this.#order = tightFirst
  }

  async #sendWhenMade(shape: Shape, req: IncomingMessage, res: ServerResponse): Promise<void> {
    this.#write(await this.#make(shape), shape, req, res)
  }

  async #make(shape: Shape): Promise<Form> {
    const made = this.#forms.get(shape)
    if (made) return made
    const form = this.#underWay.get(shape) ?? this.#pack(shape)
    this.#underWay.set(shape, form)
    try {
      this.#forms.set(shape, await form)
      return await form
    } finally {
      this.#underWay.delete(shape)
    }
  }

  async #pack(shape: Shape): Promise<Form> {
    return this.#formOf(await pack(this.#body, shape), shape, shape)
  }

  #write(form: Form, shape: Shape, req: IncomingMessage, res: ServerResponse): void {
    const known = knownTag(req.headers, this.#hash, shape)
    if (known !== undefined) {
      const tag = known === '*' ? form.etag : known
      if (tag === form.etag && sendPrepared(form.notModified, req, res)) return
      res.writeHead(304, [...form.notModifiedHeaders, 'etag', tag])
      res.end()
      return
    }
    if (sendPrepared(form.answer, req, res)) return
    res.writeHead(200, form.headers)
    res.end(req.method === 'HEAD' ? undefined : form.answer.body)
  }

  #formOf(packed: Buffer, shape: Shape, name: string): Form {
    const etag = `"${this.#hash}-${name}"`
    const kept = [...this.#headers].filter(
      ([header]) => !['content-length', 'content-encoding', 'etag', 'set-cookie', 'date'].includes(header),
    )
    const always = kept.filter(([header]) => !header.startsWith('content-')).flat()
    const headers = [
      ...always,
      'etag',
      etag,
      ...kept.filter(([header]) => header.startsWith('content-')).flat(),
      ...(shape === 'identity' ? [] : ['content-encoding', shape]),
      'content-length',
      String(packed.length),
    ]
    const answer = prepareAnswer(headers, packed)
    const notModified = prepareNotModified([...always, 'etag', etag])
    return { answer, notModified, etag, headers, notModifiedHeaders: always }
  }
}

function pack(body: Buffer, shape: Shape): Buffer | Promise<Buffer> {
  if (shape === 'identity') return body
  if (shape === 'zstd') return packByZstd(body, QUICK)
  return shape === 'br' ? packByBrotli(body, LIGHT) : packByGzip(body, 6)
}

/** The tag by which the client has the page in a form that it may be sent now or may have been sent before. */
function knownTag(headers: IncomingHttpHeaders, hash: string, shape: Shape): string | undefined {
  const known = headers['if-none-match']?.split(',').map((each) => each.trim().replace(/^W\//, ''))
  if (!known) return undefined
  const read = tightFirst.filter((each) => each !== 'gzip' && preferredEncoding(headers['accept-encoding'], [each]))
  const starts = [shape, ...read].map((each) => `"${hash}-${each}`)
  return known.find((each) => each === '*' || starts.some((start) => each.startsWith(start)))
}
