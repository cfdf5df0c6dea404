import { createDatabase, dropDatabase } from '@saya/postgres'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of any database of the tests' PostgreSQL, with `*` for its name. */
    postgresUrl: string
  }
}

let made = 0
let given: string | undefined

export interface OwnDatabase {
  readonly url: string
  drop(): Promise<void>
}

/** For a world that is opened by something else than a test: the address that tests are given, on a PostgreSQL with the templates. */
export function takePostgres(url: string): void {
  given = url
}

/** A fresh database of a test's own, cloned from a migrated template, or from the empty one, in milliseconds. */
export async function ownDatabase(template: 'saya_one' | 'saya_three' | 'sandbox' | 'template1'): Promise<OwnDatabase> {
  const name = `t_${process.pid}_${++made}`
  const urlOf = (database: string) => (given ?? inject('postgresUrl')).replace('*', database)
  await createDatabase(urlOf('postgres'), name, template)
  return { url: urlOf(name), drop: () => dropDatabase(urlOf('postgres'), name) }
}
