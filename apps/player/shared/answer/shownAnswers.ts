import { missable, tellChanged } from './changes.ts'
import { outdateAnswers } from './client.ts'

type Refresh = () => Promise<unknown>

const shown = new Map<string, Refresh>()

/** Notes what is shown, as long as it is, and how it is asked for anew. */
export function noteShown(name: string, refresh: Refresh): () => void {
  shown.set(name, refresh)
  return () => {
    if (shown.get(name) === refresh) shown.delete(name)
  }
}

/** Asks anew for whatever is shown. Answers whether any of it came. */
export async function refreshShown(): Promise<boolean> {
  await outdateAnswers()
  const asked = [...shown.values()].map(refresh => refresh())
  for (const subject of missable) tellChanged(subject)
  const ends = await Promise.allSettled(asked)
  return ends.length === 0 || ends.some(({ status }) => status === 'fulfilled')
}
