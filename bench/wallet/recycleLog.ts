import { type Place, withClient } from '../load/place.ts'

/** As many files of 16 MB as are written between two checkpoints. */
const files = 128

/**
 * Has the log's files written once, so that they are written again from here on, as those of any server are that has run
 * for a while: a new one is filled with nothing and synced first, which holds up every commit.
 */
export async function recycleLog({ url }: Pick<Place, 'url'>): Promise<void> {
  await withClient(url('postgres'), async client => {
    for (let file = 0; file < files; file++) {
      await client.query(`select pg_logical_emit_message(false, 'bench', 'x'), pg_switch_wal()`)
    }
    await client.query('checkpoint')
  })
}
