import type { CallError } from '@saya/client'
import type { Language } from './texts.ts'

/** Failures in which the server never spoke, or said nothing: what the client made of them is no sentence for people. */
const unspoken = ['ERR_NETWORK', 'ERR_FETCH', 'ERR_CBOR', 'ERR_UNKNOWN']
const silent = ['Unknown error', 'An error occurred']

/**
 * What to say about a failed call: the server's own sentence, else a fixed text. The server writes English; its
 * refusals are known by code in every language, and those texts are fetched only for whoever reads another one.
 */
export async function sentenceOf(failure: unknown, fixed: string, language: Language): Promise<string> {
  // What the browser itself throws, such as for a part of the app that could not be fetched, is meant for engineers.
  if (failure instanceof TypeError) return fixed
  const { code, reason, message } = failure as Partial<CallError>
  if (!message || silent.includes(message) || unspoken.includes(code ?? '')) return fixed
  if (language === 'en' || !reason) return message
  const known = await import('./refusalTexts.ts').catch(() => null)
  return known?.refusalTexts[reason]?.[1] ?? message
}
