import { hostname } from 'node:os'
import { isLineLost } from '../../../platform/signed/index.ts'
import type { SignedHeads } from './heads.ts'
import type { HeadsNote } from './headsNote.store.ts'

interface Folder {
  /** Where the files lie. */
  readonly folder: string
  readonly nowMs: number
  readonly newest: SignedHeads | undefined
  readonly notes: readonly HeadsNote[]
}

/** So many days of lines are looked at. */
export const daysChecked = 8
/** Whoever signs does so each minute. */
export const silentMs = 3_600_000

/** Where a folder lies, as long as the machine keeps its name. */
export function placeOf(folder: string): string {
  return `${hostname()}:${folder}`
}

/**
 * Whether lines are lost that the database knows of: its own or those that lay in the same place before, or where somebody
 * signed that signs no more. That another copy begins beside one that goes on is no loss.
 */
export async function areLinesLost({ folder, nowMs, newest, notes }: Folder): Promise<boolean> {
  const own = notes.filter(note => note.folder === newest?.folder || note.place === placeOf(folder))
  const isSilent = notes.some(note => !own.includes(note) && Math.abs(nowMs - note.at) > silentMs)
  const lines = own.map(({ line }) => line)
  return isSilent || (await isLineLost(folder, lines, daysChecked))
}
