import { ActBar } from '../../shared/act/ActBar.tsx'
import { Facts } from '../../shared/Facts.tsx'
import { gatewayTitle } from '../../shared/gatewayTitles.ts'
import { writeTime } from '../../shared/times.ts'
import type { Channel } from './channels.tsx'
import { wayActsOf } from './wayActs.ts'

interface ChannelWayProps {
  readonly channel: Channel
  readonly onChanged: () => void
}

/** By which way money goes out, and what somebody proposed instead. Two people change it. */
export function ChannelWay({ channel, onChanged }: ChannelWayProps) {
  const { way } = channel
  return (
    <section className="panel channelWay" aria-labelledby="channelWay">
      <h2 id="channelWay">Payout details</h2>
      <Facts rows={rowsOf(channel)} />
      {way && (
        <>
          <h3>Waiting for approval</h3>
          <Facts
            rows={[
              ...rowsOf(way),
              ['Proposed', `${writeTime(way.proposed_at)}, ${way.is_mine ? 'by you' : way.proposed_by}`],
              ['Reason', way.reason],
            ]}
          />
        </>
      )}
      <ActBar acts={wayActsOf(channel)} things={[channel]} nameOf={({ name }) => name} onDone={onChanged} />
    </section>
  )
}

function rowsOf({ name, gateway, instrument }: Pick<Channel, 'name' | 'gateway' | 'instrument'>) {
  return [
    ['Name', name],
    ['Gateway', gatewayTitle(gateway)],
    ['Bank code (BIC)', instrument],
  ] as const
}
