import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findRoot } from '@saya/process'
import { isInFilter } from './passwordFilter.ts'

let filter: Uint8Array | undefined

/** Whether a password, written plainly, was found in a breach. The list is the product's own file: nobody is asked. */
export function wasBreached(plain: string): boolean {
  filter ??= readFileSync(join(findRoot(import.meta.dirname), 'content/breachedPasswords.bin'))
  return isInFilter(filter, plain)
}
