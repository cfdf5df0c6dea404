import type { Names } from './names.ts'

export interface OperationWish {
  readonly names: Names
  /** What the operation may refuse with: of the noun's own errors, or of what any call may answer. */
  readonly refusal: { readonly code: string; readonly from: string; readonly errors: string }
  /** How the files of rules and SQL begin: with the noun, or in a noun with files of its own with the operation. */
  readonly part: string
  /** The type of what the noun works with, where it has a file for it. */
  readonly deps: string | undefined
}

/** The files of one operation, which do something and say what is still to be said. */
export function operationFiles(wish: OperationWish): Record<string, string> {
  const { noun, operation } = wish.names
  const feature = `apps/server/features/${noun}`
  return {
    [`packages/contract/${noun}/${operation}.ts`]: call(wish),
    [`${feature}/${operation}.ts`]: handler(wish),
    [`${feature}/${wish.part}.store.ts`]: store(wish),
    [`${feature}/${wish.part}.rules.ts`]: rules(wish),
    [`${feature}/${wish.part}.rules.test.ts`]: rulesTest(wish),
    [`${feature}/${operation}.api.test.ts`]: apiTest(wish),
  }
}

/** The files of one operation that lists what a member has: it decides and refuses nothing. */
export function listFiles(wish: Omit<OperationWish, 'refusal'>): Record<string, string> {
  const { noun, operation } = wish.names
  const feature = `apps/server/features/${noun}`
  return {
    [`packages/contract/${noun}/${operation}.ts`]: listCall(wish.names),
    [`${feature}/${operation}.ts`]: listHandler(wish),
    [`${feature}/${wish.part}.store.ts`]: listStore(wish.names),
    [`${feature}/${operation}.api.test.ts`]: listTest(wish.names),
  }
}

function listCall({ operation, path }: Names): string {
  return `import * as v from 'valibot'
import { listOf } from '../list.ts'
import { seconds } from '../money.ts'
import { operation } from '../operation.ts'

export const ${operation} = operation({
  method: 'GET',
  path: '${path}',
  access: 'member',
  summary: '@TODO Say in one line what it lists, and in which order',
  answer: listOf(v.object({ since: seconds })),
  refusals: {},
})
`
}

function listHandler({ names, part, deps }: Omit<OperationWish, 'refusal'>): string {
  const { noun, operation } = names
  return `import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
${deps ? '' : "import type { Database } from '../../platform/db/database.ts'\n"}import type { Handler } from '../../platform/http/request/call.ts'
${deps ? `import type { ${deps} } from './deps.ts'\n` : ''}import { ${operation}Of } from './${part}.store.ts'

/** @TODO Say what it guarantees. */
export function ${operation}({ db }: ${deps ?? '{ readonly db: Database }'}): Handler<typeof contract.${noun}.${operation}> {
  return async ({ caller: { uid } }) => {
    const rows = await db.member(uid, tx => ${operation}Of(tx, uid))
    return done({ d: rows.map(row => ({ since: Math.floor(row.created_at / 1000) })), t: rows.length })
  }
}
`
}

function listStore({ operation }: Names): string {
  return `import type { MemberTx } from '../../platform/db/database.ts'

/** @TODO Ask a table of its own. Until there is one, what is listed is the member's profile. */
export function ${operation}Of(tx: MemberTx, uid: bigint) {
  return tx.selectFrom('profile').select('created_at').where('uid', '=', uid).execute()
}
`
}

function listTest({ path }: Names): string {
  return `import { ask, openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('a member is answered with what is theirs alone', async () => {
  const { token } = await world.player()
  world.clock.advance(1000)
  await world.player()
  const answer = await ask(world, 'GET ${path}', {}, { token })
  expect(answer).toMatchObject({ status: 200, data: { d: [{ since: Math.floor(world.clock.now() / 1000) - 1 }], t: 1 } })
})

test('a guest is refused', async () => {
  expect(await ask(world, 'GET ${path}')).toMatchObject({ status: 401, code: 'authentication_required' })
})
`
}

