import { createHash, generateKeyPairSync, randomBytes, sign, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** Somebody with an account at the other site. */
export type Person = { sub: string; email: string; name: string; isVerified?: boolean }

/** What the double gets wrong on purpose. */
export type Fault = 'none' | 'other-nonce' | 'other-key' | 'other-audience' | 'token-down'

type Granted = { person: Person; clientId: string; redirectUri: string; challenge: string; nonce: string | null }

export const CLIENT = { id: 'kafile-test', secret: 'a-secret-of-the-double' }

/** Where the program is allowed to be led back to is checked letter by letter, as the real sites do. */
export type SocialDouble = {
  url: string
  people: Person[]
  fault: Fault
  /** Follows the invitation as a visitor who chooses a person, or nobody; answers where they are led back to. */
  choose: (invitation: string, sub: string | null) => Promise<string>
  close: () => Promise<void>
}

/**
 * A stand-in for Google and Facebook on this machine. Speaks OpenID Connect (discovery, code flow with PKCE S256, RS256
 * identity) and Facebook's OAuth 2 (dialog, token, `/me`). Codes work once and only for whom they were made; a request
 * that the real sites refuse is refused here too.
 */
export async function startSocialDouble(port = 0): Promise<SocialDouble> {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const otherKeys = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const codes = new Map<string, Granted>()
  const tokens = new Map<string, Person>()
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const double: SocialDouble = {
    url,
    people: [],
    fault: 'none',
    async choose(invitation, sub) {
      const asked = new URL(invitation)
      asked.pathname = '/choice'
      if (sub !== null) asked.searchParams.set('sub', sub)
      const led = await fetch(asked, { redirect: 'manual' })
      const location = led.headers.get('location')
      if (!location) throw new Error(`the double refuses: ${led.status} ${await led.text()}`)
      return location
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = new URL(request.url ?? '/', url)
    const query = asked.searchParams
    switch (asked.pathname) {
      case '/.well-known/openid-configuration':
        return json(response, {
          issuer: url,
          authorization_endpoint: `${url}/authorize`,
          token_endpoint: `${url}/token`,
          jwks_uri: `${url}/jwks`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
          code_challenge_methods_supported: ['S256'],
        })
      case '/jwks':
        return json(response, {
          keys: [{ ...keys.publicKey.export({ format: 'jwk' }), kid: '1', alg: 'RS256', use: 'sig' }],
        })
      case '/authorize':
      case '/dialog/oauth':
        return refusalOf(query) ? void response.writeHead(400).end(refusalOf(query)) : showPeople(response, query)
      case '/choice':
        return leadBack(response, query)
      case '/token':
      case '/oauth/access_token':
        return giveTokens(response, new URLSearchParams(await text(request)), request.headers.authorization)
      case '/me':
        return sayWho(response, request.headers.authorization)
      default:
        response.writeHead(404).end()
    }
  }

  function showPeople(response: ServerResponse, query: URLSearchParams): void {
    const links = double.people.map(({ sub, name }) => {
      query.set('sub', sub)
      return `<p><a href="/choice?${query.toString().replaceAll('&', '&amp;')}">${name}</a></p>`
    })
    query.delete('sub')
    const cancel = `<p><a href="/choice?${query.toString().replaceAll('&', '&amp;')}">Cancel</a></p>`
    response
      .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
      .end(`<h1>Sign in</h1>${links.join('')}${cancel}`)
  }

  function leadBack(response: ServerResponse, query: URLSearchParams): void {
    const refusal = refusalOf(query)
    if (refusal) return void response.writeHead(400).end(refusal)
    const back = new URL(query.get('redirect_uri') ?? '')
    back.searchParams.set('state', query.get('state') ?? '')
    const person = double.people.find(({ sub }) => sub === query.get('sub'))
    if (person) {
      const code = randomBytes(16).toString('hex')
      codes.set(code, {
        person,
        clientId: CLIENT.id,
        redirectUri: query.get('redirect_uri') ?? '',
        challenge: query.get('code_challenge') ?? '',
        nonce: query.get('nonce'),
      })
      back.searchParams.set('code', code)
    } else back.searchParams.set('error', 'access_denied')
    response.writeHead(302, { Location: back.href }).end()
  }

  function giveTokens(response: ServerResponse, form: URLSearchParams, authorization: string | undefined): void {
    if (double.fault === 'token-down') return void response.writeHead(503).end()
    const granted = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const isGood =
      granted?.challenge === challenge &&
      granted.redirectUri === form.get('redirect_uri') &&
      form.get('grant_type') === 'authorization_code' &&
      isClient(form, authorization)
    if (!granted || !isGood) return json(response, { error: 'invalid_grant' }, 400)
    const accessToken = randomBytes(16).toString('hex')
    tokens.set(accessToken, granted.person)
    json(response, {
      access_token: accessToken,
      token_type: 'bearer',
      expires_in: 3600,
      ...(granted.nonce === null ? {} : { id_token: identityOf(granted) }),
    })
  }

  function identityOf({ person, nonce }: Granted): string {
    const now = Math.floor(Date.now() / 1000)
    const claims = {
      iss: url,
      aud: double.fault === 'other-audience' ? 'somebody-else' : CLIENT.id,
      sub: person.sub,
      email: person.email,
      email_verified: person.isVerified ?? true,
      name: person.name,
      nonce: double.fault === 'other-nonce' ? 'another' : nonce,
      iat: now,
      exp: now + 300,
    }
    const content = [{ alg: 'RS256', kid: '1' }, claims].map(encoded).join('.')
    const { privateKey } = double.fault === 'other-key' ? otherKeys : keys
    return `${content}.${sign('sha256', Buffer.from(content), privateKey).toString('base64url')}`
  }

  function sayWho(response: ServerResponse, authorization = ''): void {
    const person = tokens.get(authorization.replace(/^Bearer /, ''))
    if (person) json(response, { id: person.sub, name: person.name, email: person.email })
    else json(response, { error: { message: 'Invalid OAuth access token' } }, 401)
  }

  return double
}

/** What the real sites refuse before they ask anybody anything. */
function refusalOf(query: URLSearchParams): string | undefined {
  if (query.get('client_id') !== CLIENT.id) return 'unknown client'
  if (query.get('response_type') !== 'code') return 'only codes are given'
  if (
    !/^http:\/\/(kafile\.test|localhost:\d+)\/auth\/(google|facebook)\/callback$/.test(query.get('redirect_uri') ?? '')
  )
    return 'this address is not registered'
  if (query.get('code_challenge_method') !== 'S256' || !query.get('code_challenge')) return 'PKCE is required'
  return query.get('state') ? undefined : 'a state is required'
}

function isClient(form: URLSearchParams, authorization = ''): boolean {
  const basic = Buffer.from(authorization.replace(/^Basic /, ''), 'base64').toString()
  const shown = Buffer.from(authorization === '' ? `${form.get('client_id')}:${form.get('client_secret')}` : basic)
  const known = Buffer.from(`${CLIENT.id}:${CLIENT.secret}`)
  return shown.length === known.length && timingSafeEqual(shown, known)
}

function json(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}

function encoded(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
