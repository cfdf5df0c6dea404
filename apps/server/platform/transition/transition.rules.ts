import { done, type Outcome, refuse } from '@saya/contract/outcome.ts'

/** Where each event leads from each state. What is not here cannot happen. */
export type TransitionTable<State extends string, Event extends string> = Readonly<
  Record<State, Readonly<Partial<Record<Event, State>>>>
>

interface TransitionDeclaration<State extends string, Event extends string> {
  /** The states in which a row is inserted. */
  readonly initial: readonly State[]
  readonly table: TransitionTable<State, Event>
}

export interface Transitions<State extends string, Event extends string> {
  readonly table: TransitionTable<State, Event>
  /** The state that an event leads to; nothing where it has no place in this one. */
  next(state: State, event: Event): State | undefined
  /** The same for whoever answers staff: somebody else was faster. */
  judge(state: State, event: Event): Outcome<State, 'changed_meanwhile'>
}

/** Declares how the state of a thing may change. A state that nothing leads to stops the program as it starts. */
export function declareTransitions<State extends string, Event extends string>({
  initial,
  table,
}: TransitionDeclaration<State, Event>): Transitions<State, Event> {
  const unreached = findUnreached(initial, table)
  if (unreached.length > 0) throw new Error(`Nothing leads to the state ${unreached.join(', ')}.`)
  const next = (state: State, event: Event): State | undefined => table[state][event]
  return {
    table,
    next,
    judge: (state, event) => {
      const to = next(state, event)
      return to === undefined ? refuse('changed_meanwhile') : done(to)
    },
  }
}

function findUnreached<State extends string>(
  initial: readonly State[],
  table: TransitionTable<State, string>,
): readonly string[] {
  const reached = new Set<string>(initial)
  // What is added while the set is walked is walked as well.
  for (const state of reached) {
    for (const to of Object.values<State | undefined>(table[state as State])) if (to !== undefined) reached.add(to)
  }
  return Object.keys(table).filter(state => !reached.has(state))
}
