import type { ReactNode } from 'react'
import type { Permission } from './contract.ts'
import type { ActKey } from './keys.ts'

/** A page of rows, as every list of the office is answered. */
export interface Page<Row> {
  readonly d: readonly Row[]
  readonly t: number
  readonly next?: string | undefined
}

export interface Column<Row> {
  readonly name: string
  readonly title: string
  readonly cell: (row: Row) => ReactNode
  /** Set right, in figures of one width. */
  readonly isNumber?: boolean
  /** Left out where there is little room. */
  readonly isMinor?: boolean
  /** The order that its head asks for first, such as `-amount`; then the same the other way round. */
  readonly sort?: string
}

export interface Filter {
  readonly name: string
  readonly title: string
  /** Chosen among these where there are some, else typed. */
  readonly options?: readonly (readonly [value: string, title: string])[]
  /** The field that `/` leads to. */
  readonly isMain?: boolean
  /** Each look is on record, so that it is asked with Enter; words with figures stay out of the address. */
  readonly isOnRecord?: boolean
  /** A day of the calendar, as 2026-03-02 in the address. */
  readonly isDay?: boolean
}

/** What an act asks for before it is done. */
export interface ActField {
  readonly name: string
  readonly title: string
  readonly hint?: string
  readonly kind: 'line' | 'text' | 'choice' | 'check' | 'date' | 'moment' | 'picture' | 'password' | 'newPassword'
  readonly options?: readonly (readonly [value: string, title: string])[]
  readonly least?: number
  readonly most?: number
  /** What stands in it at first. */
  readonly value?: string
  /** Where a picture goes; its address is the value. */
  readonly send?: (file: File) => Promise<string>
}

export type ActValues = Readonly<Record<string, string>>

/** Something staff do to a thing. One description serves a single one and many at once. */
export interface Act<Thing> {
  readonly name: string
  readonly title: string
  readonly permission: Permission
  readonly isGrave?: boolean
  /** The key that asks for it. */
  readonly hotkey?: ActKey
  /** What will come of it, in a sentence. */
  readonly warning: string
  /** What one is asked about, as far as it has to be read before it is done. */
  about?(thing: Thing): ReactNode
  readonly fields: readonly ActField[]
  /** What each has of its own is asked for, so that it is done to one at a time. */
  readonly isSingle?: boolean
  /** What stands in the fields at first for this one. */
  initial?(thing: Thing): ActValues
  /** What it would come to, shown on demand before it is done to one. */
  preview?(thing: Thing, values: ActValues): Promise<ReactNode>
  /** Whether it makes sense for this one now. */
  fits(thing: Thing): boolean
  run(thing: Thing, values: ActValues): Promise<unknown>
  /** What is said once it is done, where that depends on what it came to by that. */
  readonly done: string | ((came: unknown) => string)
}

export type FilterValues = Readonly<Record<string, string>>

export interface Export {
  readonly permission: Permission
  /** Whose role may have what is personal unmasked; nobody where nothing is said. */
  readonly plainPermission?: Permission
  run(
    filters: FilterValues,
    wish: { readonly isPlain: boolean; readonly reason: string },
  ): Promise<{ readonly csv: string; readonly rows: number; readonly is_complete: boolean }>
}

/** All that the frames need to know of one kind of thing. */
export interface Entity<Row> {
  readonly name: string
  readonly title: string
  /** What one of them is called, and many. */
  readonly nouns: readonly [one: string, many: string]
  readonly columns: readonly Column<Row>[]
  readonly filters: readonly Filter[]
  /** The order that rows come in where none is asked for. */
  order?(filters: FilterValues): string
  idOf(row: Row): string
  /** How one is called where an act upon several failed; by its id where nothing else is said. */
  readonly nameOf?: (row: Row) => string
  /** The page of one of them. */
  open?(row: Row): string
  /** Among the filters stands `sort`, where a column has one. */
  list(filters: FilterValues, at: { readonly cursor: string }): Promise<Page<Row>>
  /** What makes a new one. */
  readonly create?: Act<null>
  readonly acts?: readonly Act<Row>[]
  readonly export?: Export
  /** What stands there where there is nothing. */
  readonly empty: string
}
