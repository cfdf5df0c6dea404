import { DatabaseListener } from '../db/databaseListener.ts'
import { type Backbone, BackboneFault, type BackboneListener, type Note, readNote, writeNote } from './backbone.ts'

interface PostgresBackboneOptions extends BackboneListener {
  readonly url: string
  readonly clock: { now(): number }
  readonly retryMs?: number
  onFault?(fault: unknown): void
}

/** The line over PostgreSQL notifications: nothing more to run, and enough for many copies. */
export async function postgresBackbone(options: PostgresBackboneOptions): Promise<Backbone> {
  const listener = await DatabaseListener.open({
    onFault: () => {},
    ...options,
    channel: 'saya_bonus',
    onNotification: payload => {
      const note = readNote(payload)
      if (note) options.onNote(note)
    },
  })

  async function announce(note: Note): Promise<void> {
    try {
      await listener.notify(writeNote(note))
    } catch (cause) {
      throw new BackboneFault('The line between copies is down.', { cause })
    }
  }

  return { announce, isUp: () => listener.isUp(), close: () => listener.close() }
}
