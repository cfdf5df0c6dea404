import type { Toast } from '@saya/ui/toaster'
import { wantHost } from '@saya/ui/topLayer'
import { tap } from './device/tap.ts'

/** Says one sentence at the top of the screen. What shows it comes with the first sentence. */
export async function say(sentence: string, tone: Toast['tone'] = 'plain'): Promise<void> {
  const { showToast } = await import('@saya/ui/toaster')
  showToast(sentence, tone)
  if (tone === 'ok') tap()
}

/** Fetches what shows sentences, so that one about a network that is gone can be said. */
export async function prepareToSay(): Promise<void> {
  await import('@saya/ui/toaster')
  wantHost()
}
