import { compareBooks } from './compareBooks.ts'
import { findFaults } from './findFaults.ts'
import type { Run } from './openRun.ts'
import { type Books, readBooks } from './simulation.store.ts'

/** The books of the run's members, schema by schema. */
export async function readAll({ uids, place, model }: Run) {
  const schemas = new Set([...model.wallets.values()].map(wallet => wallet.schema))
  return Promise.all(
    [...schemas].map(async schema => {
      const own = uids.filter(uid => model.wallets.get(uid)?.schema === schema)
      return { schema, books: await place.db.member(own[0] as bigint, tx => readBooks(tx, own)) }
    }),
  )
}

/** What is wrong with the books by themselves, and where they say other than the model. */
export async function examine(run: Run): Promise<string[]> {
  const all = (await readAll(run)).map(({ books }) => books)
  const books: Books = {
    wallets: all.flatMap(({ wallets }) => wallets),
    journal: all.flatMap(({ journal }) => journal),
    commands: all.flatMap(({ commands }) => commands),
    rounds: all.flatMap(({ rounds }) => rounds),
    lots: all.flatMap(({ lots }) => lots),
    lateCredits: all.flatMap(({ lateCredits }) => lateCredits),
    names: all.flatMap(({ names }) => names),
  }
  return [...findFaults(books, 0n), ...compareBooks(run.model, books)]
}
