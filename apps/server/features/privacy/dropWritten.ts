import type { SchemaDayWork } from '../../platform/dayWork/index.ts'
import { deleteWritten } from './forget.store.ts'
import { keptSinceMs } from './keptSinceMs.ts'

const most = 1000

/** Deletes what members wrote to us five years after they did. */
export function dropWritten(): SchemaDayWork {
  return {
    name: 'privacy.dropWritten',
    atManila: '04:20',
    missed: 'last',
    once: 'for each schema',
    async perform({ day, step }) {
      let deleted = most
      while (deleted === most) {
        await step(async tx => {
          deleted = await deleteWritten(tx, keptSinceMs(day), most)
          return ''
        })
      }
    },
  }
}
