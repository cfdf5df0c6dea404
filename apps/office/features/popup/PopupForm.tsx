import { useState } from 'react'
import { ActButton } from '../../shared/ActButton.tsx'
import { ActFields, isComplete } from '../../shared/ActFields.tsx'
import { callOffice, sentenceOf } from '../../shared/client.ts'
import { useMay } from '../../shared/own.ts'
import { reasonField } from '../../shared/reasonField.ts'
import { say } from '../../shared/say.ts'
import { fieldGroups, valuesOf, type Wish, wishOf } from './popupFields.ts'
import type { Popup } from './popups.tsx'

interface PopupFormProps {
  /** Nothing for a new one. */
  readonly popup: Popup | undefined
  readonly onSaved: (id: string) => void
}

const all = [...fieldGroups.flatMap(([, fields]) => fields), reasonField]

/** The whole of a popup. One that is there is saved from the version that was seen; either way with a reason. */
export function PopupForm({ popup, onSaved }: PopupFormProps) {
  const mayChange = useMay()('popup.change')
  const [values, setValues] = useState(() => valuesOf(popup))
  const [fault, setFault] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function send(): Promise<void> {
    const wish = wishOf(values)
    if (typeof wish === 'string') return setFault(wish)
    setBusy(true)
    setFault('')
    try {
      const id = await save(popup, wish, values.reason ?? '')
      say(wish.is_on ? 'It is saved, and on.' : 'It is saved, and off.', 'ok')
      onSaved(id)
    } catch (error) {
      setFault(sentenceOf(error))
    }
    setBusy(false)
  }

  return (
    <form
      className="popupForm"
      onSubmit={event => {
        event.preventDefault()
        if (!isBusy) void send()
      }}
    >
      {fieldGroups.map(([title, fields]) => (
        <fieldset key={title} className="panel" disabled={!mayChange}>
          <legend>{title}</legend>
          <ActFields fields={fields} values={values} onChange={setValues} />
        </fieldset>
      ))}
      {mayChange && (
        <div className="panel popupSave">
          <ActFields fields={[reasonField]} values={values} onChange={setValues} />
          {fault && <p role="alert">{fault}</p>}
          <div className="actBar">
            <ActButton isSubmit look="approve" isBusy={isBusy} isDisabled={!isComplete(all, values)}>
              Save
            </ActButton>
          </div>
        </div>
      )}
    </form>
  )
}

async function save(popup: Popup | undefined, wish: Wish, reason: string): Promise<string> {
  if (!popup) return (await callOffice('POST /office/api/popup/create', { body: { wish, reason } })).id
  const { id, version } = popup
  await callOffice('POST /office/api/popup/change', { body: { id, version, wish, reason } })
  return id
}
