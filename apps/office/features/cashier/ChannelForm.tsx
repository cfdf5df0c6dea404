import { callOffice } from '../../shared/client.ts'
import { useMay } from '../../shared/own.ts'
import { WholeForm } from '../../shared/act/WholeForm.tsx'
import { groupsOf, valuesOf, type Wish, wishOf } from './channelFields.ts'
import type { Channel } from './channels.tsx'

interface ChannelFormProps {
  readonly channel: Channel
  readonly onChanged: () => void
}

/** The whole of a channel. It is saved from the version that was seen. */
export function ChannelForm({ channel, onChanged }: ChannelFormProps) {
  const mayChange = useMay()('channel.change')
  async function save(wish: Wish, reason: string): Promise<string> {
    const { id, version } = channel
    await callOffice('POST /office/api/channel/change', { body: { id, version, wish, reason } })
    onChanged()
    return `${wish.name} was saved. It applies to the next request.`
  }
  return (
    <WholeForm
      groups={groupsOf(channel)}
      initial={valuesOf(channel)}
      isReadOnly={!mayChange}
      wishOf={wishOf}
      save={save}
      onReread={onChanged}
    />
  )
}
