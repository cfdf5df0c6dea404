import { readJson } from '../rawBodies.ts'
import { ExactNumber, readExactJson } from '../valkyrie/exactJson.ts'

/**
 * The body of a call. An amount that is not written as the whole number it was read as is none: a float would have
 * rounded `0.99999999999999999` to one, and knows a zero below nothing.
 */
export function readCall(bytes: Buffer): unknown {
  const body = readJson(bytes)
  if (typeof body !== 'object' || body === null || !('amount' in body) || typeof body.amount !== 'number') return body
  const { amount } = readExactJson(bytes) as { readonly amount: unknown }
  return amount instanceof ExactNumber && amount.text === String(body.amount) ? body : { ...body, amount: null }
}
