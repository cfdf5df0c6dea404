import { callServer } from '../../shared/answer/client.ts'
import { bridge } from '../../shared/device/bridge.ts'
import { tellChanged } from '../../shared/answer/changes.ts'
import { currentHost } from '../../shared/device/host.ts'
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
  const isLeft = paid === 'left'
  const deposit = await (isLeft ? leave(id) : look(id)).catch(() => undefined)
  tellChanged('wallet')
  if (deposit?.status === 'completed') return say(t.succeeded, 'ok')
  if (isLeft) await say(currentHost() === 'lazadamini' ? t.lazadaFailed : t.depositFailed, 'bad')
  if (deposit?.status === 'canceled') return
  // What could not be said is said again by the page; a payment that is under way is waited for there.
  const how = isLeft && !deposit ? '&how=left' : ''
  await go(`/s-transaction/status?id=${id}&type=deposit${how}`)
}

function look(id: string) {
  return callServer('GET /finance/deposit/detail', { query: { id } })
}

/** They do not pay, the host says. The server has the gateway close the page, and credits what was paid by then. */
function leave(id: string) {
  return callServer('POST /finance/deposit/cancel', { body: { id } })
}
