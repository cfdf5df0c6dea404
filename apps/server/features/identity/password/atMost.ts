import { RefusedRequest } from '../../../platform/http/answer/refusedRequest.ts'

interface Room {
  readonly atOnce: number
  /** How many of each kind wait, those who are known and strangers. */
  readonly waiting: number
  /** How many of them may come from one network, and how many of one source. */
  readonly waitingOfNetwork?: number
  readonly waitingOfSource?: number
}

/** Who asks for costly work. */
export interface Asker {
  /** From where; empty where that is one's own doing. */
  readonly network: string
  /** As whom: a device, an account. */
  readonly source: string
  /** Whether they are somebody from before: such do not wait behind strangers. */
  readonly isKnown: boolean
}

interface Waiting extends Asker {
  readonly begin: () => void
}

const nobody: Asker = { network: '', source: '', isKnown: false }

/**
 * Lets so much costly work run at once and so much more wait for its turn. Turns go to the known and to strangers
 * alternately, and among each to one source after another: whoever asks without end waits behind themselves. Beyond that
 * the caller is told that we are busy, rather than being promised what would come too late.
 */
export function atMost({ atOnce, waiting, ...shares }: Room) {
  const { waitingOfNetwork = waiting, waitingOfSource = waiting } = shares
  const known: Waiting[] = []
  const strangers: Waiting[] = []
  const turns = { known: takeByTurns(known), strangers: takeByTurns(strangers) }
  let running = 0
  let isTurnOfKnown = true

  function isFull({ network, source, isKnown }: Asker): boolean {
    const queue = isKnown ? known : strangers
    const ofNetwork = queue.filter(one => one.network === network)
    const ofSource = ofNetwork.filter(one => one.source === source)
    return queue.length >= waiting || ofNetwork.length >= waitingOfNetwork || ofSource.length >= waitingOfSource
  }

  function takeNext(): Waiting | undefined {
    const next = isTurnOfKnown ? (turns.known() ?? turns.strangers()) : (turns.strangers() ?? turns.known())
    if (next) isTurnOfKnown = !next.isKnown
    return next
  }

  return async function run<T>(work: () => Promise<T>, asker: Asker = nobody): Promise<T> {
    if (running < atOnce) running++
    else {
      if (isFull(asker)) throw new RefusedRequest('busy', { retryAfterSeconds: 1 })
      const queue = asker.isKnown ? known : strangers
      await new Promise<void>(begin => queue.push({ ...asker, begin }))
    }
    try {
      return await work()
    } finally {
      const next = takeNext()
      if (next) next.begin()
      else running--
    }
  }
}

/** Takes out of a queue the first of a source whose turn was longest ago. */
function takeByTurns(queue: Waiting[]): () => Waiting | undefined {
  let served: string[] = []
  return () => {
    const nameOf = ({ network, source }: Asker) => `${network} ${source}`
    const present = new Set(queue.map(nameOf))
    served = served.filter(name => present.has(name))
    const fresh = queue.find(one => !served.includes(nameOf(one)))
    const next = fresh ?? queue.find(one => nameOf(one) === served[0])
    if (!next) return undefined
    queue.splice(queue.indexOf(next), 1)
    served = [...served.filter(name => name !== nameOf(next)), nameOf(next)]
    return next
  }
}
