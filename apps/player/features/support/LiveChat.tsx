import { useEffect, useState, useSyncExternalStore } from 'react'
import { namedEndpoints } from '../../shared/answer/namedEndpoints.ts'
import { useToken } from '../../shared/session/session.ts'
import { useTexts } from '../../shared/texts.ts'
import { useProfile } from '../../shared/answer/useProfile.ts'
import { chatAddress } from './chatAddress.ts'
import { chatUser } from './chatUser.ts'
import { serviceTexts } from './service.texts.ts'

const never = () => () => {}

/** The people who help, in a frame of the party that they use. It is there once it is known who asks. */
export function LiveChat({ url }: { url: string }) {
  const isAwake = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const isMember = useToken() !== ''
  if (!isAwake) return <ChatFrame />
  return isMember ? <MemberChat url={url} /> : <ChatFrame address={chatAddress(url)} />
}

function MemberChat({ url }: { url: string }) {
  const { answer, error } = useProfile()
  if (answer) return <ChatFrame address={chatAddress(url, chatUser(answer))} />
  return error === undefined ? <ChatFrame /> : <ChatFrame address={chatAddress(url)} />
}

/** What a chat writes first comes a little after its frame has loaded. */
const settlesMs = 500

/**
 * Their page runs on its own host, is told neither from where nor by whom it is opened beyond its address, may not lead
 * this window elsewhere, and is given nothing of the device.
 */
function ChatFrame({ address }: { address?: string }) {
  const t = useTexts(serviceTexts)
  const [stage, setStage] = useState<'loading' | 'loaded' | 'settled'>('loading')
  useEffect(() => {
    if (stage !== 'loaded') return
    const timer = setTimeout(() => setStage('settled'), settlesMs)
    return () => clearTimeout(timer)
  }, [stage])
  return (
    <div className="chatBox">
      {address && (
        <iframe
          key={address}
          className="chatFrame"
          src={address}
          title={t.chat}
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
          referrerPolicy="no-referrer"
          onLoad={() => setStage(now => (now === 'loading' ? 'loaded' : now))}
        />
      )}
      {stage !== 'settled' && (
        <p className="chatLoading" role="status">
          {t.loading}
        </p>
      )}
    </div>
  )
}

/** Where the operator's chat is, if there is one. */
export function chatUrl(): string | undefined {
  return namedEndpoints().chatUrl
}
