import { showToast, type Toast } from '@saya/ui/toaster'
import { tap } from './device/tap.ts'

/** Says one sentence at the top of the screen; that something has worked is felt too. */
export function toast(sentence: string, tone: Toast['tone']): void {
  showToast(sentence, tone)
  if (tone === 'ok') tap()
}
