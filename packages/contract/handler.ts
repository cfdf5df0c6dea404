import type * as v from 'valibot'
import type { Operation, Schema } from './operation.ts'
import type { Outcome } from './outcome.ts'

type Read<S> = S extends Schema ? v.InferOutput<S> : undefined

export type AnswerOf<O extends Operation> = v.InferOutput<O['answer']>
export type CodeOf<O extends Operation> = Extract<keyof O['refusals'], string>

/** The parts of a call that the contract has read and checked. */
export interface Parts<O extends Operation> {
  readonly params: O extends { readonly params: infer S } ? Read<S> : undefined
  readonly query: O extends { readonly query: infer S } ? Read<S> : undefined
  readonly body: O extends { readonly body: infer S } ? Read<S> : undefined
}

export type OutcomeOf<O extends Operation> = Outcome<AnswerOf<O>, CodeOf<O>>
