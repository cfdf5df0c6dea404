import type { Drawing } from '@saya/ui/icon'
import type { ComponentType } from 'react'
import type { Permission } from '../shared/contract.ts'
import type { PageKeys } from '../shared/keys.ts'

export interface Page {
  readonly path: string
  readonly title: string
  readonly drawing: Drawing
  readonly permission: Permission
  /** The page of the path, and of whatever lies below it. */
  load(): Promise<ComponentType<{ readonly rest: string }>>
}

export interface Route extends Page {
  /** The letter of its group and its own, pressed one after the other. */
  readonly keys: PageKeys
  /** Whether it stands below a line in the navigation. */
  readonly beginsGroup: boolean
}
