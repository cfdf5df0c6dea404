import { officeContract } from '@saya/contract/office.ts'
import type { Operation } from '@saya/contract'
import { may, permissions, type Role, roles } from '@saya/contract/staff/permissions.ts'
import { chance, openWorld, staffOf, validInput, type World } from '@saya/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
const tokens = new Map<Role, string>()
beforeAll(async () => {
  world = await openWorld()
  for (const role of roles) tokens.set(role, (await staffOf(world, { role })).token)
})
afterAll(() => world.close())

const operations = Object.values(officeContract).flatMap(noun => Object.values(noun) as Operation[])
const closed = operations.filter(({ access }) => access === 'staff')

/** An input that the contract takes, about nobody: whoever is let in is answered, and nothing comes of it. */
async function ask(operation: Operation, headers: Record<string, string>) {
  const input = validInput(operation, chance(`permission of ${operation.path}`))
  // Unmasked is a permission of its own, with a test of its own.
  if (Object.hasOwn(Object(input.body), 'is_plain')) Object.assign(input.body as object, { is_plain: false })
  const path = operation.path.replace(/:(\w+)/g, (_, name: string) => String(input.params[name]))
  const isPost = operation.method === 'POST'
  const response = await fetch(`${world.url}${path}`, {
    method: operation.method,
    headers: { accept: 'application/json', ...(isPost ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(isPost && input.body !== undefined ? { body: JSON.stringify(input.body) } : {}),
  })
  const { code } = (await response.json()) as { code?: string }
  return { status: response.status, code }
}

describe('every call of the office × every role', () => {
  const rows = closed.flatMap(operation => roles.map(role => [operation.permission, operation, role] as const))

  test.each(rows.map(row => [`${row[1].method} ${row[1].path}`, row[2], row] as const))(
    '%s for %s',
    async (_name, role, [permission, operation]) => {
      if (!permission) throw new Error('A call of staff needs a permission.')
      // Each with a session of its own: the calls that end one are among them.
      const token = /sign-out|session/.test(operation.path)
        ? (await staffOf(world, { role })).token
        : (tokens.get(role) ?? '')
      const { status, code } = await ask(operation, { 'office-token': token })
      if (may(role, permission)) expect([401, 403]).not.toContain(status === 403 && code === 'own_matter' ? 0 : status)
      else expect([status, code]).toEqual([403, 'not_permitted'])
    },
  )

  test('only the two steps of signing in are open, and nothing is without a permission', () => {
    const open = operations.filter(({ access }) => access !== 'staff').map(({ path }) => path)
    expect(open.sort()).toEqual(['/office/api/sign-in', '/office/api/sign-in/code'])
    expect(closed.filter(({ permission }) => !permission || !(permission in permissions))).toEqual([])
  })

  test('every address of the office is below its own prefix', () => {
    expect(operations.filter(({ path }) => !path.startsWith('/office/api/'))).toEqual([])
  })
})

test.each(closed.map(operation => [`${operation.method} ${operation.path}`, operation] as const))(
  '%s is closed without a token, with one nobody was given, and with that of a member',
  async (_name, operation) => {
    const { token } = await world.player({ kyc: 'fully_kyc' })
    expect(await ask(operation, {})).toEqual({ status: 401, code: 'authentication_required' })
    expect(await ask(operation, { t: token })).toEqual({ status: 401, code: 'authentication_required' })
    for (const wrong of ['x', 'A'.repeat(43), token]) {
      expect(await ask(operation, { 'office-token': wrong })).toEqual({ status: 401, code: 'invalid_token' })
    }
  },
)
