import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { preferredEncoding } from '#platform/http/node-bridge.server.ts'
import { packByBrotli, packByGzip } from '#platform/http/pack.server.ts'
import {
  prepareAnswer,
  prepareNotModified,
  sendPrepared,
  type PreparedAnswer,
} from '#platform/http/prepared-answer.server.ts'

type Encoding = 'br' | 'gzip' | 'identity'

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

/**
 * A rendered page. Each encoding is made when somebody first asks for it, and then kept. Entity tags are strong and cover
 * body and policy, since a page whose policy changed is another page although its text is the same.
 */
export class CachedPage {
  readonly #body: Buffer
  readonly #headers: Headers
  readonly #hash: string
  readonly #forms = new Map<Encoding, Form>()
  readonly #underWay = new Map<Encoding, Promise<Form>>()
  #isTight = false

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
    const encoding = preferredEncoding(req.headers['accept-encoding']) ?? 'identity'
    const form = this.#forms.get(encoding)
    return form ? this.#write(form, encoding, req, res) : this.#sendWhenMade(encoding, req, res)
  }

  /** Makes the encodings that another page was asked for in: nobody waits for them when this one takes its place. */
  async packLike(other: CachedPage): Promise<void> {
    for (const encoding of other.#forms.keys()) await this.#make(encoding)
  }

  /** Packs the form that browsers ask for as tightly as it goes. */
  async packTightly(): Promise<void> {
    if (this.#isTight) return
    this.#isTight = true
    this.#forms.set('br', this.#formOf(await packByBrotli(this.#body, TIGHT), 'br', 'br-tight'))
  }

  async #sendWhenMade(encoding: Encoding, req: IncomingMessage, res: ServerResponse): Promise<void> {
    this.#write(await this.#make(encoding), encoding, req, res)
  }

  async #make(encoding: Encoding): Promise<Form> {
    const made = this.#forms.get(encoding)
    if (made) return made
    const form = this.#underWay.get(encoding) ?? this.#pack(encoding)
    this.#underWay.set(encoding, form)
    try {
      this.#forms.set(encoding, await form)
      return await form
    } finally {
      this.#underWay.delete(encoding)
    }
  }

  async #pack(encoding: Encoding): Promise<Form> {
    return this.#formOf(await pack(this.#body, encoding), encoding, encoding)
  }

  #write(form: Form, encoding: Encoding, req: IncomingMessage, res: ServerResponse): void {
    const known = knownTag(req.headers, `"${this.#hash}-${encoding}`)
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

  #formOf(packed: Buffer, encoding: Encoding, name: string): Form {
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
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
      'content-length',
      String(packed.length),
    ]
    const answer = prepareAnswer(headers, packed)
    const notModified = prepareNotModified([...always, 'etag', etag])
    return { answer, notModified, etag, headers, notModifiedHeaders: always }
  }
}

function pack(body: Buffer, encoding: Encoding): Buffer | Promise<Buffer> {
  if (encoding === 'identity') return body
  return encoding === 'br' ? packByBrotli(body, LIGHT) : packByGzip(body, 6)
}

/** The tag by which the client has the page in this encoding, packed tightly or not. */
function knownTag(headers: IncomingHttpHeaders, start: string): string | undefined {
  const known = headers['if-none-match']?.split(',').map((each) => each.trim().replace(/^W\//, ''))
  return known?.find((each) => each === '*' || each.startsWith(start))
}
