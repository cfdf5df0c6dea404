import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MigrationTarget } from './migrations.ts'

/** A function of the database, in a file of its own name. */
export interface FunctionFile {
  readonly target: MigrationTarget
  readonly name: string
  readonly sql: string
  readonly isForTriggers: boolean
  /** Stands as a comment on the function, and tells whether it is the one of this file. */
  readonly mark: string
}

const targets: readonly MigrationTarget[] = ['app', 'ref', 'member']
const forTriggers = /\breturns\s+trigger\b/i
const defined = /^create or replace function (\w+)\(/gm

/** All functions that stand in files, which may be none. */
export async function readFunctionFiles(folder: string): Promise<FunctionFile[]> {
  const there = targets.filter(target => existsSync(join(folder, target)))
  return (await Promise.all(there.map(target => readTarget(folder, target)))).flat()
}

async function readTarget(folder: string, target: MigrationTarget): Promise<FunctionFile[]> {
  const files = (await readdir(join(folder, target))).filter(file => file.endsWith('.sql')).sort()
  return Promise.all(
    files.map(async file => {
      const [name, sql] = [file.replace(/\.sql$/, ''), await readFile(join(folder, target, file), 'utf8')]
      const names = [...sql.matchAll(defined)].map(match => match[1])
      if (names.length !== 1 || names[0] !== name)
        throw new Error(`The file ${target}/${file} must have “create or replace function ${name}(” and no other.`)
      const hash = createHash('sha256').update(sql).digest('hex').slice(0, 16)
      return { target, name, sql, isForTriggers: forTriggers.test(sql), mark: `${markPrefix}${hash}` }
    }),
  )
}

/** How the comments begin of functions that come from files. */
export const markPrefix = 'file '
