import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { openApiPath, toOpenApi, type RoutedCall } from '#app/wire/to-openapi.server.ts'

type OpenApi = ReturnType<typeof toOpenApi>

type DescribedResponse = { content?: Record<string, unknown> }

const CALL_PATH = /^\/(api|auth|rest)\//

/**
 * Holds answers of calls against the description of the interface: an answer whose status, content type or body it does
 * not know throws, and says what to write into `describes`.
 */
export function answerChecker(calls: readonly RoutedCall[]) {
  const document = toOpenApi(calls, { origin: 'http://kafile.test', firm: 'Kafile' })
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  // The package is CommonJS and arrives as its own namespace.
  const addTo = addFormats as unknown as typeof addFormats.default
  addTo(ajv)
  ajv.addSchema({ ...document, $id: 'openapi' })
  const compiled = new Map<string, ValidateFunction>()

  function validatorAt(pointer: string): ValidateFunction {
    const known = compiled.get(pointer)
    if (known) return known
    const made = ajv.compile({ $ref: `openapi#${pointer}` })
    compiled.set(pointer, made)
    return made
  }

  return async function checkAnswer(pattern: string | undefined, method: string, response: Response): Promise<void> {
    if (!pattern || !CALL_PATH.test(pattern)) return
    const name = `${method} ${pattern} answered ${response.status}`
    const place = placeOf(document, { pattern, method, status: response.status })
    if (!place) throw new Error(`${name}, which its \`describes\` does not know`)
    const content = place.response.content ?? {}
    const [type = ''] = (response.headers.get('content-type') ?? '').split(';')
    const body = await response.clone().text()
    if (Object.keys(content).length === 0 || method === 'HEAD' || response.status === 304) {
      if (body !== '') throw new Error(`${name} with a body, where its \`describes\` has none`)
      return
    }
    if (!(type in content)) throw new Error(`${name} as ${type}, described is ${Object.keys(content).join(', ')}`)
    if (!type.endsWith('json')) return
    const validate = validatorAt(`${place.pointer}/content/${escapePointer(type)}/schema`)
    if (validate(JSON.parse(body))) return
    const faults = (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${instancePath || '/'} ${message} ${JSON.stringify(params)}`,
    )
    throw new Error(
      `${name} with a body that its \`describes\` does not know:\n${faults.slice(0, 8).join('\n')}\n${body.slice(0, 600)}`,
    )
  }
}

function placeOf(document: OpenApi, { pattern, method, status }: { pattern: string; method: string; status: number }) {
  const path = openApiPath(pattern)
  const verb = method === 'HEAD' ? 'get' : method.toLowerCase()
  const operation = document.paths[path]?.[verb] as { responses: Record<string, DescribedResponse> } | undefined
  const described = operation?.responses[status]
  if (described) return { response: described, pointer: `/paths/${escapePointer(path)}/${verb}/responses/${status}` }
  // A call that does not exist, or not with this method.
  if (operation || status < 400) return undefined
  return { response: document.components.responses.Refused, pointer: '/components/responses/Refused' }
}

/** A part of a path as a JSON pointer in an address has it. */
function escapePointer(part: string): string {
  return encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))
}
