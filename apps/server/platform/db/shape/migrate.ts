import { join } from 'node:path'
import { refuseEarlierDatabase } from '@saya/process'
import pg from 'pg'
import { prepareJobs } from '../../jobs/prepareJobs.ts'
import { applyFunctions, createTriggerFunctions, findStaleFunctions } from './applyFunctions.ts'
import { isRestoring, unfinished } from '../backup/restoreMark.ts'
import { readFunctionFiles } from './functionFiles.ts'
import { type Migration, type MigrationTarget, readMigrations } from './migrations.ts'
import { memberSchemaName } from '../schemas.ts'
import { findUngranted, grantToServer, servesOnly } from './serverRole.ts'
import { sessionSettings } from '../sessionSettings.ts'

export interface MigrateOptions {
  readonly url: string
  readonly folder: string
  /** How many member schemas a new database gets. An existing one keeps the number it was made with. */
  readonly memberSchemas: number
  readonly say?: (sentence: string) => void
  /** Runs these alone, by name. */
  readonly only?: ReadonlySet<string>
  /** The role that serves, where that is another than the one that migrates. */
  readonly serverRole?: string | undefined
  /** A database in the midst of a restore is nobody else's. */
  readonly isRestoring?: boolean
}

/**
 * Brings a database to the newest shape. Copies that start at once wait for one another. Whoever may serve it alone is told where
 * it has not that shape. Answers whether this connection may change it.
 */
export async function migrate(options: MigrateOptions): Promise<boolean> {
  const { url, folder, memberSchemas, say = () => {}, only } = options
  const client = new pg.Client({
    connectionString: url,
    application_name: 'saya migrate',
    options: sessionSettings(),
    keepAlive: true,
  })
  // A connection that is lost fails the statement under way; without a listener it would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    await waitForOthers(client, say)
    if (!options.isRestoring && (await isRestoring(client))) throw new Error(unfinished)
    const migrations = await readMigrations(folder)
    await refuseEarlier(client, migrations)
    if (await servesOnly(client)) {
      await refuseUnprepared(client, migrations, folder)
      return false
    }
    const schemas = listSchemas(await prepare(client, memberSchemas))
    const functions = await readFunctionFiles(join(folder, '../functions'))
    const functionsOf = ({ target }: Schema) => functions.filter(file => file.target === target)
    for (const schema of schemas) await createTriggerFunctions({ client, schema: schema.name }, functionsOf(schema))
    const wanted = migrations.filter(({ name }) => !only || only.has(name))
    const steps = await pendingSteps(client, wanted, schemas)
    for (const [index, step] of steps.entries()) {
      say(`Preparing the database, step ${index + 1} of ${steps.length}: ${step.migration.name}`)
      await apply(client, step)
    }
    // Behind the migrations, which make what the functions speak of.
    if (!only) for (const schema of schemas) await applyFunctions({ client, schema: schema.name }, functionsOf(schema))
    await prepareJobs(url)
    if (options.serverRole) await grantToServer(client, { role: options.serverRole, schemas })
    return true
  } finally {
    await client.end()
  }
}

/** Before anything is touched. */
async function refuseEarlier(client: pg.Client, migrations: readonly Migration[]): Promise<void> {
  const prepared = await client.query(`select where to_regclass('app.migration') is not null`)
  if (prepared.rowCount === 0) return
  const { rows } = await client.query<{ name: string }>('select name from app.migration')
  refuseEarlierDatabase(
    rows.map(({ name }) => name),
    migrations.map(({ name }) => name),
  )
}

