/** Before something is asked of another, or after it was done and before its answer comes. */
export type Side = 'before' | 'after'

/** What is asked: to do something for good, or anything that a death undoes. */
export type Kind = 'statement' | 'commit' | 'call'

export interface Cut {
  /** At the how many-th thing that is asked. */
  readonly at: number
  readonly side: Side
  /** Whether whoever asked is dead from then on, or goes on without that one answer. */
  readonly isDeath: boolean
}

/** Counts what somebody asks of the database and of gateways, and says where it is cut off. */
export interface Cuts {
  /** Says that something is about to be asked, and hears what becomes of it. */
  pass(kind: Kind): Side | undefined
  /** Says that the cut was made. */
  fell(): void
  isDead(): boolean
  onDeath(die: () => void): void
  /** Starts to count anew, with a cut or none. */
  begin(cut?: Cut): void
  /** What was asked, one after the other. */
  passed(): readonly Kind[]
  hasFallen(): boolean
}

export function openCuts(): Cuts {
  const dying: (() => void)[] = []
  let planned: Cut | undefined
  let passed: Kind[] = []
  let isFallen = false
  return {
    pass(kind) {
      passed.push(kind)
      return planned?.at === passed.length ? planned.side : undefined
    },
    fell() {
      isFallen = true
      if (planned?.isDeath) for (const die of dying) die()
    },
    isDead: () => isFallen && planned?.isDeath === true,
    onDeath: die => void dying.push(die),
    begin(cut) {
      planned = cut
      passed = []
      isFallen = false
    },
    passed: () => passed,
    hasFallen: () => isFallen,
  }
}
