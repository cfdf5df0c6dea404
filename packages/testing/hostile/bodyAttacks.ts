import type { Operation } from '@saya/contract'
import { type Attack, type Draft, encodeBody, type Scene } from './attack.ts'
import type { Chance } from './chance.ts'

const takesPost = (operation: Operation) => operation.method === 'POST'
const hasFields = (operation: Operation) => takesPost(operation) && operation.body !== undefined

type Fields = Record<string, unknown>

function fieldsOf(draft: Draft): Fields {
  const { body } = draft.input
  return typeof body === 'object' && body !== null ? { ...body } : {}
}

/** Posts, with these fields for a body. */
function post(draft: Draft, body: unknown): void {
  draft.method = 'POST'
  draft.input = { ...draft.input, body }
}

function sendBytes(draft: Draft, type: string, bytes: Uint8Array): readonly number[] {
  draft.method = 'POST'
  draft.headers['content-type'] = type
  draft.body = bytes
  return [400]
}

const cbor = 'application/cbor'
const json = 'application/json'

/** Values of every kind that a field is hardly ever meant to have. */
export function strangeValue(chance: Chance): unknown {
  return chance.pick<unknown>([
    null,
    true,
    0,
    -1,
    1.5,
    2 ** 53,
    123_456_789_012_345_678n,
    '',
    ' ',
    '-1',
    '1e9',
    'null',
    "'; drop table wallet; --",
    '${7*7}{{7*7}}',
    '../../etc/passwd',
    '\u202e\u200b\ufeff',
    '🎰'.repeat(50),
    [],
    [[]],
    {},
    { $gt: '' },
    { toString: 'x', valueOf: 'y', length: -1 },
    chance.text(200),
  ])
}

function oneField(chance: Chance, fields: Fields): string {
  return chance.pick([...Object.keys(fields), 'page', 'uid'])
}

const wrongTypes = [
  'text/plain',
  'text/html; charset=utf-8',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=latin1',
  'application/json; charset=utf-16le',
  'application/jsonx',
  'application/json, application/cbor',
  'garbage',
  '/',
]

function bomb(chance: Chance, open: string, close: string): Buffer {
  const depth = 33 + chance.below(8000)
  return Buffer.from(open.repeat(depth) + close.repeat(depth))
}

/** A length far beyond what follows it: of bytes, text, an array, a map, in four and in eight bytes. */
function declaredTooLong(chance: Chance): Buffer {
  const head = chance.pick([0x5a, 0x7a, 0x9a, 0xba, 0x5b, 0x7b, 0x9b, 0xbb])
  return Buffer.concat([
    Buffer.from([head]),
    Buffer.alloc(head % 32 === 26 ? 4 : 8, 0x7f),
    chance.bytes(chance.below(40)),
  ])
}

function truncated({ draft, chance }: Scene): readonly number[] {
  draft.method = 'POST'
  const whole = Buffer.from(encodeBody(draft) ?? Buffer.from('{"a":1}'))
  const isCbor = draft.headers['content-type'] === cbor && draft.input.body !== undefined
  // An empty map in CBOR is one byte, and nothing can be cut off it that leaves a body.
  if (whole.length < 2) return sendBytes(draft, json, Buffer.from('{'))
  return sendBytes(draft, isCbor ? cbor : json, whole.subarray(0, 1 + chance.below(whole.length - 1)))
}

function forbiddenNames({ draft, chance }: Scene): readonly number[] {
  const name = chance.pick(['__proto__', 'constructor', 'prototype'])
  const inner = `{"${name}":{"isBlocked":false,"polluted":true}}`
  const fields = JSON.stringify(fieldsOf(draft))
  const joined = fields === '{}' ? inner : `${fields.slice(0, -1)},${inner.slice(1)}`
  return sendBytes(draft, json, Buffer.from(chance.below(2) === 0 ? joined : `{"a":[{"b":${inner}}]}`))
}

function damagedText({ draft, chance }: Scene): readonly number[] {
  const fields = fieldsOf(draft)
  const name = oneField(chance, fields)
  const damaged = chance.pick(['a\\u0000b', '\\ud800', '\\udc00x', '\\u0000'])
  const rest = Object.entries(fields).filter(([other]) => other !== name)
  const body = `{${[...rest.map(([other, value]) => `${JSON.stringify(other)}:${JSON.stringify(value)}`), `${JSON.stringify(name)}:"${damaged}"`].join(',')}}`
  return sendBytes(draft, json, Buffer.from(body))
}

/** A map of one name whose text is not UTF-8, a tag, a record of one library, a name twice, a length not told. */
const notOurCbor = [
  'a16161c1fb41d954d1ac000000',
  'a16161c24105',
  'd9dfff8301020304',
  'd81b8101',
  'd81c81d81d00',
  'a2616101616102',
  'bf616101ff',
  '9f01ff',
  'a10102',
  'a16161f8',
  '6261ff',
  'a1616163ff4142',
  'a16161ff',
  'a1f6f6',
  'a1616101a1616101',
  '1c',
  'fe',
]

