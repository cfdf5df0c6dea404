import type { Toast } from '@saya/ui/toaster'
import { wantHost } from '@saya/ui/topLayer'

/** Says one sentence at the top of the screen. What shows it comes with the first sentence. */
export async function say(sentence: string, tone: Toast['tone'] = 'plain'): Promise<void> {
  const { toast } = await import('./toast.ts')
  toast(sentence, tone)
}

/** Fetches what shows sentences, so that one about a network that is gone can be said. */
export async function prepareToSay(): Promise<void> {
  await import('./toast.ts')
  wantHost()
}
