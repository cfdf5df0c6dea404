import { addressAttacks } from './addressAttacks.ts'
import type { Attack } from './attack.ts'
import { bodyAttacks } from './bodyAttacks.ts'
import { callerAttacks } from './callerAttacks.ts'
import { headerAttacks } from './headerAttacks.ts'

/** Every way in which a call is tried. */
export const attacks: readonly Attack[] = [...bodyAttacks, ...addressAttacks, ...callerAttacks, ...headerAttacks]
