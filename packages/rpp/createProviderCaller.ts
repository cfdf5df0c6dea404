import * as v from 'valibot'
import { type ProviderAnswer, type ProviderCall, type ProviderCallName, providerCalls } from './providerCalls.ts'
import { type ExchangeOptions, signedExchange } from './signedExchange.ts'

export interface ProviderCallerOptions extends ExchangeOptions {
  /** The provider's address, before `/v1`. */
  readonly url: string
}

/** An answer, or why there is none that may be believed. */
export type ProviderReply<Name extends ProviderCallName> =
  | { readonly isKnown: true; readonly answer: ProviderAnswer<Name> }
  | { readonly isKnown: false; readonly why: string }

export interface ProviderCaller {
  /** Asks once. */
  ask<Name extends ProviderCallName>(
    name: Name,
    fields: Omit<ProviderCall<Name>, 'request_id'>,
  ): Promise<ProviderReply<Name>>
}

/** The operator's side of the calls that it makes at a provider. */
export function createProviderCaller({ url, ...options }: ProviderCallerOptions): ProviderCaller {
  const exchange = signedExchange(options)
  const base = new URL(url)
  const prefix = base.pathname.replace(/\/$/, '')
  return {
    async ask(name, fields) {
      const body = { request_id: options.newId(), ...fields }
      const heard = await exchange({ origin: base.origin, path: `${prefix}/v1/${name}`, body })
      if (!heard.isKnown) return heard
      const read = v.safeParse(providerCalls[name].answers, heard.body)
      if (!read.success) return { isKnown: false, why: 'an answer of another form' }
      return { isKnown: true, answer: read.output }
    },
  }
}
