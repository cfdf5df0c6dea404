import type { Operation } from '@saya/contract'
import type { Schema } from '@saya/contract/operation.ts'
import { upload } from '@saya/contract/upload.ts'
import { maxLevel } from '@saya/contract/vip/tiers.ts'
import * as v from 'valibot'
import type { Chance } from './chance.ts'

export interface Input {
  readonly params: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: unknown
}

/** Texts that one rule or another of the contract takes. The first that fits is used. */
const texts = [
  '1',
  '100.00',
  '9171234567',
  '123456',
  'abcdefgh12345678',
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopq',
  '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  '0123456789abcdef'.repeat(4),
  `kyc-photo/${'0123456789abcdef'.repeat(2)}`,
  `/img/popups/${'0123456789abcdef'.repeat(2)}.webp`,
  '2026-03-02',
  '2026-03',
  '2026-03-01_2026-03-31',
  '08:00',
  '1990-01-31',
  'someone@example.com',
  'Juan dela Cruz',
  'https://example.com/',
  '63',
  'web',
  'a',
  '',
  'aaaaa',
  // A point of P-256 and a secret of 16 bytes, as a browser names its subscription.
  'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  'BTBZMqHH6r4Tts7J_aSIgg',
]

/** What is whole only with fields that differ from each other. */
const shapes = [{ watch: 1, contact: 2, stop: 3 }]

const numbers = [1, 0, 10, 100, 1_767_225_600, 25, -1, 0.5]

/** An input that the contract takes, made from the contract alone. */
export function validInput(operation: Operation, chance: Chance): Input {
  return {
    params: (operation.params ? valid(operation.params, chance) : {}) as Input['params'],
    query: (operation.query ? valid(operation.query, chance) : {}) as Input['query'],
    body: operation.body ? valid(operation.body, chance) : undefined,
  }
}

type Entries = Readonly<Record<string, Schema>>

/** One value that a schema takes. Throws where none of the known values fits: then it wants one more. */
function valid(schema: Schema, chance: Chance): unknown {
  const made = build(schema, chance)
  const whole = wholeOf(schema, chance)
  const candidates = [...[made, whole].filter(one => one !== undefined), ...candidatesFor(schema)]
  const found = candidates.find(candidate => v.safeParse(schema, candidate).success)
  if (found === undefined && !v.safeParse(schema, undefined).success) {
    throw new Error(`No known value fits a schema of the type ${schema.type}: add one to validInput.ts.`)
  }
  return found
}

interface Kind {
  readonly type: string
  readonly entries?: Entries
  readonly options?: readonly unknown[]
  readonly literal?: unknown
  readonly wrapped?: Schema
  readonly item?: Schema
  readonly items?: readonly Schema[]
}

type Build = (kind: Kind, chance: Chance) => unknown

const buildObject: Build = ({ entries = {} }, chance) =>
  Object.fromEntries(
    Object.entries(entries)
      .filter(([, entry]) => !isOptional(entry) || chance.below(2) === 0)
      .map(([name, entry]) => [name, valid(entry, chance)]),
  )
/** With every field, where fields ask for each other; of a list as many as the one that asks for the most. */
function wholeOf({ entries, item }: Kind, chance: Chance): unknown {
  if (item) {
    const one = valid(item, chance)
    return Array.from({ length: maxLevel }, () => one)
  }
  if (!entries) return undefined
  return Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, valid(entry, chance)]))
}

const buildWrapped: Build = ({ wrapped }, chance) => (wrapped ? valid(wrapped, chance) : undefined)
const buildOne: Build = ({ options }, chance) => valid(chance.pick(options as readonly Schema[]), chance)

const builders: Readonly<Record<string, Build>> = {
  object: buildObject,
  strict_object: buildObject,
  loose_object: buildObject,
  optional: buildWrapped,
  nullish: buildWrapped,
  nullable: buildWrapped,
  picklist: ({ options = [] }, chance) => chance.pick(options),
  literal: ({ literal }) => literal,
  array: ({ item }, chance) => (item ? [valid(item, chance)] : []),
  strict_tuple: ({ items = [] }, chance) => items.map(item => valid(item, chance)),
  tuple: ({ items = [] }, chance) => items.map(item => valid(item, chance)),
  union: buildOne,
  variant: buildOne,
}

function build(schema: Schema, chance: Chance): unknown {
  // Travels in CBOR as well as in a form; in JSON it is no upload.
  if ((schema as unknown) === upload) return { bytes: chance.bytes(40), claimedType: 'image/png' }
  return builders[schema.type]?.(schema, chance)
}

function isOptional(schema: Schema): boolean {
  return ['optional', 'nullish', 'undefinedable'].includes(schema.type)
}

function candidatesFor(schema: Schema): readonly unknown[] {
  if (schema.type === 'number') return numbers
  if (schema.type === 'boolean') return [true, false]
  return [...texts, ...numbers, ...shapes, {}, []]
}
