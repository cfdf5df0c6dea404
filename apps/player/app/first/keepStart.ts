import { arrive } from '../arrive.ts'

const start = '#content h1, #content main'

/**
 * Gives the keyboard and the reader the beginning of the page again when it is drawn anew under them, as it is when what
 * the page waited for has come. Returns what ends that.
 */
export function keepStart(): () => void {
  let held: Element | undefined
  const watch = new MutationObserver(() => {
    if (!held || held.isConnected) return
    held = undefined
    if (document.activeElement === document.body) arrive()
  })
  function hold({ target }: FocusEvent) {
    held = target instanceof Element && target.matches(start) ? target : undefined
  }
  watch.observe(document, { childList: true, subtree: true })
  document.addEventListener('focusin', hold)
  return () => {
    watch.disconnect()
    document.removeEventListener('focusin', hold)
  }
}
