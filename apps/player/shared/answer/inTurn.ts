import { whenClear } from '@saya/ui/modal'

let last: Promise<unknown> = Promise.resolve()

/**
 * Shows what nobody asked for only once nothing lies over the page, and one after the other. `show` settles when it is
 * gone again.
 */
export function inTurn<T>(show: () => Promise<T>): Promise<T> {
  const mine = last.then(whenClear).then(show)
  last = mine.catch(() => {})
  return mine
}
