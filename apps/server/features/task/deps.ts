import type { Jurisdiction } from '@saya/contract/gates.ts'
import type { LookupKeys } from '../../platform/lookup/lookupKeys.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { CollectDeps } from '../reward/index.ts'
import type { StaffDeps } from '../staff/index.ts'

export interface TaskDeps {
  readonly db: Database
  readonly clock: Clock
  readonly jurisdiction: Jurisdiction
  readonly lookupKeys: LookupKeys
  /** Told before each step of a posting is made. */
  readonly onStep?: CollectDeps['onStep']
}

/** What tasks ask of nouns that stand beside this one. */
export interface TaskPorts {
  /** Why a person has to look at a friend of a member first, in one word; nothing where nobody has to. */
  findHold(
    deps: Pick<TaskDeps, 'db' | 'clock'>,
    invited: { readonly parent: bigint; readonly child: bigint },
  ): Promise<string | undefined>
}

export type ClaimTaskDeps = TaskDeps & { readonly ports: TaskPorts }

export type TaskDeskDeps = StaffDeps & TaskDeps
