import { contract, type Operation } from '@saya/contract'
import { officeContract } from '@saya/contract/office.ts'
import type { Nouns } from '@saya/contract/operation.ts'

/** The contracts whose calls are attacked, each by a test file of its name beside the server's door. */
export const sieges = { memberContract: contract, officeContract } as const satisfies Record<string, Nouns>

export type SiegeName = keyof typeof sieges

export function operationsOf(nouns: Nouns): Operation[] {
  return Object.values(nouns).flatMap(noun => Object.values(noun))
}
