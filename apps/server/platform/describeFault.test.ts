import { expect, test } from 'vitest'
import * as v from 'valibot'
import { describeFault } from './describeFault.ts'

const secrets = ['9171234567', 'abcDEF0123456789abcDEF0123456789abcDEF01234', 'ana@example.com']
const written = (fault: unknown) => JSON.stringify(describeFault(fault))

class DatabaseError extends Error {
  readonly code = '23505'
  readonly detail = 'Key (phone)=(9171234567) already exists.'
}

test.each([
  ['the database', new DatabaseError('duplicate key: 9171234567')],
  ['a schema', v.safeParse(v.picklist(['x']), '9171234567').issues?.[0] as unknown],
  ['a schema that throws', catchFrom(() => v.parse(v.picklist(['x']), 'ana@example.com'))],
  ['a parser', catchFrom(() => JSON.parse('{"phone":"9171234567"') as unknown)],
  ['ourselves, by mistake', new Error(`no member for ${secrets[0]} and ${secrets[1]}`)],
  ['a cause', new Error('It failed.', { cause: new DatabaseError('Key (9171234567)') })],
])('a failure of %s is described without what it quotes', (_whose, fault) => {
  for (const secret of secrets) expect(written(fault)).not.toContain(secret)
})

test('what helps to mend it is there: the kind, the code, our own words and the place', () => {
  const described = describeFault(new TypeError('Cannot read the wallet.', { cause: new DatabaseError('x') }))
  expect(described).toMatchObject({ name: 'TypeError', message: 'Cannot read the wallet.' })
  expect(described.stack[0]).toMatch(/describeFault\.test\.ts/)
  expect(described.cause).toMatchObject({ name: 'DatabaseError', code: '23505' })
  expect(described.cause).not.toHaveProperty('message')
})

test('what is no error is described too', () =>
  expect(describeFault('9171234567')).toEqual({ name: 'string', stack: [] }))

function catchFrom(work: () => unknown): unknown {
  try {
    return work()
  } catch (error) {
    return error
  }
}