export const bodyAttacks: readonly Attack[] = [
  {
    name: 'a content type it does not take',
    fits: takesPost,
    spoil({ draft, chance }) {
      const taken = draft.operation.encodings ?? []
      const types = wrongTypes.filter(
        type =>
          !(taken.includes('form') && /urlencoded/.test(type)) &&
          !(taken.includes('multipart') && /form-data/.test(type)),
      )
      sendBytes(draft, chance.pick(types), Buffer.from(chance.pick(['{}', 'a=1', '\xa0', '--x--'])))
      return [415]
    },
  },
  {
    name: 'a compressed body',
    fits: takesPost,
    spoil({ draft, chance }) {
      sendBytes(draft, json, chance.bytes(30))
      draft.headers['content-encoding'] = chance.pick(['gzip', 'br', 'deflate', 'identity'])
      return [415]
    },
  },
  { name: 'a body cut off in the middle', fits: takesPost, spoil: truncated },
  {
    name: 'JSON that is none',
    fits: takesPost,
    spoil: ({ draft, chance }) =>
      sendBytes(
        draft,
        json,
        Buffer.from(
          chance.pick(['{', '{"a":}', "{'a':1}", 'undefined', 'NaN', '{}{}', '[1,]', '\ufeff{}', '\xff']),
          'latin1',
        ),
      ),
  },
  {
    name: 'CBOR of a kind we do not speak',
    fits: takesPost,
    spoil: ({ draft, chance }) => sendBytes(draft, cbor, Buffer.from(chance.pick(notOurCbor), 'hex')),
  },
  {
    name: 'random bytes',
    fits: takesPost,
    spoil({ draft, chance }) {
      sendBytes(draft, chance.pick([cbor, json]), chance.bytes(1 + chance.below(60)))
      return undefined
    },
  },
  {
    name: 'a length declared far beyond the end',
    fits: takesPost,
    spoil: ({ draft, chance }) => sendBytes(draft, cbor, declaredTooLong(chance)),
  },
  {
    name: 'a body declared too large',
    fits: takesPost,
    spoil({ draft, chance }) {
      sendBytes(draft, chance.pick([cbor, json]), Buffer.alloc(0))
      draft.headers['content-length'] = String(10 ** (8 + chance.below(6)))
      draft.headers.connection = 'close'
      return [413]
    },
  },
  {
    name: 'a body that is too large',
    fits: takesPost,
    spoil({ draft, chance }) {
      sendBytes(draft, json, Buffer.from(`{"a":"${'x'.repeat(65_536 + chance.below(4000))}"}`))
      return [413]
    },
  },
  {
    name: 'JSON nested very deeply',
    fits: takesPost,
    spoil: ({ draft, chance }) =>
      sendBytes(
        draft,
        json,
        chance.below(2) === 0 ? bomb(chance, '[', ']') : bomb(chance, '{"a":', '}').subarray(0, 60_000),
      ),
  },
  {
    name: 'CBOR nested very deeply',
    fits: takesPost,
    spoil: ({ draft, chance }) =>
      sendBytes(
        draft,
        cbor,
        Buffer.from(`${chance.pick(['81', 'a16161', '9f', 'c1'])}`.repeat(33 + chance.below(9000)), 'hex'),
      ),
  },
  { name: 'names of the prototype chain', fits: takesPost, spoil: forbiddenNames },
  { name: 'NUL and halves of characters', fits: takesPost, spoil: damagedText },
  {
    name: 'a field of another type',
    fits: hasFields,
    spoil({ draft, chance }) {
      const fields = fieldsOf(draft)
      post(draft, { ...fields, [oneField(chance, fields)]: strangeValue(chance) })
      return undefined
    },
  },
  {
    name: 'a body that is no map',
    fits: hasFields,
    spoil({ draft, chance }) {
      post(draft, chance.pick<unknown>([[], [1], 'text', 7, true, null, [{}]]))
      return [400]
    },
  },
  {
    name: 'a field left out',
    fits: hasFields,
    spoil({ draft, chance }) {
      const fields = fieldsOf(draft)
      delete fields[oneField(chance, fields)]
      post(draft, fields)
      return undefined
    },
  },
  {
    name: 'fields nobody asked for',
    fits: takesPost,
    spoil({ draft, chance }) {
      const extra = chance.pick(['uid', 'is_admin', 'balance', 'kyc_status', 'id', '$where', 'a'.repeat(500)])
      post(draft, { ...fieldsOf(draft), [extra]: strangeValue(chance) })
      return undefined
    },
  },
  {
    name: 'a text far too long',
    fits: hasFields,
    spoil({ draft, chance }) {
      const fields = fieldsOf(draft)
      post(draft, {
        ...fields,
        [oneField(chance, fields)]: chance.pick(['9', 'x', ' ', 'ñ']).repeat(2000 + chance.below(20_000)),
      })
      return undefined
    },
  },
]
