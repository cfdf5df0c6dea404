import { moneyLimits } from '@saya/contract/limits'
import { Icon } from '@saya/ui/icon'
import { checkBold } from '@saya/ui/icon/drawings/checkBold'
import { useId } from 'react'
import { useTexts } from '../../shared/texts.ts'
import { ChannelLogo } from './ChannelLogo.tsx'
import { type Channel, takesTicketAtFirst } from './choice.rules.ts'
import { depositTexts } from './deposit.texts.ts'

interface ChannelPickerProps {
  readonly channels: readonly Channel[]
  readonly chosen: Channel | undefined
  readonly onChoose: (id: string) => void
}

/** The payment methods as tiles, of which one is marked. */
export function ChannelPicker({ channels, chosen, onChoose }: ChannelPickerProps) {
  const t = useTexts(depositTexts)
  const name = useId()
  return (
    <fieldset className="channelPicker">
      <legend>{t.methods}</legend>
      <div className="channelTiles">
        {channels.map(channel => (
          <label key={channel.id} className="channelTile">
            <input
              type="radio"
              name={name}
              value={channel.id}
              checked={channel.id === chosen?.id}
              onChange={() => onChoose(channel.id)}
            />
            <span className="channelMark">
              <Icon drawing={checkBold} size={14} />
            </span>
            {takesTicketAtFirst(channel) && <span className="channelBonus">+{moneyLimits.cashbackPercent}%</span>}
            <ChannelLogo name={channel.name} img={channel.img} />
            <span className="channelName">{channel.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
