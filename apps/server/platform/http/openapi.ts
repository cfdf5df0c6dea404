import type { Contract, Operation } from '@saya/contract'
import { generalErrors } from '@saya/contract/general/errors.ts'
import { toJsonSchema } from '@valibot/to-json-schema'

type Json = Record<string, unknown>

const schemaOf = (schema: NonNullable<Operation['query']>, typeMode: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = toJsonSchema(schema as never, {
    errorMode: 'ignore',
    typeMode,
    target: 'draft-2020-12',
  }) as Json
  return rest
}

/** The OpenAPI 3.1 document of every call, written from the contract that the server itself is registered from. */
export function openapi(contract: Contract): Json {
  const paths: Record<string, Json> = {}
  for (const [noun, operations] of Object.entries(contract) as [string, Record<string, Operation>][]) {
    for (const [name, operation] of Object.entries(operations)) {
      const path = operation.path.replace(/:(\w+)/g, '{$1}')
      paths[path] ??= {}
      for (const method of [operation.method, ...(operation.twin ? [operation.twin] : [])]) {
        const id = method === operation.method ? name : `${name}By${method}`
        paths[path][method.toLowerCase()] = describe(operation, noun, id)
      }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Saya',
      version: '1',
      description: 'Calls of the player app. CBOR by default of our apps, JSON by Content-Type and Accept.',
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
          },
        },
      },
    },
  }
}

function describe(operation: Operation, noun: string, id: string): Json {
  const answer = {
    type: 'object',
    required: ['status', 'data'],
    properties: { status: { const: true }, data: schemaOf(operation.answer, 'output') },
  }
  return {
    operationId: id,
    tags: [noun],
    summary: operation.summary,
    ...(operation.access === 'guest' ? { security: [] } : { security: [{ token: [] }] }),
    parameters: [...parameters(operation.params, 'path'), ...parameters(operation.query, 'query')],
    ...(operation.body ? { requestBody: { required: true, content: content(schemaOf(operation.body, 'input')) } } : {}),
    responses: { 200: { description: 'The answer', content: content(answer) }, ...failures(operation) },
  }
}

function content(schema: Json): Json {
  return { 'application/cbor': { schema }, 'application/json': { schema } }
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

function failures(operation: Operation): Json {
  const general = operation.access === 'guest' ? {} : { token_expired: generalErrors.token_expired }
  const byStatus = new Map<number, string[]>([[400, ['invalid_request']]])
  for (const [code, { status }] of Object.entries({ ...general, ...operation.refusals })) {
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      { description: codes.join(', '), content: content({ $ref: '#/components/schemas/Failure' }) },
    ]),
  )
}
