import { createDatabase, dropDatabase } from '@saya/postgres'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of any database of the tests' PostgreSQL, with `*` for its name. */
    postgresUrl: string
  }
}

let made = 0

export interface OwnDatabase {
  readonly url: string
  drop(): Promise<void>
}

/** A fresh database of a test's own, migrated unless it is to be empty, cloned from a template in milliseconds. */
export async function ownDatabase(template: 'saya_one' | 'saya_three' | 'sandbox' | 'template1'): Promise<OwnDatabase> {
  const name = `t_${process.pid}_${++made}`
  const urlOf = (database: string) => inject('postgresUrl').replace('*', database)
  await createDatabase(urlOf('postgres'), name, template)
  return { url: urlOf(name), drop: () => dropDatabase(urlOf('postgres'), name) }
}
