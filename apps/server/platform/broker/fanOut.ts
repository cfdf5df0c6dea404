import type { Backbone, BackboneListener, Note } from './backbone.ts'
import type { Broker } from './createBroker.ts'
import { inTurn } from './inTurn.ts'

interface FanOutOptions {
  readonly broker: Pick<Broker, 'isConnected' | 'publish'>
  readonly openBackbone: (listener: BackboneListener) => Promise<Backbone>
  /** The message as it is kept, or null when there is none. */
  findPayload(note: Note): Promise<string | null>
  /** Every message since then, for the time in which the line between copies was down. */
  listSince(sinceMs: number): Promise<readonly Note[]>
  onFault?(fault: unknown): void
}

export interface FanOut {
  /** Tells every copy that a message was kept; the copies at which the member is connected send it. */
  announce(note: Note): Promise<void>
  isUp(): boolean
  close(): Promise<void>
}

/** Brings a kept message to its member, whichever copy of the server they are connected to. */
export async function fanOut(options: FanOutOptions): Promise<FanOut> {
  const { broker, onFault = () => {} } = options
  const takeTurn = inTurn()

  /** In the order of the notes, although a message is read from the table in between. */
  function send(note: Note): void {
    if (!broker.isConnected(note.uid)) return
    takeTurn(note.uid, async () => {
      const payload = await options.findPayload(note)
      if (payload !== null) await broker.publish(note.uid, payload)
    }).catch(onFault)
  }

  /** What was sent before the line went down may come again: a page knows a message by its id. */
  function makeUpFor(sinceMs: number): void {
    options
      .listSince(sinceMs)
      .then(notes => notes.forEach(send))
      .catch(onFault)
  }

  return options.openBackbone({ onNote: send, onGap: makeUpFor })
}
