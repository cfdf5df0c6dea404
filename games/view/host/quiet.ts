import { hearApp } from './hearApp.ts'

/**
 * Whether the app that a game lies in wants nothing to be heard: `quiet` and `loud` are its words. What its settings say counts
 * above the game's own choice, and the button for that is not shown then.
 */
export function openQuiet(returnUrl: string): () => boolean {
  const page = document.documentElement
  hearApp(returnUrl, word => {
    if (word === 'quiet' || word === 'loud') page.toggleAttribute('data-quiet', word === 'quiet')
  })
  return () => page.hasAttribute('data-quiet')
}
