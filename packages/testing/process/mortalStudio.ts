import type { StudioDeps } from '../../../apps/studio/deps.ts'

/** A copy of the studio that dies at one of its steps: before it is done, or when it is done and nobody has heard. */
export function mortalStudio(
  deps: StudioDeps,
  step: number,
  moment: 'before' | 'after',
): StudioDeps & { steps(): number } {
  let steps = 0
  let isDead = false

  async function live<T>(work: () => Promise<T>): Promise<T> {
    const isLast = ++steps === step
    if (isLast && moment === 'before') isDead = true
    if (isDead) throw new Error('killed')
    const done = await work()
    if (isLast) isDead = true
    if (isDead) throw new Error('killed')
    return done
  }

  const { db, wallet } = deps
  return {
    ...deps,
    db: {
      ...db,
      look: work => live(() => db.look(work)),
      transaction: work => live(() => db.transaction(work)),
    },
    wallet: { send: (name, fields) => live(() => wallet.send(name, fields)) },
    steps: () => steps,
  }
}
