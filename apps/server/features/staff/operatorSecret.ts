import type { MasterKeys } from '../../platform/objects/masterKeys.ts'
import { open, seal } from '../../platform/objects/seal.ts'
import type { Random } from '../../platform/random.ts'

/** 160 bits, as RFC 4226 asks for. */
const secretBytes = 20

function nameOf(email: string) {
  return { kind: 'operator-secret', id: email }
}

/** The secret that an operator's device makes its codes from, and what is kept of it: bound to its owner. */
export function newSecret(email: string, { masters, random }: { masters: MasterKeys; random: Random }) {
  const plain = random.bytes(secretBytes)
  return { plain, sealed: seal(plain, nameOf(email), { master: masters.current, random }) }
}

export function openSecret(email: string, sealed: Buffer, masters: MasterKeys): Buffer {
  return open(sealed, nameOf(email), masters)
}
