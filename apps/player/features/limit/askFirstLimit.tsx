import { openModal } from '@saya/ui/modal'
import { callServer } from '../../shared/answer/client.ts'
import { readOwner } from '../../shared/session/session.ts'
import { FirstLimit } from './FirstLimit.tsx'

/** Whom this page need not ask about again. */
let known = ''

/** Asks a member for a limit before they first pay in, once. Nothing that fails here is in the way of paying in. */
export async function askFirstLimit(): Promise<void> {
  const owner = readOwner()
  if (owner && owner === known) return
  const asks = await callServer('GET /member/limit/prompt').then(
    answer => answer.asks,
    () => false,
  )
  known = owner
  if (!asks) return
  const { closed } = openModal(close => <FirstLimit onDone={() => close()} />, { look: 'sheet' })
  await closed
  await callServer('POST /member/limit/prompt/close').catch(() => {})
}
