import type { Clock } from './clock.ts'

export interface Maintenance {
  /** Whether everything but health is closed now. */
  isOn(): Promise<boolean>
}

const freshMs = 1000

/**
 * Follows the operator's flag. It is asked for once a second at most, beside the requests and not before them, so a
 * change shows in every copy of the server within about a second; only a copy that has never read it waits.
 */
export function maintenance(options: { clock: Clock; read: () => Promise<boolean> }): Maintenance {
  const { clock, read } = options
  let known: boolean | undefined
  let askedAtMs = Number.NEGATIVE_INFINITY
  let asking: Promise<void> | undefined

  async function ask(): Promise<void> {
    try {
      known = await read()
    } catch {
      // Without the database the last known state counts: the calls themselves will say what is wrong.
    }
  }

  return {
    async isOn() {
      if (clock.now() - askedAtMs >= freshMs) {
        askedAtMs = clock.now()
        asking = ask()
      }
      if (known === undefined) await asking
      return known ?? false
    },
  }
}
