import type { Operation } from '@saya/contract'
import { type GeneralCode, generalErrors } from '@saya/contract/general/errors.ts'
import type { Schema } from '@saya/contract/operation.ts'
import type { Refusal } from '@saya/contract/refusal.ts'
import * as v from 'valibot'

export interface RawParts {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

/** Which field a refusal is about, by its path in what was sent: for programs, which know how a person calls it. */
export interface Place {
  readonly field?: string
}

export type ReadCall =
  | { readonly ok: true; readonly parts: RawParts }
  | { readonly ok: false; readonly code: string; readonly refusal: Refusal & Place }

/** Reads what came against the contract, once, at the door. Fields the contract does not name are dropped. */
export function readCall(operation: Operation, raw: RawParts): ReadCall {
  const parts: Record<string, unknown> = {}
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = operation[part]
    if (!schema) continue
    const result = v.safeParse(schema, partOf(raw, part, schema), { abortEarly: true })
    if (!result.success) return refused(operation, result.issues[0])
    parts[part] = result.output
  }
  return { ok: true, parts: parts as unknown as RawParts }
}

/** A list is no map, though the schema of a map would take it for one without fields. */
function partOf(raw: RawParts, part: keyof RawParts, { type }: Schema): unknown {
  if (raw[part] === undefined && part === 'query') return {}
  return Array.isArray(raw[part]) && type !== 'array' ? null : raw[part]
}

/** An issue whose message is the sentence of one of the operation's refusals is that refusal. */
function refused(operation: Operation, issue: v.BaseIssue<unknown>): ReadCall {
  const own = Object.entries(operation.refusals).find(([, refusal]) => refusal.text[0] === issue.message)
  if (own) return { ok: false, code: own[0], refusal: own[1] }
  const code: GeneralCode = 'invalid_request'
  const field = issue.path?.map(step => String(step.key)).join('.') ?? ''
  const named = /^[\w.]{1,60}$/.test(field) ? { field } : {}
  return { ok: false, code, refusal: { ...generalErrors[code], ...named } }
}
