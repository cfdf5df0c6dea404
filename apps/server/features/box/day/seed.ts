import type { MasterKeys } from '../../../platform/objects/masterKeys.ts'
import { open, seal } from '../../../platform/objects/seal.ts'
import type { Random } from '../../../platform/random.ts'

/** It opens for its day alone, wherever its row is put. */
function nameOf(day: string) {
  return { kind: 'box-seed', id: day }
}

/** The seed of a day in hexadecimal, sealed until it is told. */
export function sealSeed(
  day: string,
  seed: string,
  { masters, random }: { readonly masters: MasterKeys; readonly random: Random },
): Buffer {
  return seal(Buffer.from(seed, 'hex'), nameOf(day), { master: masters.current, random })
}

export function openSeed(
  { day, sealedSeed }: { readonly day: string; readonly sealedSeed: Buffer },
  masters: MasterKeys,
): string {
  return open(sealedSeed, nameOf(day), masters).toString('hex')
}
