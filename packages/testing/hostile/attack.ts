import type { Operation } from '@saya/contract'
import { officeTokenHeader } from '@saya/contract/office.ts'
import { may, roles } from '@saya/contract/staff/permissions.ts'
import { encode } from 'cborg'
import type { Chance } from './chance.ts'
import type { HostileRequest } from './exchange.ts'
import { type Input, validInput } from './validInput.ts'

/** Whose tokens an attack may use. */
export interface Actors {
  /** A member in each KYC standing, by its name. */
  readonly members: Record<string, string>
  /** Well-formed tokens that open nothing any more: run out, signed out. */
  readonly expired: string
  /** An operator of each role, and those tokens of operators that open nothing any more. */
  readonly staff: Record<string, string>
  readonly expiredStaff: string
  readonly signedOutStaff: string
  readonly signedOut: string
}

/** A request that would be answered, in parts, so that an attack can spoil one of them. */
export interface Draft {
  readonly operation: Operation
  method: string
  input: Input
  /** Stands in for the encoded path and query, or for the encoded body. */
  path?: string
  body?: Uint8Array
  headers: Record<string, string>
}

export interface Scene {
  readonly draft: Draft
  readonly chance: Chance
  readonly actors: Actors
}

export interface Attack {
  readonly name: string
  /** Whether there is anything to attack in this way. */
  fits(operation: Operation): boolean
  /** Spoils the draft, and says under which statuses it must be answered. Nothing: any that is no fault of ours. */
  spoil(scene: Scene): readonly number[] | undefined
}

export function draftOf(operation: Operation, chance: Chance, actors: Actors): Draft {
  const accept = chance.pick(['application/cbor', 'application/cbor', 'application/json', '*/*', ''])
  const type = chance.pick(['application/cbor', 'application/cbor', 'application/json'])
  return {
    operation,
    method: operation.twin && chance.below(3) === 0 ? operation.twin : operation.method,
    input: validInput(operation, chance),
    headers: {
      ...(accept === '' ? {} : { accept }),
      ...(operation.method === 'POST' ? { 'content-type': type } : {}),
      ...(operation.access === 'member' ? { t: actors.members.fully_kyc ?? '' } : {}),
      ...(operation.access === 'staff' ? { [officeTokenHeader]: actors.staff[somebody(operation)] ?? '' } : {}),
      ...(operation.money ? { 'idempotency-key': chance.text(20) } : {}),
    },
  }
}

/** A role that may make this call. */
function somebody({ permission }: Operation): string {
  return roles.find(role => permission && may(role, permission)) ?? ''
}

/** In which header the token of whoever may make this call travels. */
export function tokenHeader({ access }: Operation): string {
  return access === 'staff' ? officeTokenHeader : 't'
}

/** Writes a draft down as it goes over the wire. */
export function writeDraft(draft: Draft): HostileRequest {
  const { operation, input } = draft
  const isPost = draft.method === 'POST'
  const path =
    draft.path ?? writePath(operation, isPost ? input.query : { ...input.query, ...asQuery(input.body) }, input)
  const body = draft.body ?? (isPost ? encodeBody(draft) : undefined)
  const headers = { ...draft.headers }
  if (!body && !('content-length' in headers)) delete headers['content-type']
  return {
    method: draft.method,
    path,
    headers: { ...(body ? { 'content-length': String(body.length) } : {}), ...headers },
    ...(body ? { body } : {}),
  }
}

export function writePath(operation: Operation, query: Readonly<Record<string, unknown>>, { params }: Input): string {
  const path = operation.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(textOf(params[name] ?? '')))
  const search = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(textOf(value))}`)
  return search.length > 0 ? `${path}?${search.join('&')}` : path
}

export function encodeBody({ input, headers }: Draft): Uint8Array | undefined {
  if (input.body === undefined) return undefined
  if (headers['content-type'] === 'application/cbor') return encode(input.body)
  // A value that JSON does not know is sent as the text of it.
  const text = JSON.stringify(input.body, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
  return Buffer.from(text)
}

function textOf(value: unknown): string {
  return typeof value === 'string'
    ? value
    : (JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'bigint' ? String(inner) : inner)) ?? '')
}

function asQuery(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
}
