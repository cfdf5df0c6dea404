import type * as v from 'valibot'
import type { Operation } from './operation.ts'

type InputOf<S> = S extends v.GenericSchema ? v.InferInput<S> : never
type OutputOf<S> = S extends v.GenericSchema ? v.InferOutput<S> : never

type OperationsOf<N> = N extends Record<string, Operation> ? N[keyof N] : never

type Part<O, K extends 'params' | 'query' | 'body'> = O extends { readonly [P in K]: infer S }
  ? Record<never, never> extends InputOf<S>
    ? { readonly [P in K]?: InputOf<S> }
    : { readonly [P in K]: InputOf<S> }
  : unknown

/** What a caller hands over for one operation. */
export type InputFor<O> = Part<O, 'params'> & Part<O, 'query'> & Part<O, 'body'>

/** The calls of a whole contract, by `METHOD /path`. */
export type CallsOf<C> = {
  [O in OperationsOf<C[keyof C]> as `${O['method']} ${O['path']}`]: {
    readonly input: InputFor<O>
    readonly answer: OutputOf<O['answer']>
    readonly code: keyof O['refusals']
  }
}
