import { Answered } from '../../shared/Answered.tsx'
import { base } from '../../shared/navigation.ts'
import { PageHead } from '../../shared/PageHead.tsx'
import { useAnswer } from '../../shared/useAnswer.ts'
import { ChannelForm } from './ChannelForm.tsx'
import { ChannelState } from './channels.tsx'
import { ChannelWay } from './ChannelWay.tsx'
import './cashier.css'

/** All of one channel, to be seen and changed. */
export function ChannelPage({ id }: { readonly id: string }) {
  const all = useAnswer('GET /office/api/channel/list', { query: {} })
  return (
    <Answered of={all}>
      {({ d }) => {
        const channel = d.find(one => one.id === id)
        return (
          <>
            <PageHead title={<a href={`${base}/channels`}>Channels</a>} note={channel?.name ?? id}>
              {channel && <ChannelState channel={channel} />}
            </PageHead>
            {channel ? (
              <div className="channelWhole">
                {channel.mode === 2 && <ChannelWay channel={channel} onChanged={() => void all.reload()} />}
                <ChannelForm key={channel.version} channel={channel} onChanged={() => void all.reload()} />
              </div>
            ) : (
              <p className="listEmpty">This channel was not found.</p>
            )}
          </>
        )
      }}
    </Answered>
  )
}
