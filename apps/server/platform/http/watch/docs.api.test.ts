import { contract, type Operation } from '@saya/contract'
import { pathsOf } from '@saya/contract/operation.ts'
import { bonusTopic } from '@saya/contract/realtime/bonusTopic.ts'
import { openWorld, type World } from '@saya/testing'
import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

async function read(path: string): Promise<Document> {
  const response = await fetch(`${world.url}${path}`)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8'])
  return (await response.json()) as Document
}

function expectExamples({ content }: Call['responses'][string], place: string): void {
  for (const { examples = {} } of Object.values(content)) {
    expect(Object.keys(examples).length, place).toBeGreaterThan(0)
    for (const [code, { value }] of Object.entries(examples)) expect(value).toMatchObject({ status: false, code })
  }
}

interface Document {
  readonly [name: string]: unknown
}

interface Call {
  readonly operationId: string
  readonly summary: string
  readonly tags: readonly string[]
  readonly security: readonly unknown[]
  readonly parameters: readonly { readonly name: string; readonly in: string }[]
  readonly responses: Readonly<Record<string, { description: string; content: Record<string, Media> }>>
}

interface Media {
  readonly schema: unknown
  readonly examples?: Readonly<Record<string, { readonly value: { status: boolean; data: string; code: string } }>>
}

const operations = Object.values(contract).flatMap(noun => Object.values(noun) as Operation[])

async function calls(): Promise<[string, Call][]> {
  const paths = (await read('/docs/openapi.json')).paths as Record<string, Record<string, Call>>
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => [`${method.toUpperCase()} ${path}`, call] as [string, Call]),
  )
}

describe('the OpenAPI document', () => {
  test('is valid', async () => {
    const result = await new Validator().validate({ ...(await read('/docs/openapi.json')) })
    expect(result).toMatchObject({ valid: true })
  })

  test('has every call of the contract, by every method it answers, and no other', async () => {
    const documented = (await calls()).map(([name]) => name).sort()
    const declared = operations.flatMap(operation =>
      pathsOf(operation).flatMap(path => {
        const methods = [operation.method, ...(operation.twin ? [operation.twin] : [])]
        return methods.map(method => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
      }),
    )
    expect(documented).toEqual(declared.sort())
  })

  test('gives each call an id of its own, a summary, a noun and who may call', async () => {
    const all = await calls()
    expect(new Set(all.map(([, call]) => call.operationId)).size).toBe(all.length)
    for (const [name, call] of all) {
      expect(call.summary, name).toMatch(/^[A-Z].{9,}/)
      expect(call.tags, name).toHaveLength(1)
      expect(Array.isArray(call.security), name).toBe(true)
    }
  })

  test('names every parameter of a path', async () => {
    for (const [name, call] of await calls()) {
      const inPath = [...name.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter)
      expect(
        call.parameters.filter(parameter => parameter.in === 'path').map(parameter => parameter.name),
        name,
      ).toEqual(inPath)
    }
  })

  test('describes the answer and each failure in both encodings, with an example of every refusal', async () => {
    for (const [name, call] of await calls()) {
      expect(Object.keys(call.responses), name).toContain('200')
      expect(Object.keys(call.responses), name).toContain('400')
      for (const [status, response] of Object.entries(call.responses)) {
        expect(response.description, `${name} ${status}`).toMatch(/\w{3,}/)
        expect(Object.keys(response.content)).toEqual(['application/cbor', 'application/json'])
        if (status !== '200') expectExamples(response, `${name} ${status}`)
      }
    }
  })

  test("holds each operation's own refusals under their status", async () => {
    const all = new Map(await calls())
    for (const { method, path, refusals } of operations) {
      const call = all.get(`${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
      for (const [code, { status, text }] of Object.entries(refusals)) {
        const example = call?.responses[status]?.content['application/json']?.examples?.[code]
        expect(example?.value, `${path} ${code}`).toEqual({ status: false, data: text[0], code })
      }
    }
  })

  test('asks for a token where the call does', async () => {
    const all = new Map(await calls())
    for (const { method, path, access } of operations) {
      const call = all.get(`${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
      expect(call?.security, path).toEqual(access === 'guest' ? [] : [{ token: [] }])
    }
  })
})

const playersCall = /^\w+ \/(member|game|finance|promo|ocr|api)\//
const ofStaff = /admin|role|staff|operator|permission/i

test('the calls of the player know guests and members alone: none is for staff, takes a role or tells one [ROUTE-72]', async () => {
  const all = (await calls()).filter(([name]) => playersCall.test(name))
  expect(all.length).toBeGreaterThan(5)
  for (const [name, call] of all) {
    expect(name).not.toMatch(ofStaff)
    expect([[], [{ token: [] }]], name).toContainEqual(call.security)
    expect(
      fieldsOf(call).filter(field => ofStaff.test(field)),
      name,
    ).toEqual([])
  }
})

/** The name of every field and parameter anywhere in a description. */
function fieldsOf(described: unknown): string[] {
  if (typeof described !== 'object' || described === null) return []
  const { properties = {}, name } = described as { properties?: object; name?: unknown }
  const own = [...Object.keys(properties), ...(typeof name === 'string' ? [name] : [])]
  return [...own, ...Object.values(described).flatMap(fieldsOf)]
}

describe('the AsyncAPI document', () => {
  test('has the shape of AsyncAPI 3, with every reference leading somewhere', async () => {
    const document = await read('/docs/asyncapi.json')
    expect(document.asyncapi).toBe('3.0.0')
    expect(document.info).toMatchObject({ title: 'Saya', version: '1' })
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path)
    expect(references.length).toBeGreaterThan(3)
    for (const path of references) {
      const found = path.split('/').reduce<unknown>((place, part) => (place as Document | undefined)?.[part], document)
      expect(found, path).toBeTypeOf('object')
    }
  })

  test("tells the member's own topic, that they may only listen, and what is said there", async () => {
    const document = await read('/docs/asyncapi.json')
    const channels = document.channels as Record<string, { address: string; parameters: object }>
    expect(channels.bonus?.address.replace('{uid}', '88000001')).toBe(bonusTopic('88000001'))
    expect(Object.keys(channels.bonus?.parameters ?? {})).toEqual(['uid'])
    const actions = Object.values(document.operations as Record<string, { action: string }>).map(({ action }) => action)
    expect(new Set(actions)).toEqual(new Set(['receive']))
    interface Message {
      readonly payload: { readonly anyOf: readonly { readonly required: readonly string[] }[] }
    }
    const { messages } = document.components as { messages: Record<string, Message> }
    expect(messages.bonus?.payload.anyOf.map(({ required }) => required)).toEqual([
      ['messageId', 'cash_type', 'amount', 'created_at'],
      ['messageId', 'cash_type', 'kind', 'created_at'],
    ])
  })
})

test('the page for people lists every call and escapes what it shows', async () => {
  const response = await fetch(`${world.url}/docs`)
  const page = await response.text()
  for (const { path } of operations) expect(page).toContain(`<code>${path}</code>`)
  expect(page).not.toMatch(/<script/)
  expect(response.headers.get('content-security-policy')).toMatch(/style-src 'sha256-/)
})
