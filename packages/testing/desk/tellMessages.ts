import { announceKept, messageReader } from '../../../apps/server/features/message/index.ts'
import { openTellingLine } from '../../../apps/server/openLine.ts'
import { readJournal } from '../ledger/readJournal.ts'
import type { World } from '../world/world.ts'

/** Keeps a message of each bonus that was paid and tells those who listen, as the worker does a moment after. */
export async function tellMessages(world: Pick<World, 'db' | 'clock' | 'databaseUrl'>): Promise<void> {
  await readJournal(world, [messageReader])
  const line = await openTellingLine({ ...world, mqttUrl: undefined, onFault: () => {} })
  try {
    await announceKept(world, line)
  } finally {
    await line.close()
  }
}