function call({ names: { operation, isReading, path }, refusal }: OperationWish): string {
  return `import * as v from 'valibot'
${refusal.from.startsWith('../general') ? errorsImport(refusal) : ''}import { seconds } from '../money.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
${refusal.from.startsWith('./') ? errorsImport(refusal) : ''}
export const ${operation} = operation({
  method: '${isReading ? 'GET' : 'POST'}',
  path: '${path}',
  access: 'member',
  summary: '@TODO Say in one line what it does',
  answer: v.object({ since: seconds }),
  refusals: pick(${refusal.errors}, '${refusal.code}'),
})
`
}

function errorsImport({ errors, from }: OperationWish['refusal']): string {
  return `import { ${errors} } from '${from}'\n`
}

function handler({ names, part, deps }: OperationWish): string {
  const { noun, operation } = names
  const load = storeFunction(names)
  return `import type { contract } from '@saya/contract'
import { done, refuse } from '@saya/contract/outcome.ts'
${deps ? '' : "import type { Database } from '../../platform/db/database.ts'\n"}import type { Handler } from '../../platform/http/request/call.ts'
${deps ? `import type { ${deps} } from './deps.ts'\n` : ''}import { ${judgeFunction(operation)} } from './${part}.rules.ts'
import { ${load} } from './${part}.store.ts'

/** @TODO Say what it guarantees. */
export function ${operation}({ db }: ${deps ?? '{ readonly db: Database }'}): Handler<typeof contract.${noun}.${operation}> {
  return async ({ caller: { uid } }) => {
    const verdict = await db.member(uid, async tx => ${judgeFunction(operation)}(await ${load}(tx, uid)))
    return verdict.ok ? done({ since: Math.floor(verdict.sinceMs / 1000) }) : refuse(verdict.code)
  }
}
`
}

function store({ names }: OperationWish): string {
  return `import type { MemberTx } from '../../platform/db/database.ts'

/** @TODO Ask a table of its own. Until there is one, what is found is the member's profile. */
export function ${storeFunction(names)}(tx: MemberTx, uid: bigint) {
  return tx.selectFrom('profile').select('created_at').where('uid', '=', uid)${names.isReading ? '' : '.forUpdate()'}.executeTakeFirst()
}
`
}

function rules({ names: { operation }, refusal }: OperationWish): string {
  return `/** @TODO Decide: values in, value out. What is not there is refused. */
export function ${judgeFunction(operation)}(row: { readonly created_at: number } | undefined) {
  if (!row) return { ok: false, code: '${refusal.code}' } as const
  return { ok: true, sinceMs: row.created_at } as const
}
`
}

function rulesTest({ names: { operation }, refusal, part }: OperationWish): string {
  const judge = judgeFunction(operation)
  return `import { expect, test } from 'vitest'
import { ${judge} } from './${part}.rules.ts'

test.each([
  ['nothing is there', undefined, { ok: false, code: '${refusal.code}' }],
  ['it is there', { created_at: 1000 }, { ok: true, sinceMs: 1000 }],
])('${operation} where %s', (_case, row, verdict) => {
  expect(${judge}(row)).toEqual(verdict)
})
`
}

function apiTest({ names: { operation, isReading, path }, refusal }: OperationWish): string {
  const key = `'${isReading ? 'GET' : 'POST'} ${path}'`
  return `import { ask, openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const ${operation} = (token: string) => ask(world, ${key}, {}, { token })

test('a member is answered, and the same again', async () => {
  const { token } = await world.player()
  const first = await ${operation}(token)
  expect(first).toMatchObject({ status: 200, data: { since: Math.floor(world.clock.now() / 1000) } })
  expect((await ${operation}(token)).data).toEqual(first.data)
})

test('where nothing is there it is refused', async () => {
  const { uid, token } = await world.player()
  await world.db.member(uid, tx => tx.deleteFrom('profile').where('uid', '=', uid).execute())
  expect(await ${operation}(token)).toMatchObject({ status: 404, code: '${refusal.code}' })
})

test('a guest is refused', async () => {
  expect(await ask(world, ${key})).toMatchObject({ status: 401, code: 'authentication_required' })
})
`
}

function judgeFunction(operation: string): string {
  return `judge${operation.charAt(0).toUpperCase()}${operation.slice(1)}`
}

function storeFunction({ object, isReading }: Names): string {
  return `${isReading ? 'find' : 'lock'}${object}`
}
