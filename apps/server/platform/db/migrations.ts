import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export type MigrationTarget = 'app' | 'ref' | 'member'

export interface Migration {
  readonly target: MigrationTarget
  readonly name: string
  readonly sql: string
  /** One statement whose single row says `ok`, or the migration did not do its job. */
  readonly check: string
  readonly hash: string
}

const named = /^(\d{4})_[a-z0-9_]+\.sql$/

/** All migrations in the order of their one number series. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const targets: MigrationTarget[] = ['app', 'ref', 'member']
  const perTarget = await Promise.all(targets.map(target => readTarget(folder, target)))
  return perTarget.flat().sort((a, b) => (a.name < b.name ? -1 : 1))
}

async function readTarget(folder: string, target: MigrationTarget): Promise<Migration[]> {
  const files = (await readdir(join(folder, target))).filter(file => named.test(file))
  return Promise.all(
    files.map(async file => {
      const sql = await readFile(join(folder, target, file), 'utf8')
      const check = await readFile(join(folder, target, file.replace(/\.sql$/, '.check.sql')), 'utf8')
      return {
        target,
        name: file.replace(/\.sql$/, ''),
        sql,
        check,
        hash: createHash('sha256').update(sql).digest('hex'),
      }
    }),
  )
}
