import { useMemo, useState } from 'react'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { currentHost } from '../../shared/device/host.ts'
import { useOffers } from '../../shared/offers/useOffers.ts'
import { channelsFor, withoutTickets } from './choice.rules.ts'

/** The ways to pay in that are offered where the app is open. Whoever is shown no offers is shown no ticket for paying in. */
export function useChannels() {
  const asked = useAnswer('GET /finance/channel/list', { query: { mode: '1' } })
  const [host] = useState(currentHost)
  const offers = useOffers()
  const { answer } = asked
  const channels = useMemo(() => {
    const open = answer && channelsFor(host, answer.d)
    return offers === 'shown' ? open : open && withoutTickets(open)
  }, [answer, host, offers])
  return { asked, channels, host }
}
