import type { Contract, Operation } from '@saya/contract'
import { type GeneralCode, generalErrors } from '@saya/contract/general/errors.ts'
import { pathsOf } from '@saya/contract/operation.ts'
import type { Refusal } from '@saya/contract/refusal.ts'
import { tokenRefusals } from '../../auth/tokenRefusals.ts'
import { type Json, schemaOf } from './schemaOf.ts'

/** The OpenAPI 3.1 document of every call, written from the contract that the server itself is opened from. */
export function openapi(contract: Contract): Json {
  const paths: Record<string, Json> = {}
  for (const { noun, name, path, operation } of callsOf(contract)) {
    const shown = path.replace(/:(\w+)/g, '{$1}')
    paths[shown] ??= {}
    paths[shown][operation.method.toLowerCase()] = describe(operation, noun, name)
    if (operation.twin) paths[shown].get = describeTwin(operation, noun, name)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Saya',
      version: '1',
      description:
        'Calls of the player app. Our apps speak CBOR; JSON is taken and answered by Content-Type and Accept. Money is a decimal string with two places, time whole Unix seconds, ids are strings.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    tags: Object.keys(contract).map(name => ({ name })),
    paths,
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 't', description: 'The access token' } },
      schemas: {
        Failure: {
          type: 'object',
          required: ['status', 'data', 'code'],
          properties: {
            status: { const: false },
            data: { type: 'string', description: 'A public sentence' },
            code: { type: 'string', description: 'A stable code' },
            field: { type: 'string', description: 'Of an `invalid_request`: the path of the field that is wrong' },
          },
        },
      },
    },
  }
}

/** Each call at each of its paths. */
function callsOf(contract: Contract) {
  const nouns = Object.entries(contract) as [string, Record<string, Operation>][]
  return nouns.flatMap(([noun, operations]) =>
    Object.entries(operations).flatMap(([own, operation]) =>
      pathsOf(operation).map((path, at) => ({ noun, operation, path, name: at === 0 ? own : `${own}ByAlias` })),
    ),
  )
}

function describe(operation: Operation, noun: string, name: string): Json {
  const body = operation.body
    ? { requestBody: { required: true, content: bodyContent(operation, operation.body) } }
    : {}
  return {
    operationId: `${noun}.${name}`,
    ...shared(operation, noun),
    parameters: [...parameters(operation.params, 'path'), ...parameters(operation.query, 'query'), ...keyed(operation)],
    ...body,
  }
}

/** The documented GET of a call that changes something: what POST takes in its body it takes in its query. */
function describeTwin(operation: Operation, noun: string, name: string): Json {
  return {
    operationId: `${noun}.${name}ByGet`,
    ...shared(operation, noun),
    parameters: [
      ...parameters(operation.params, 'path'),
      ...parameters(operation.body ?? operation.query, 'query'),
      ...keyed(operation),
    ],
  }
}

function shared(operation: Operation, noun: string): Json {
  const answer = {
    type: 'object',
    required: ['status', 'data'],
    properties: { status: { const: true }, data: schemaOf(operation.answer, 'output') },
  }
  return {
    tags: [noun],
    summary: operation.summary,
    security: operation.access === 'guest' ? [] : [{ token: [] }],
    responses: { 200: { description: 'The answer', content: content(answer) }, ...failures(operation) },
  }
}

function content(schema: Json, examples?: Json): Json {
  const media = examples ? { schema, examples } : { schema }
  return { 'application/cbor': media, 'application/json': media }
}

const encodingTypes = { form: 'application/x-www-form-urlencoded', multipart: 'multipart/form-data' } as const

function bodyContent(operation: Operation, body: NonNullable<Operation['body']>): Json {
  const schema = schemaOf(body, 'input')
  const more = (operation.encodings ?? []).map(encoding => [encodingTypes[encoding], { schema }])
  return { ...content(schema), ...Object.fromEntries(more) }
}

function parameters(schema: Operation['query'], place: 'path' | 'query'): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

function keyed({ money }: Operation): Json[] {
  if (!money) return []
  const schema = { type: 'string', minLength: 1, maxLength: 200 }
  const description = 'The same key twice is the same act, and is answered the same for a day'
  return [{ name: 'Idempotency-Key', in: 'header', required: false, description, schema }]
}

/** What any such call may be answered beside its own refusals. */
function generalCodes(operation: Operation): GeneralCode[] {
  return [
    'invalid_request',
    ...(operation.access === 'guest' ? [] : (['authentication_required', ...tokenRefusals] satisfies GeneralCode[])),
    ...(operation.access === 'guest' || operation.blockedToo ? [] : (['account_blocked'] satisfies GeneralCode[])),
    ...(operation.method === 'GET' ? [] : (['cross_site'] satisfies GeneralCode[])),
    ...(operation.money ? (['in_progress', 'replay_mismatch'] satisfies GeneralCode[]) : []),
    'not_acceptable',
    ...(operation.body ? (['malformed_request', 'body_too_large', 'unsupported_type'] satisfies GeneralCode[]) : []),
    'too_many_requests',
  ]
}

function failures(operation: Operation): Json {
  const general = generalCodes(operation).map(code => [code, generalErrors[code]] as const)
  const byStatus = new Map<number, [string, Refusal][]>()
  for (const [code, refusal] of [...general, ...Object.entries<Refusal>(operation.refusals)]) {
    byStatus.set(refusal.status, [...(byStatus.get(refusal.status) ?? []), [code, refusal]])
  }
  return Object.fromEntries([...byStatus].map(([status, refusals]) => [status, failure(refusals)]))
}

function failure(refusals: readonly [string, Refusal][]): Json {
  const examples = refusals.map(([code, { text }]) => [
    code,
    { summary: text[0], value: { status: false, data: text[0], code } },
  ])
  return {
    description: refusals.map(([code, { text }]) => `${code}: ${text[0]}`).join('; '),
    content: content({ $ref: '#/components/schemas/Failure' }, Object.fromEntries(examples)),
  }
}
