import { flushSync } from 'react-dom'
import './pageTransition.css'

/** Changes the page under a fade and a short slide, or at once where the browser has no View Transitions. */
export function withPageTransition(change: () => void) {
  if (document.startViewTransition) document.startViewTransition(() => flushSync(change))
  else change()
}
