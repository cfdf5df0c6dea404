import { flushSync } from 'react-dom'
import './pageTransition.css'

/** Changes the page under a fade and a short slide, or at once where the browser has no View Transitions. */
export async function withPageTransition(change: () => void): Promise<void> {
  if (!document.startViewTransition) return change()
  const transition = document.startViewTransition(() => flushSync(change))
  // A transition that the browser skips, for a hidden page or a newer one, has changed the page all the same.
  transition.ready.catch(() => {})
  await transition.updateCallbackDone
}
