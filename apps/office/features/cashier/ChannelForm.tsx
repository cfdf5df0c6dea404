import { useState } from 'react'
import { ActButton } from '../../shared/ActButton.tsx'
import { ActFields, isComplete } from '../../shared/ActFields.tsx'
import { callOffice, sentenceOf } from '../../shared/client.ts'
import { useMay } from '../../shared/own.ts'
import { reasonField } from '../../shared/reasonField.ts'
import { say } from '../../shared/say.ts'
import { fieldGroups, valuesOf, wishOf } from './channelFields.ts'
import type { Channel } from './channels.tsx'

interface ChannelFormProps {
  readonly channel: Channel
  readonly onChanged: () => void
}

const all = [...fieldGroups.flatMap(([, fields]) => fields), reasonField]

/** The whole of a channel. It is saved from the version that was seen, with a reason. */
export function ChannelForm({ channel, onChanged }: ChannelFormProps) {
  const mayChange = useMay()('channel.change')
  const [values, setValues] = useState(() => valuesOf(channel))
  const [fault, setFault] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function save(): Promise<void> {
    const wish = wishOf(values)
    if (typeof wish === 'string') return setFault(wish)
    setBusy(true)
    setFault('')
    const body = { id: channel.id, version: channel.version, wish, reason: values.reason ?? '' }
    try {
      await callOffice('POST /office/api/channel/change', { body })
      say(`${wish.name} is saved. It counts from the next call on.`, 'ok')
      onChanged()
    } catch (error) {
      setFault(sentenceOf(error))
    }
    setBusy(false)
  }

  return (
    <form
      className="channelForm"
      onSubmit={event => {
        event.preventDefault()
        if (!isBusy) void save()
      }}
    >
      {fieldGroups.map(([title, fields]) => (
        <fieldset key={title} className="panel" disabled={!mayChange}>
          <legend>{title}</legend>
          <ActFields fields={fields} values={values} onChange={setValues} />
        </fieldset>
      ))}
      {mayChange && (
        <div className="panel channelSave">
          <ActFields fields={[reasonField]} values={values} onChange={setValues} />
          {fault && <p role="alert">{fault}</p>}
          <div className="actBar">
            <ActButton isSubmit look="approve" isBusy={isBusy} isDisabled={!isComplete(all, values)}>
              Save
            </ActButton>
            <ActButton onClick={onChanged}>Show what is there now</ActButton>
          </div>
        </div>
      )}
    </form>
  )
}
