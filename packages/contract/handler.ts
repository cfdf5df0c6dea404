import type * as v from 'valibot'
import type { Operation, Schema } from './operation.ts'
import type { Outcome } from './outcome.ts'
import type { NamesOf } from './refusal.ts'
import type { Text } from './text.ts'

type Read<S> = S extends Schema ? v.InferOutput<S> : undefined

export type AnswerOf<O extends Operation> = v.InferOutput<O['answer']>
export type CodeOf<O extends Operation> = Extract<keyof O['refusals'], string>

/** The parts of a call that the contract has read and checked. */
export interface Parts<O extends Operation> {
  readonly params: O extends { readonly params: infer S } ? Read<S> : undefined
  readonly query: O extends { readonly query: infer S } ? Read<S> : undefined
  readonly body: O extends { readonly body: infer S } ? Read<S> : undefined
}

/** The codes of an operation whose sentences are said with values, each with the names of these. */
type ValueNames<O extends Operation> = {
  readonly [C in CodeOf<O> as [NamesOf<O['refusals'][C]>] extends [never] ? never : C]: NamesOf<O['refusals'][C]>
}

type RefusalOf<O extends Operation> =
  | Refusal<Exclude<CodeOf<O>, keyof ValueNames<O>>>
  | {
      readonly [C in keyof ValueNames<O>]: Refusal<C> & {
        readonly values: Readonly<Record<ValueNames<O>[C], string | Text>>
      }
    }[keyof ValueNames<O>]

type Refusal<Code> = Extract<Outcome<never, Extract<Code, string>>, { ok: false }>

/** What a handler answers: the data, or one of the operation's refusals with what its sentence needs. */
export type OutcomeOf<O extends Operation> = { readonly ok: true; readonly data: AnswerOf<O> } | RefusalOf<O>
