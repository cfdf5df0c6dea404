import { toHex } from './fairDraws.ts'
import { sha256 } from './sha256.ts'

/**
 * By which it is seen later whether a round is still what it was begun as: SHA-256 of the rules' own hash and of a title's
 * tables. What decides nothing is left out: what is only said to players, in `en` and `tl`, what a proof has `declared` of
 * the tables, and the name of a picture (`art`).
 */
export function mathHash(rulesPrint: string, tables: object): string {
  const told = JSON.stringify([rulesPrint, tables], (name, value: unknown) =>
    decidesNothing.has(name) || isText(value) ? undefined : value,
  )
  return toHex(sha256(new TextEncoder().encode(told)))
}

const decidesNothing: ReadonlySet<string> = new Set(['declared', 'art'])

function isText(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).sort().join() === 'en,tl'
}
