import { operation } from '@saya/contract/operation.ts'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { readCall } from './readCall.ts'

const buy = operation({
  method: 'POST',
  path: '/test/buy/:id',
  access: 'guest',
  summary: 'Buys something, for tests alone',
  params: v.object({ id: v.pipe(v.string(), v.regex(/^\d+$/)) }),
  query: v.object({ page: v.optional(v.pipe(v.string(), v.regex(/^\d$/), v.transform(Number)), '1') }),
  body: v.object({
    name: v.pipe(v.string(), v.maxLength(3, 'That name is too long.')),
    address: v.optional(v.object({ street: v.string() })),
  }),
  answer: v.object({}),
  refusals: { name_too_long: { status: 422, text: ['That name is too long.', 'Masyadong mahaba.'] } },
})

const good = { params: { id: '7' }, query: {}, body: { name: 'ana' } }

test('what fits is read, with defaults filled in and what nobody asked for left out', () => {
  const read = readCall(buy, { ...good, body: { name: 'ana', isAdmin: true }, query: { other: 'x' } })
  expect(read).toEqual({ ok: true, parts: { params: { id: '7' }, query: { page: 1 }, body: { name: 'ana' } } })
})

test.each([
  ['a wrong parameter', { ...good, params: { id: 'x' } }, 'id'],
  ['a wrong query', { ...good, query: { page: 'xx' } }, 'page'],
  ['a missing field', { ...good, body: {} }, 'name'],
  ['a wrong field deep inside', { ...good, body: { name: 'a', address: { street: 7 } } }, 'address.street'],
])(
  '%s is refused beside the name of its field, and nothing of its value: no person reads either',
  (_case, raw, field) => {
    const read = readCall(buy, raw)
    const text = ['Please check what you entered.', 'Paki-check ang inilagay mo.']
    expect(read).toEqual({ ok: false, code: 'invalid_request', refusal: { status: 400, text, field } })
  },
)

test.each([
  ['no body', { ...good, body: undefined }],
  ['a list for a body', { ...good, body: [] }],
  ['a text for a body', { ...good, body: 'name' }],
])('%s is refused without a name', (_case, raw) => {
  const read = readCall(buy, raw)
  expect(read).toMatchObject({ ok: false, code: 'invalid_request' })
  expect(read).not.toHaveProperty('refusal.field')
})

test("a field that breaks a rule with a sentence of its own is refused with the operation's own code", () => {
  expect(readCall(buy, { ...good, body: { name: 'anna' } })).toEqual({
    ok: false,
    code: 'name_too_long',
    refusal: buy.refusals.name_too_long,
  })
})
