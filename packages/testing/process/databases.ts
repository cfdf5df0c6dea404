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

/** Migrated databases by the number of their member schemas, without and with the demo's content, those of the other services, and an empty one. */
type Template = 'saya_one' | 'saya_three' | 'content_one' | 'content_three' | 'sandbox' | 'studio' | 'template1'

/** A fresh database of a test's own, cloned from a template in milliseconds. */
export async function ownDatabase(template: Template): Promise<OwnDatabase> {
  const name = `t_${process.pid}_${++made}`
  const urlOf = (database: string) => (given ?? inject('postgresUrl')).replace('*', database)
  await createDatabase(urlOf('postgres'), name, template)
  return { url: urlOf(name), drop: () => dropDatabase(urlOf('postgres'), name) }
}