async function refuseUnprepared(client: pg.Client, migrations: readonly Migration[], folder: string): Promise<void> {
  const { rows } = await client.query<{ member_schemas: number }>('select member_schemas from app.cluster')
  const schemas = listSchemas(rows[0]?.member_schemas ?? 0)
  const functions = await readFunctionFiles(join(folder, '../functions'))
  const pending: unknown[] = await pendingSteps(client, migrations, schemas)
  for (const { name: schema, target } of schemas) {
    const own = functions.filter(file => file.target === target)
    pending.push(...(await findStaleFunctions({ client, schema }, own)))
  }
  if (pending.length > 0) throw new Error(`The database has not the shape of this version yet: ${remedy}`)
  const [table] = await findUngranted(client, schemas)
  if (table) throw new Error(`This role may not read ${table}: ${remedy}`)
}

const remedy =
  'run "npm run saya -- migrate" as the role that owns it, with SERVER_ROLE as the role that serves, and start again.'

interface Schema {
  readonly name: string
  readonly target: MigrationTarget
}

function listSchemas(memberSchemas: number): readonly Schema[] {
  const members = Array.from({ length: memberSchemas }, (_, index) => memberSchemaName(index))
  return [
    { name: 'app', target: 'app' },
    { name: 'ref', target: 'ref' },
    ...members.map((name): Schema => ({ name, target: 'member' })),
  ]
}

async function waitForOthers(client: pg.Client, say: (sentence: string) => void): Promise<void> {
  const lock = `hashtext('saya migrate')`
  const { rows } = await client.query<{ free: boolean }>(`select pg_try_advisory_lock(${lock}) as free`)
  if (rows[0]?.free) return
  say('Waiting for another copy, which prepares the database')
  await client.query(`select pg_advisory_lock(${lock})`)
}

interface Step {
  readonly migration: Migration
  readonly schema: string
}

async function prepare(client: pg.Client, memberSchemas: number): Promise<number> {
  await client.query(`
    create schema if not exists app;
    create schema if not exists ref;
    create table if not exists app.cluster (
      only_row boolean primary key default true check (only_row),
      member_schemas integer not null check (member_schemas between 1 and 1024)
    );
    create table if not exists app.migration (
      schema text not null, name text not null, hash text not null, applied_at timestamptz not null default now(),
      primary key (schema, name)
    )`)
  await client.query('insert into app.cluster (member_schemas) values ($1) on conflict do nothing', [memberSchemas])
  const { rows } = await client.query<{ member_schemas: number }>('select member_schemas from app.cluster')
  const count = rows[0]?.member_schemas ?? memberSchemas
  for (let index = 0; index < count; index++) {
    await client.query(`create schema if not exists ${memberSchemaName(index)}`)
  }
  return count
}

async function pendingSteps(
  client: pg.Client,
  migrations: readonly Migration[],
  schemas: readonly Schema[],
): Promise<Step[]> {
  const { rows } = await client.query<{ schema: string; name: string; hash: string }>('select * from app.migration')
  const applied = new Map(rows.map(row => [`${row.schema}/${row.name}`, row.hash]))
  const steps: Step[] = []
  for (const migration of migrations) {
    for (const { name: schema } of schemas.filter(({ target }) => target === migration.target)) {
      const hash = applied.get(`${schema}/${migration.name}`)
      if (hash === undefined) steps.push({ migration, schema })
      else if (hash !== migration.hash) {
        throw new Error(`The migration ${migration.name} was changed after it had been applied to ${schema}.`)
      }
    }
  }
  return steps
}

async function apply(client: pg.Client, { migration, schema }: Step): Promise<void> {
  await client.query('begin')
  try {
    await client.query(`set local search_path = ${schema === 'app' || schema === 'ref' ? schema : `${schema}, ref`}`)
    await client.query(migration.sql)
    const { rows } = await client.query<{ ok: unknown }>(migration.check)
    if (rows.length !== 1 || rows[0]?.ok !== true)
      throw new Error(`The check of ${migration.name} failed on ${schema}.`)
    await client.query('insert into app.migration (schema, name, hash) values ($1, $2, $3)', [
      schema,
      migration.name,
      migration.hash,
    ])
    await client.query('commit')
  } catch (error) {
    // What a lost connection had begun the database undoes by itself.
    await client.query('rollback').catch(() => {})
    throw error
  }
}
