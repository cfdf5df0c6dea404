import type pg from 'pg'
import { type FunctionFile, markPrefix } from './functionFiles.ts'

interface Place {
  readonly client: pg.Client
  readonly schema: string
}

interface StandingFunction {
  /** With its arguments, as one writes it to drop it. */
  readonly signature: string
  readonly name: string
  readonly mark: string | null
  /** Another each time it is written. */
  readonly version: string
}

const cannotChangeReturnType = '42P13'

/**
 * Has the functions of a schema be those of their files: what has changed is made anew, and what no longer has a file goes. Each
 * is done or not at all; what is there as it should be is not touched. Answers the names of those that were changed.
 */
export async function applyFunctions(place: Place, files: readonly FunctionFile[]): Promise<string[]> {
  const standing = await listFunctions(place)
  const stale = await findStaleFunctions(place, files)
  const named = new Set(files.map(({ name }) => name))
  const gone = standing.filter(({ name, mark }) => mark?.startsWith(markPrefix) && !named.has(name))
  for (const file of stale) await inTransaction(place, () => make(place, file))
  for (const { signature } of gone) await place.client.query(`drop function ${signature}`)
  return [...stale, ...gone].map(({ name }) => name)
}

/** Those that are not there as their files say. */
export async function findStaleFunctions(
  place: Place,
  files: readonly FunctionFile[],
): Promise<readonly FunctionFile[]> {
  const standing = await listFunctions(place)
  return files.filter(({ name, mark }) => {
    const own = standing.filter(one => one.name === name)
    return own.length !== 1 || own[0]?.mark !== mark
  })
}

/**
 * Creates the functions of triggers that are not there yet. A migration that creates a trigger needs its function, whose body is
 * read only when it runs. One that has changed is made anew behind the migrations, as all others are.
 */
export async function createTriggerFunctions(place: Place, files: readonly FunctionFile[]): Promise<void> {
  const standing = new Set((await listFunctions(place)).map(({ name }) => name))
  const missing = files.filter(({ isForTriggers, name }) => isForTriggers && !standing.has(name))
  for (const file of missing) await inTransaction(place, () => make(place, file))
}

async function make(place: Place, { name, sql, mark }: FunctionFile): Promise<void> {
  const { client } = place
  const before = new Map((await listFunctions(place, name)).map(({ signature, version }) => [signature, version]))
  await client.query('savepoint before')
  try {
    await client.query(sql)
  } catch (error) {
    if ((error as { code?: string }).code !== cannotChangeReturnType) throw namedError(error, name)
    // What it answers has changed, so the one before goes first.
    await client.query('rollback to savepoint before')
    for (const signature of before.keys()) await client.query(`drop function ${signature}`)
    await client.query(sql)
  }
  for (const { signature, version } of await listFunctions(place, name)) {
    if (before.get(signature) === version) await client.query(`drop function ${signature}`)
    else await client.query(`comment on function ${signature} is '${mark}'`)
  }
}

function namedError(error: unknown, name: string): Error {
  return new Error(`The function ${name} cannot be made: ${error instanceof Error ? error.message : String(error)}`)
}

async function listFunctions({ client, schema }: Place, name?: string): Promise<readonly StandingFunction[]> {
  const { rows } = await client.query<StandingFunction>(
    `select format('%I.%I(%s)', n.nspname, p.proname, pg_get_function_identity_arguments(p.oid)) as signature, p.proname as name,
      obj_description(p.oid, 'pg_proc') as mark, p.xmin::text as version
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = $1 and ($2::text is null or p.proname = $2)`,
    [schema, name ?? null],
  )
  return rows
}

async function inTransaction({ client, schema }: Place, work: () => Promise<void>): Promise<void> {
  await client.query('begin')
  try {
    // Temporary tables come last, so that none stands before what a function of the owner means.
    const path = schema === 'app' || schema === 'ref' ? schema : `${schema}, ref`
    await client.query(`set local search_path = ${path}, pg_temp`)
    await work()
    await client.query('commit')
  } catch (error) {
    // What a lost connection had begun the database undoes by itself.
    await client.query('rollback').catch(() => {})
    throw error
  }
}
