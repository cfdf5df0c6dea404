import type { Toast } from '@saya/ui/toaster'

/** Says one sentence at the top of the screen. What shows it comes with the first sentence. */
export async function say(sentence: string, tone: Toast['tone'] = 'plain'): Promise<void> {
  const { showToast } = await import('@saya/ui/toaster')
  showToast(sentence, tone)
}
