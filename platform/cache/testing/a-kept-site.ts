import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { createLog } from '#platform/log/log.server.ts'
import { PageCache, type PageCacheOptions } from '../page-cache.server.ts'
import { noted } from '../page-notes.server.ts'

export const policy = { 'content-security-policy': "default-src 'self'", 'content-type': 'text/html' }

/**
 * A site whose pages say what `state` holds, and which counts how often it renders. Pages below `/post` read a post, all
 * others the season.
 */
export async function aKeptSite(options: Partial<PageCacheOptions> = {}) {
  const state = {
    text: 'first',
    post: 'first post',
    renders: [] as string[],
    questions: [] as string[],
    headers: policy as Record<string, string>,
  }
  const readSeason = () =>
    noted(['season'], ['catalogue/season', 'seats'], async () => {
      state.questions.push('season')
      return state.text
    })
  const readPost = (path: string) =>
    noted(['post', path], [`content/posts${path.slice('/post'.length)}`], async () => {
      state.questions.push(path)
      return state.post
    })
  const cache = new PageCache({
    log: createLog({ level: 'silent' }),
    isExpectant: ({ headers }) => headers['cookie'] === 'token=1',
    laggingTags: ['seats'],
    keyOf: (url) => (url.startsWith('/private') ? undefined : (url.split('?')[0] ?? url)),
    async render(key) {
      state.renders.push(key)
      const text = key.startsWith('/post') ? await readPost(key) : await readSeason()
      return new Response(`${text} ${key}`.padEnd(2000, '.'), { headers: state.headers })
    },
    ...options,
  })
  const server = createServer((req, res) => {
    if (cache.answer(req, res)) return
    void cache.answerOrFill(req, res).then((isAnswered) => isAnswered || res.writeHead(204).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const ask = (path: string, headers = {}, method = 'GET') => fetchFrom(server, path, headers, method)
  /** Asks as somebody who may have changed what pages show. */
  const askExpecting = (path: string) => ask(path, { cookie: 'token=1' })
  return { cache, state, ask, askExpecting }
}

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string }

function fetchFrom(server: Server, path: string, headers: Record<string, string>, method: string): Promise<Answer> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const req = request({ port, host: '127.0.0.1', path, method, headers }, (res) => {
      const chunks: Buffer[] = []
      res.on('data', (chunk: Buffer) => chunks.push(chunk))
      res.on('end', () => {
        const body = Buffer.concat(chunks)
        resolve({ status: res.statusCode ?? 0, headers: res.headers, body, text: body.toString() })
      })
    })
    req.on('error', reject)
    req.end()
  })
}
