import type { Database } from '../../../apps/server/platform/db/database.ts'

const doors: readonly PropertyKey[] = ['app', 'ref', 'member', 'memberSchema']

/** A database whose transaction of a number is not begun any more: all that is there is what was committed before. */
export function dyingDatabase(db: Database, at: number) {
  let opened = 0
  const dying = new Proxy(db, {
    get(target, name) {
      const own: unknown = Reflect.get(target, name)
      if (typeof own !== 'function' || !doors.includes(name)) return own
      return async (...parts: readonly unknown[]) => {
        opened += 1
        if (opened >= at) throw new Error('The process is gone.')
        return Reflect.apply(own, target, parts) as unknown
      }
    },
  })
  return { dying, opened: () => opened }
}
