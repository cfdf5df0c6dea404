import { plainIdNumber } from '@saya/contract/kyc/idTypes.ts'
import { isSameName } from '../kyc/index.ts'

/** One field of the form, what was read of it, and whether the two say the same. */
export interface ComparedField {
  readonly name: string
  readonly entered: string
  readonly read: string
  readonly result: 'match' | 'differs' | 'unread'
  readonly confidence: number | null
}

interface FieldPair {
  readonly name: string
  readonly entered: string | undefined
  readonly read?: string | undefined
  readonly confidence?: number | undefined
}

/**
 * Puts a field beside what was read. Capitals, spaces and hyphens are no difference; an address is judged by words, a name
 * as the queue judges it.
 */
export function compareField({ name, entered = '', read = '', confidence }: FieldPair): ComparedField {
  const common = { name, entered, read, confidence: confidence ?? null }
  // What one side does not say agrees with nothing and differs from nothing.
  if (read === '' || entered === '') return { ...common, result: 'unread' }
  const isSame = name === 'name' ? isSameName(entered, read) : plainOf(name, entered) === plainOf(name, read)
  return { ...common, result: isSame ? 'match' : 'differs' }
}

function plainOf(name: string, text: string): string {
  if (name === 'id_number') return plainIdNumber(text)
  const letters = text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
  const plain = letters.replace(/[^A-Z0-9]+/g, ' ').trim()
  return name === 'nationality' ? (nations[plain] ?? plain) : plain
}

/** How cards write what people write out. */
const nations: Readonly<Record<string, string>> = {
  PHL: 'PHILIPPINES',
  FILIPINO: 'PHILIPPINES',
  PHILIPPINE: 'PHILIPPINES',
  PILIPINO: 'PHILIPPINES',
}
