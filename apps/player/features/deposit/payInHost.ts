import { callServer } from '../../shared/client.ts'
import { bridge } from '../../shared/bridge.ts'
import { tellChanged } from '../../shared/changes.ts'
import { currentHost } from '../../shared/host.ts'
import { go } from '../../shared/navigation.ts'
import { say } from '../../shared/say.ts'
import { speak } from '../../shared/texts.ts'
import { depositTexts } from './deposit.texts.ts'

/**
 * Has somebody pay where the app is open: in its host's own way, where it has one. What the host says of it is a reason to
 * ask the server, and nothing more.
 */
export async function payInHost(payAt: string, id: string): Promise<void> {
  const paid = await bridge().pay(payAt)
  if (paid === 'away') return
  const t = speak(depositTexts, document.documentElement.lang === 'tl' ? 'tl' : 'en')
  if (paid === 'left') return say(currentHost() === 'lazadamini' ? t.lazadaFailed : t.depositFailed, 'bad')
  const deposit = await callServer('GET /finance/deposit/detail', { query: { id } }).catch(() => undefined)
  tellChanged('wallet')
  if (deposit?.status === 'completed') return say(t.succeeded, 'ok')
  await go(`/s-transaction/status?id=${id}&type=deposit`)
}
