import { useMemo, useState } from 'react'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { currentHost } from '../../shared/device/host.ts'
import { channelsFor } from './choice.rules.ts'

/** The ways to pay in that are offered where the app is open. */
export function useChannels() {
  const asked = useAnswer('GET /finance/channel/list', { query: { mode: '1' } })
  const [host] = useState(currentHost)
  const { answer } = asked
  const channels = useMemo(() => answer && channelsFor(host, answer.d), [answer, host])
  return { asked, channels, host }
}
