import type { Database } from '../../../../apps/server/platform/db/database.ts'
import type { SeededRandom } from '../seededRandom.ts'

/** A database that whoever uses it is gone from before or behind one of its transactions. */
export function killedDatabase(db: Database, random: SeededRandom, most = 25): Database {
  const [at, isBehind] = [random.between(1, most), random.isOnceIn(2)]
  let done = 0
  async function pass<T>(work: () => Promise<T>): Promise<T> {
    done += 1
    if (done > at || (done === at && !isBehind)) throw new Killed()
    const result = await work()
    if (done >= at) throw new Killed()
    return result
  }
  return {
    ...db,
    app: work => pass(() => db.app(work)),
    member: (uid, work) => pass(() => db.member(uid, work)),
  }
}

export class Killed extends Error {}
