import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { TestRecord } from '../results.ts'

/** How many tests a folder runs at least, by its path. */
export type Floors = Readonly<Record<string, number>>

/** Of each part. */
export type FolderFloors = Readonly<Record<string, Floors>>

export const folderFloorsPath = fileURLToPath(new URL('folderFloors.json', import.meta.url))

/** Folders of fewer tests have no floor: one test more or less is a tenth of them. */
const leastTests = 10

export function readFolderFloors(): FolderFloors {
  return existsSync(folderFloorsPath) ? (JSON.parse(readFileSync(folderFloorsPath, 'utf8')) as FolderFloors) : {}
}

/** Feature by feature, and else by app, package or game. */
export function folderOf(file: string): string {
  const folders = file.split('/').slice(0, -1)
  const at = folders.indexOf('features')
  return folders.slice(0, at < 0 ? 2 : at + 2).join('/')
}

function countByFolder(records: readonly TestRecord[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { file, state } of records) {
    if (state === 'skipped') continue
    const folder = folderOf(file)
    counts[folder] = (counts[folder] ?? 0) + 1
  }
  return counts
}

/** Where a whole run of a part found fewer tests than there have been: a sentence for each folder. */
export function findThinned(records: readonly TestRecord[], floors: Floors): string[] {
  const counts = countByFolder(records)
  return Object.entries(floors)
    .filter(([folder, least]) => (counts[folder] ?? 0) < least)
    .map(([folder, least]) => `it ran ${counts[folder] ?? 0} tests below ${folder} where there are at least ${least}`)
}

/** The floors behind a run: nine tenths of what it found, and none lower than before. A folder that is gone has none. */
export function raiseFloors(
  before: Floors,
  records: readonly TestRecord[],
  isThere: (folder: string) => boolean,
): Floors {
  const counts = Object.entries(countByFolder(records)).filter(([, count]) => count >= leastTests)
  const found = Object.fromEntries(counts.map(([folder, count]) => [folder, Math.floor(count * 0.9)]))
  const folders = [...new Set([...Object.keys(before), ...Object.keys(found)])].filter(isThere).sort()
  return Object.fromEntries(folders.map(folder => [folder, Math.max(before[folder] ?? 0, found[folder] ?? 0)]))
}
