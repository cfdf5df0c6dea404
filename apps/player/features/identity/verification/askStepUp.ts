import { loadModule } from '../../../shared/answer/loadModule.ts'

/** Whether a call was refused until the person has proved that it is them. */
export function needsStepUp(failure: unknown): boolean {
  return (failure as { reason?: unknown }).reason === 'step_up_required'
}

/** Asks for that proof, over a page on which nothing else is open, and says whether it was given. */
export async function askStepUp(): Promise<boolean> {
  const { openStepUp } = await loadModule(() => import('./openStepUp.tsx'))
  return openStepUp({})
}
