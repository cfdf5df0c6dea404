import { type Units, unitsPerPeso } from '@saya/money'

interface Noting {
  /** What this task is about. */
  readonly amount: Units
  /** What all open tasks of the member are about, this one among them. */
  readonly open: readonly Units[]
  /** What the member has that is not on its way out. */
  readonly balance: Units
}

/**
 * Whether a note alone may end a task: where the money has left. As long as the balance holds what all open tasks are about, none of it
 * has. Whole pesos alone can leave, so that less than one is always a matter of a note.
 */
export function mayNote({ amount, open, balance }: Noting): boolean {
  const owed = open.reduce((sum, one) => sum + one / unitsPerPeso, 0n)
  return amount < unitsPerPeso || balance / unitsPerPeso < owed
}
