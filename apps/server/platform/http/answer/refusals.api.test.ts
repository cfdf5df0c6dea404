import { contract } from '@saya/contract'
import { generalErrors } from '@saya/contract/general/errors.ts'
import { officeContract } from '@saya/contract/office.ts'
import { operation, type Operation } from '@saya/contract/operation.ts'
import type { Outcome } from '@saya/contract/outcome.ts'
import type { Refusal, Values } from '@saya/contract/refusal.ts'
import { ask, openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { fill } from './envelope.ts'

/** Every refusal that any call of the contract may answer, by its code. */
const all: Readonly<Record<string, Refusal>> = Object.assign(
  {},
  generalErrors,
  ...[...Object.values(contract), ...Object.values(officeContract)]
    .flatMap(noun => Object.values(noun) as Operation[])
    .map(({ refusals }) => refusals),
)

const namesIn = (sentence: string) => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
const withValues = (sentence: string, language: string) =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => `<${name} ${language}>`)

const refuseAny = operation({
  method: 'POST',
  path: '/member/test/refuse',
  access: 'guest',
  summary: 'Refuses with the code it is given, for tests alone',
  body: v.object({ code: v.string(), lacks: v.optional(v.boolean()) }),
  answer: v.object({}),
  refusals: all,
})
const refuseStaff = operation({ ...refuseAny, path: '/office/api/test/refuse' })

async function refuseWith({ body: { code, lacks } }: { body: { code: string; lacks?: boolean | undefined } }) {
  const values: Values = Object.fromEntries(
    namesIn(all[code]?.text[0] ?? '').map(name => [name, [`<${name} en>`, `<${name} tl>`]]),
  )
  return { ok: false, code, ...(lacks ? {} : { values }) } as Outcome<never, never>
}

let world: World
beforeAll(async () => {
  world = await openWorld({
    extend: ({ door }) => door.open({ refuseAny, refuseStaff }, { refuseAny: refuseWith, refuseStaff: refuseWith }),
  })
})
afterAll(() => world.close())

interface Hearing {
  readonly cookie?: string
  readonly path?: string
  readonly lacks?: boolean
}

async function hear(code: string, { cookie = '', path = refuseAny.path, lacks = false }: Hearing = {}) {
  const response = await fetch(`${world.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...(cookie ? { cookie } : {}) },
    body: JSON.stringify({ code, lacks }),
  })
  const envelope = (await response.json()) as { readonly data: string; readonly code: string }
  return { ...envelope, status: response.status, vary: response.headers.get('vary') }
}

// Words that no Tagalog sentence of ours has. What Tagalog says in English too is not among them: code, expired, invalid, failed.
const english =
  /\b(the|is|are|was|were|has|have|had|this|that|these|those|there|here|please|your|you|we|our|us|to|of|be|not|and|or|for|with|cannot|can|must|should|already|again|right|wrong|only|from|until|when|before|after|about|enter|choose|wait|try|missing|error|required)\b/i

describe.each(Object.entries(all))('the refusal %s', (code, { status, text }) => {
  test('says its whole sentence in either language', async () => {
    const heard = await hear(code)
    expect([heard.status, heard.code, heard.data]).toEqual([status, code, withValues(text[0], 'en')])
    const told = await hear(code, { cookie: 'theme=light; lang=tl' })
    expect([told.status, told.code, told.data]).toEqual([status, code, withValues(text[1], 'tl')])
    expect(heard.data + told.data).not.toMatch(/[{}]/)
    expect(told.data.replace(/<\w+ tl>/g, '')).not.toMatch(english)
    expect(namesIn(text[1]).sort()).toEqual(namesIn(text[0]).sort())
  })
})

test('what stands in the place of a name is shown as it is: a name in braces within it is filled by nothing', () => {
  const declared: Refusal = { status: 409, text: ['{one} and {two}', '{one} at {two}'] }
  const values = { one: '{two} ${7*7} {{7*7}} $&', two: 'Ana' }
  expect(fill(declared, values).text).toEqual([`${values.one} and Ana`, `${values.one} at Ana`])
})

test('the answer is in the language of the page, and caches are told that it varies', async () => {
  expect((await hear('code_invalid', { cookie: 'lang=de' })).data).toBe('Invalid code')
  expect((await hear('code_invalid', { cookie: 'slang=tl' })).data).toBe('Invalid code')
  expect((await hear('code_invalid')).vary).toContain('cookie')
})

test('the office speaks English, whatever its reader chose for the pages of players', async () => {
  const told = await hear('ad_exists', { cookie: 'lang=tl', path: refuseStaff.path })
  expect(told.data).toBe('An ad with this ID already exists. Choose another ID.')
})

test('a sentence that lacks a value is not said', async () => {
  expect((await hear('withdraw_minimum', { lacks: true })).code).toBe('unexpected')
})

test('what is refused before and beside a call is said in the language too', async () => {
  const headers = { cookie: 'lang=tl' }
  const field = await ask(world, 'POST /member/sms', { body: { phone: 'nobody' } }, { headers })
  expect(field.sentence).toBe('Sorry, mali ang phone number, dapat ay 10 digit')
  const unread = await fetch(`${world.url}/member/sms`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: '{',
  })
  expect(await unread.json()).toMatchObject({ data: 'Hindi mabasa ang request.' })
  const member = await ask(world, 'GET /member/detail', {}, { headers })
  expect(member.sentence).toBe('Kailangang mag-log in')
  const nowhere = await fetch(`${world.url}/member/nowhere`, { headers })
  expect(await nowhere.json()).toMatchObject({ data: 'Hindi nahanap.' })
})
