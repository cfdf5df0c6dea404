import type { MaintenanceDeps } from './deps.ts'
import { turnWindows } from './window.store.ts'

/** Begins and ends what was planned, and what the flag closes. For somebody who calls every second; twice at once changes nothing. */
export function turnProviders({ db, clock }: Pick<MaintenanceDeps, 'db' | 'clock'>): () => Promise<void> {
  return async () => {
    await db.ref(tx => turnWindows(tx, clock.now()))
  }
}
