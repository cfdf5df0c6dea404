import { isPromised, isSamePromise } from '@saya/game-math'

/** What a page was shown before a bet, and at a game of one player the word that went with it. */
export interface ShownPromise {
  readonly commitment: string
  readonly nonce: number
  readonly clientSeed?: string
}

/** What the studio tells of a round, its seeds only when it is over. */
export interface ToldPromise extends ShownPromise {
  readonly serverSeed: string
  /** Of a round of many players: the promise is of both. */
  readonly closingSeed?: string
  /** Then its seeds are told, or nobody can know whether the promise was kept. */
  readonly isOver?: boolean
}

/** What this device was shown before its bets: kept here, so that nobody else can change it, and over a reload. */
export interface Promises {
  /** Notes it before the bet, by the key of a play, its number or the id of a shared round. What was noted first stands. */
  keep(name: string, shown: ShownPromise): void
  find(name: string): ShownPromise | undefined
}

/** Where they lie, as one text. */
export interface PromiseStore {
  read(): string | null
  write(text: string): void
}

type KeptPromise = ShownPromise & { readonly name: string }

/** Of each round its own and that of its number. */
const most = 120
const place = 'saya.promises'

export function openPromises(store: PromiseStore = ownStore): Promises {
  const find = (name: string) => readKept(store).find(kept => kept.name === name)
  return {
    find,
    keep(name, { commitment, nonce, clientSeed }) {
      if (find(name)) return
      const kept = { name, commitment, nonce, ...(clientSeed !== undefined && { clientSeed }) }
      store.write(JSON.stringify([...readKept(store), kept].slice(-most)))
    },
  }
}

/** Whether what is told of a round is what was shown before it, and fits the seeds once they are told. */
export function isAsShown(shown: ShownPromise, told: ToldPromise): boolean {
  if (!isSamePromise(shown, told)) return false
  if (told.serverSeed === '') return told.isOver !== true
  return isPromised(told)
}

function readKept(store: PromiseStore): readonly KeptPromise[] {
  try {
    const kept: unknown = JSON.parse(store.read() ?? '[]')
    return Array.isArray(kept) ? (kept as readonly KeptPromise[]) : []
  } catch {
    return []
  }
}

/** A frame of another origin may have no storage at all: then they are kept for as long as the page is there. */
let memory: string | null = null
const ownStore: PromiseStore = {
  read() {
    try {
      return localStorage.getItem(place) ?? memory
    } catch {
      return memory
    }
  },
  write(text) {
    memory = text
    try {
      localStorage.setItem(place, text)
    } catch {
      // It is in memory.
    }
  },
}
