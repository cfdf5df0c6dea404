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

const named = /^\d{4}_[a-z0-9_]+\.sql$/
/** A file that ended its transaction itself could be left half done. */
const endsTransaction = /(^|;)\s*(commit|rollback|begin|end)\s*;/im

/** All migrations in the order of their one number series. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const targets: MigrationTarget[] = ['app', 'ref', 'member']
  const perTarget = await Promise.all(targets.map(target => readTarget(folder, target)))
  const all = perTarget.flat().sort((a, b) => (a.name < b.name ? -1 : 1))
  for (const [index, migration] of all.entries()) {
    const next = all[index + 1]
    if (next && numberOf(next) === numberOf(migration))
      throw new Error(`The migrations ${migration.name} and ${next.name} have the same number.`)
  }
  return all
}

function numberOf({ name }: Migration): string {
  return name.slice(0, 4)
}

async function readTarget(folder: string, target: MigrationTarget): Promise<Migration[]> {
  const files = (await readdir(join(folder, target))).filter(
    file => file.endsWith('.sql') && !file.endsWith('.check.sql'),
  )
  return Promise.all(
    files.map(async file => {
      if (!named.test(file)) throw new Error(`The migration ${file} must be named like 0007_limits.sql.`)
      const sql = await readFile(join(folder, target, file), 'utf8')
      const check = await readFile(join(folder, target, file.replace(/\.sql$/, '.check.sql')), 'utf8').catch(() => {
        throw new Error(`The migration ${file} has no check beside it.`)
      })
      if (endsTransaction.test(sql)) throw new Error(`The migration ${file} must not end its own transaction.`)
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
