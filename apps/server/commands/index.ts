import { audit } from './audit.ts'
import { backup } from './backup.ts'
import type { Command } from './command.ts'
import { restore } from './restore.ts'
import { returns } from './returns.ts'
import { tableTypes } from './tableTypes.ts'

export type { Desk } from './command.ts'
export { UsageFault } from './usageFault.ts'

export const commands: readonly Command[] = [audit, backup, restore, returns, tableTypes]
